import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { matches } from './matches'
import styles from '../../fields/phone/phone.module.css'

type Props = {
  /** The native list in whose place it stands. */
  select: RefObject<HTMLSelectElement | null>
  /** What is chosen; undefined for what the native list came with. */
  value: string | undefined
  id: string
  label: string
  /** Of the label and the hint of its field, spoken with its own name. */
  field: string
  hint?: string
  /** Said when nothing is found. */
  none: string
  onChoose: (value: string) => void
}

/**
 * A list whose entries are found by typing; the native list stays, unseen, and is what the form sends.
 * (ARIA Authoring Practices, editable combobox with list autocomplete)
 */
export function CountrySelect({ select, value, id, label, field, hint, none, onChoose }: Props) {
  /** What is searched for, and what stands there meanwhile; undefined while nothing is. */
  const [search, setSearch] = useState<{ query: string; text: string }>()
  const [active, setActive] = useState(-1)
  const list = useRef<HTMLUListElement>(null)
  const [options] = useState(() => [...(select.current?.options ?? [])])
  const [start] = useState(() => select.current?.value)
  const index = options.findIndex((option) => option.value === (value ?? start))
  const found = search ? matches(options, search.query) : []
  const chosen = options[index]?.text ?? ''
  const isOpen = found.length > 0

  useEffect(() => {
    const item = list.current?.children[active]
    // Only within the list: the page stays where it is.
    if (list.current && item instanceof HTMLElement) list.current.scrollTop = item.offsetTop - (list.current.clientHeight - item.offsetHeight) / 2
  }, [active, search])

  const open = (query: string, text = query) => {
    setSearch({ query, text })
    setActive(query === '' ? index : 0)
  }
  const close = () => setSearch(undefined)
  const choose = (at: number) => {
    const option = found[at]
    if (option) onChoose(option.value)
    close()
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      if (isOpen) setActive((active + step + found.length) % found.length)
      else open('', chosen)
    } else if (event.key === 'Enter' && search) choose(active)
    else if (event.key === 'Escape' && isOpen) close()
    else {
      // What was searched for is meant by whoever goes on to the next field.
      if (event.key === 'Tab' && isOpen) choose(active)
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={styles.search}>
      <input
        id={id}
        type="text"
        role="combobox"
        aria-label={label}
        aria-labelledby={`${id} ${field}`}
        aria-describedby={hint}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-found`}
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={search?.text ?? chosen}
        onFocus={({ target }) => target.select()}
        // Not with the click: an error that appears above may move the field away before that.
        onMouseDown={() => open('', chosen)}
        onChange={({ target }) => open(target.value)}
        onKeyDown={press}
        onBlur={close}
      />
      <ul
        ref={list}
        id={`${id}-found`}
        className={styles.found}
        role="listbox"
        aria-label={label}
        hidden={!isOpen}
        // The text field keeps the focus, so that it is not left before something is chosen.
        onPointerDown={(event) => event.preventDefault()}
      >
        {found.map((option, at) => (
          <li key={option.value} id={`${id}-${at}`} role="option" aria-selected={at === active} onClick={() => choose(at)}>
            {option.text}
          </li>
        ))}
      </ul>
      <p className={styles.none} role="status">
        {search && !isOpen ? none : ''}
      </p>
    </div>
  )
}
