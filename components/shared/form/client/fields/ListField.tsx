import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useField, useFormApi } from '../form-context'
import { fill, type ListWords } from '../words'
import { Field, type FieldProps } from './Field'
import styles from '../../fields/list/list.module.css'

type Props = FieldProps & { words: ListWords; start?: string; placeholder?: string; suggestions?: readonly string[] }

/** Also those of Arabic keyboards. */
const SEPARATORS = /[,،;؛\n]/

const split = (text: string): string[] =>
  text
    .split(SEPARATORS)
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
    .filter(Boolean)

const MAX_CHARACTERS = 500

/** The entries with those that are new, however they are written; no more than the field may hold. */
const withMore = (entries: readonly string[], more: readonly string[]): string[] =>
  more.reduce<string[]>(
    (all, name) => {
      const isNew = all.every((entry) => entry.toLowerCase() !== name.toLowerCase())
      return isNew && [...all, name].join(', ').length <= MAX_CHARACTERS ? [...all, name] : all
    },
    [...entries],
  )

/**
 * Several words in one line, with commas between them. Script takes them one by one and shows each as an entry that
 * can be removed; the line goes unseen then and is what the form sends. (Requirements, section 3: several can be added by typing and Enter)
 */
export function ListField({ name, label, hint, required, words, start, placeholder, suggestions = [] }: Props) {
  const { form } = useFormApi()
  const { id, input } = useField(name, { hasHint: true, start })
  const [isParted, setParted] = useState(false)
  const [typing, setTyping] = useState('')
  const [said, setSaid] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const whole = String(useWatch({ control: form.control, name }) ?? form.getValues(name) ?? input.defaultValue ?? '')
  // What is being typed is kept too, and is no entry yet.
  const all = split(whole)
  const isTyped = typing.trim() !== '' && all.at(-1) === split(typing).at(-1)
  const entries = isTyped ? all.slice(0, -1) : all

  useEffect(() => {
    const { current } = box
    const part = () => setParted(true)
    // Not while somebody is typing in it.
    if (current && document.activeElement === current) current.addEventListener('blur', part, { once: true })
    else part()
    return () => current?.removeEventListener('blur', part)
  }, [])

  const write = (names: readonly string[]) => {
    form.setValue(name, names.join(', '), { shouldDirty: true, shouldValidate: form.getFieldState(name).invalid })
  }
  const add = (text: string) => {
    const more = withMore(entries, split(text))
    setTyping('')
    write(more)
    if (more.length > entries.length) setSaid(fill(words.added, { name: more.slice(entries.length).join(', ') }))
  }
  const remove = (entry: string, at: number) => {
    write([...entries.filter((other) => other !== entry), ...split(typing)])
    setSaid(fill(words.removed, { name: entry }))
    const next = list.current?.children[at + 1] ?? list.current?.children[at - 1]
    const button = next?.lastElementChild
    if (button instanceof HTMLElement) button.focus()
    else box.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typing.trim() === '') return
    event.preventDefault()
    add(typing)
  }
  const { ref, ...line } = input
  const own = isParted ? words.hint : words.typedHint
  const hints = hint ? (
    <>
      {hint} {own}
    </>
  ) : (
    own
  )
  return (
    <Field name={name} label={label} hint={hints} required={required}>
      <div className={styles.place}>
        <input
          {...line}
          ref={(element) => {
            if (!isParted) box.current = element
            ref(element)
          }}
          id={isParted ? undefined : id}
          required={required && !isParted}
          placeholder={placeholder}
          maxLength={MAX_CHARACTERS}
          autoComplete="off"
          hidden={isParted}
        />
        {isParted && (
          <>
            <ul ref={list} className={styles.list} aria-label={words.chosen}>
              {entries.map((entry, at) => (
                <li key={entry} className={styles.entry}>
                  <bdi>{entry}</bdi>
                  <button type="button" aria-label={fill(words.remove, { name: entry })} onClick={() => remove(entry, at)}>
                    <span aria-hidden="true">×</span>
                  </button>
                </li>
              ))}
            </ul>
            <div className={styles.typing}>
              <input
                ref={box}
                id={id}
                value={typing}
                required={required && entries.length === 0}
                placeholder={placeholder}
                maxLength={100}
                autoComplete="off"
                enterKeyHint="done"
                list={`${id}-known`}
                aria-describedby={input['aria-describedby']}
                aria-invalid={input['aria-invalid']}
                onChange={({ target }) => {
                  if (SEPARATORS.test(target.value)) return add(target.value)
                  setTyping(target.value)
                  write([...entries, ...split(target.value)])
                }}
                onKeyDown={press}
                onBlur={(event) => {
                  add(typing)
                  input.onBlur(event)
                }}
              />
              <button
                type="button"
                className="btn btn-ghost"
                onClick={() => {
                  add(typing)
                  box.current?.focus()
                }}
              >
                {words.add}
              </button>
            </div>
            <p className="visually-hidden" role="status">
              {said}
            </p>
            <datalist id={`${id}-known`}>
              {suggestions.map((known) => (
                <option key={known} value={known} />
              ))}
            </datalist>
          </>
        )}
      </div>
    </Field>
  )
}
