import { FILE_NAME, joinFileName } from '@/lib/forms/file-name'
import { formatFileSize, formatNumber } from '@/lib/i18n/format'
import { toLocale } from '@/rules/languages'

const locale = () => toLocale(document.documentElement.lang)

/** A part of 1 in per cent, as the language of the page writes it. */
export const percent = (part: number) => formatNumber(locale(), part, { style: 'percent' })

const hidden = (field: string, name: string, value: string): HTMLInputElement => {
  const input = document.createElement('input')
  Object.assign(input, { type: 'hidden', name, value })
  input.dataset.stored = field
  return input
}

/** The row of one chosen file: its name and size, how far it is, and what can be done with it. */
export class FileRow {
  readonly element: HTMLLIElement
  /** What the server gave for it, and when. */
  storedId: string | null = null
  storedAt = Date.now()

  constructor(
    template: HTMLTemplateElement,
    readonly name: string,
    bytes: number | null,
  ) {
    const copy = template.content.cloneNode(true)
    const element = copy.firstChild
    if (!(element instanceof HTMLLIElement)) throw new Error('The template of a file has no row.')
    this.element = element
    this.part('name').textContent = name
    this.part('size').textContent = bytes === null ? '' : formatFileSize(locale(), bytes)
    for (const action of ['retry', 'remove'] as const) {
      const button = this.part(action)
      button.setAttribute('aria-label', `${button.textContent}: ${name}`)
    }
  }

  on(action: 'retry' | 'remove', run: () => void): void {
    this.part(action).addEventListener('click', run)
  }

  showSending(): void {
    this.show({ text: '', isSending: true })
  }

  showProgress(part: number, text: string): void {
    const bar = this.part('progress')
    if (bar instanceof HTMLProgressElement) bar.value = part
    this.part('state').textContent = `${text} ${percent(part)}`
  }

  showFailed(text: string, canRetry: boolean): void {
    this.show({ text, isFailed: true, canRetry })
  }

  /** It is there; its id goes with the form. */
  showStored(text: string, field: string, id: string, at = Date.now()): void {
    this.storedId = id
    this.storedAt = at
    this.show({ text })
    this.element.append(hidden(field, field, id), hidden(field, field + FILE_NAME, joinFileName(id, this.name)))
  }

  private show({
    text,
    isSending = false,
    isFailed = false,
    canRetry = false,
  }: {
    text: string
    isSending?: boolean
    isFailed?: boolean
    canRetry?: boolean
  }): void {
    this.part('state').textContent = text
    this.part('progress').hidden = !isSending
    this.part('retry').hidden = !canRetry
    this.element.toggleAttribute('data-failed', isFailed)
  }

  private part(name: 'name' | 'size' | 'state' | 'progress' | 'retry' | 'remove'): HTMLElement {
    const part = this.element.querySelector(`[data-file-${name}]`)
    if (!part) throw new Error(`The row of a file has no ${name}.`)
    return part
  }
}
