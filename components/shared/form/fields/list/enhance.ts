import type { Behaviour } from '../behaviours'

/** Also those of Arabic keyboards. */
const SEPARATORS = /[,،;؛\n]/

const split = (text: string): string[] =>
  text
    .split(SEPARATORS)
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
    .filter(Boolean)

const MAX_CHARACTERS = 500

/** Several words, each an entry that can be removed. The field with the name keeps all of them, and what is being typed. */
class ListOfEntries {
  private entries: string[] = []
  private readonly list: HTMLUListElement
  private readonly typing: HTMLInputElement
  private readonly status: HTMLElement
  private readonly entry: HTMLTemplateElement

  constructor(
    private readonly place: HTMLElement,
    private readonly kept: HTMLInputElement,
  ) {
    const [parts, entry] = place.querySelectorAll('template')
    parts?.replaceWith(parts.content)
    const [list, typing, status] = [
      place.querySelector('ul'),
      place.querySelector<HTMLInputElement>('input:not([name])'),
      place.querySelector<HTMLElement>('[role=status]'),
    ]
    if (!list || !typing || !status || !entry) throw new Error('A field for several entries lacks a part.')
    this.list = list
    this.typing = typing
    this.status = status
    this.entry = entry
    kept.hidden = true
    kept.removeAttribute('id')
    this.read()
  }

  listen(): void {
    const { typing } = this
    typing.addEventListener('input', () => (SEPARATORS.test(typing.value) ? this.add() : this.write()))
    typing.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.isComposing || typing.value.trim() === '') return
      event.preventDefault()
      this.add()
    })
    typing.addEventListener('blur', () => {
      this.add()
      this.kept.dispatchEvent(new Event('blur'))
    })
    typing.parentElement?.querySelector('button')?.addEventListener('click', () => {
      this.add()
      typing.focus()
    })
    for (const type of ['restored', 'emptied']) this.kept.form?.addEventListener(type, () => this.read())
  }

  private read(): void {
    this.entries = []
    this.list.replaceChildren()
    this.typing.value = ''
    for (const name of split(this.kept.value)) this.append(name)
  }

  private add(): void {
    const added = split(this.typing.value).filter((name) => this.append(name))
    this.typing.value = ''
    this.write()
    if (added.length > 0) this.say('added', added.join(', '))
  }

  private append(name: string): boolean {
    const folded = name.toLowerCase()
    const isNew = this.entries.every((entry) => entry.toLowerCase() !== folded)
    if (!isNew || [...this.entries, name].join(', ').length > MAX_CHARACTERS) return false
    this.entries.push(name)
    this.list.append(this.item(name))
    return true
  }

  private item(name: string): Node {
    const item = this.entry.content.cloneNode(true) as DocumentFragment
    const [words, button] = [item.querySelector('bdi'), item.querySelector('button')]
    if (words) words.textContent = name
    button?.setAttribute('aria-label', (button.getAttribute('aria-label') ?? '').replace('#', name))
    button?.addEventListener('click', () => this.remove(name, button.closest('li')))
    return item
  }

  private remove(name: string, item: HTMLLIElement | null): void {
    const next = item?.nextElementSibling ?? item?.previousElementSibling
    this.entries = this.entries.filter((entry) => entry !== name)
    item?.remove()
    this.write()
    this.say('removed', name)
    ;(next?.querySelector('button') ?? this.typing).focus()
  }

  private write(): void {
    this.kept.value = [...this.entries, ...split(this.typing.value)].join(', ')
    this.kept.dispatchEvent(new Event('input', { bubbles: true }))
  }

  private say(what: 'added' | 'removed', name: string): void {
    this.status.textContent = (this.place.dataset[what] ?? '').replace('#', name)
  }
}

/** Takes several words of a field one by one. */
export function prepare(form: HTMLFormElement): Behaviour {
  for (const place of form.querySelectorAll('[data-list]')) {
    const kept = place.querySelector('input')
    if (!kept) continue
    const part = () => {
      new ListOfEntries(place, kept).listen()
      for (const hint of place.parentElement?.querySelectorAll('[data-list-hint]') ?? []) hint.hidden = !hint.hidden
    }
    // Not while somebody is typing in it.
    if (document.activeElement === kept) kept.addEventListener('blur', part, { once: true })
    else part()
  }
  return {}
}
