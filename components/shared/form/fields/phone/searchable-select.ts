/** How texts are compared: without case, accents and marks of direction. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u2066-\u2069]/gu, '')
    .trim()
    .toLowerCase()

/** The entries of a list that hold what was typed, those that begin with it first. */
export function matches(options: readonly HTMLOptionElement[], typed: string): HTMLOptionElement[] {
  const query = plain(typed)
  const found = options.filter(({ text }) => plain(text).includes(query))
  const [first, rest]: HTMLOptionElement[][] = [[], []]
  for (const option of found) (plain(option.text).startsWith(query) ? first : rest)?.push(option)
  return [...(first ?? []), ...(rest ?? [])]
}

type Parts = { input: HTMLInputElement; list: HTMLUListElement; status: HTMLElement }

function partsOf(place: HTMLElement): Parts | null {
  const [input, list, status] = [place.querySelector('input'), place.querySelector('ul'), place.querySelector<HTMLElement>('[role=status]')]
  return input && list && status ? { input, list, status } : null
}

/**
 * A list whose entries are found by typing; the list itself stays, unseen, and is what the form sends.
 * (ARIA Authoring Practices, editable combobox with list autocomplete)
 */
class SearchableSelect {
  private found: HTMLOptionElement[] = []
  private active = -1

  constructor(
    private readonly select: HTMLSelectElement,
    private readonly parts: Parts,
  ) {
    const { input, list } = parts
    input.addEventListener('focus', () => input.select())
    // Not with the click: an error that appears above may move the field away before that.
    input.addEventListener('mousedown', () => this.open(''))
    input.addEventListener('input', () => this.open(input.value))
    input.addEventListener('keydown', (event) => this.press(event))
    input.addEventListener('blur', () => this.close())
    // The text field keeps the focus, so that it is not left before something is chosen.
    list.addEventListener('pointerdown', (event) => event.preventDefault())
    list.addEventListener('click', ({ target }) => {
      if (target instanceof Element) this.choose([...list.children].indexOf(target.closest('li') ?? list))
    })
    select.addEventListener('change', () => this.close())
    this.close()
  }

  private get isOpen(): boolean {
    return !this.parts.list.hidden
  }

  private get isSearching(): boolean {
    return this.parts.input.value !== this.chosen
  }

  private get chosen(): string {
    return this.select.selectedOptions[0]?.text ?? ''
  }

  private open(typed: string): void {
    const { input, list, status } = this.parts
    this.found = matches([...this.select.options], typed)
    list.replaceChildren(
      ...this.found.map(({ text }, index) => {
        const item = document.createElement('li')
        item.id = `${list.id}-${index}`
        item.role = 'option'
        item.textContent = text
        return item
      }),
    )
    list.hidden = this.found.length === 0
    status.textContent = this.found.length === 0 ? (status.dataset.none ?? '') : ''
    input.setAttribute('aria-expanded', String(this.isOpen))
    this.activate(typed === '' ? this.found.findIndex(({ selected }) => selected) : 0)
  }

  private activate(index: number): void {
    const { input, list } = this.parts
    this.active = this.found.length === 0 ? -1 : (index + this.found.length) % this.found.length
    for (const [at, item] of [...list.children].entries()) item.ariaSelected = String(at === this.active)
    const item = list.children[this.active]
    if (!(item instanceof HTMLElement)) return input.removeAttribute('aria-activedescendant')
    input.setAttribute('aria-activedescendant', item.id)
    // Only within the list: the page stays where it is.
    list.scrollTop = item.offsetTop - (list.clientHeight - item.offsetHeight) / 2
  }

  private press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      if (this.isOpen) this.activate(this.active + step)
      else this.open('')
    } else if (event.key === 'Enter' && (this.isOpen || this.isSearching)) {
      // Where nothing was found, a search that is ended sends no form.
      this.choose(this.active)
    } else if (event.key === 'Escape' && this.isOpen) {
      this.close()
    } else {
      // What was searched for is meant by whoever goes on to the next field.
      if (event.key === 'Tab' && this.isOpen) this.choose(this.active)
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }

  private choose(index: number): void {
    const option = this.found[index]
    if (!option) return
    this.select.value = option.value
    this.select.dispatchEvent(new Event('input', { bubbles: true }))
    this.select.dispatchEvent(new Event('change', { bubbles: true }))
  }

  /** Shows what is chosen, whatever was typed. */
  private close(): void {
    const { input, list, status } = this.parts
    list.hidden = true
    status.textContent = ''
    input.value = this.chosen
    input.setAttribute('aria-expanded', 'false')
    input.removeAttribute('aria-activedescendant')
  }
}

/** Puts the text field beside it in a list's place; not while somebody is choosing in the list. */
export function makeSearchable(select: HTMLSelectElement, place: HTMLElement): void {
  const parts = partsOf(place)
  if (!parts) return
  const swap = () => {
    new SearchableSelect(select, parts)
    select.hidden = true
    place.hidden = false
  }
  if (document.activeElement === select) select.addEventListener('blur', swap, { once: true })
  else swap()
}
