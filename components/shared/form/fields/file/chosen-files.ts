import { isErrorCode, type ErrorCode } from '@/lib/forms/error-codes'
import { isOfKind, MAX_FILE_BYTES, MAX_FILES } from '@/rules/fields/file'
import { ChosenFile } from './chosen-file'
import { newAttempt } from '../../enhance/attempt'
import type { KeptFile } from '../../enhance/draft'
import { CONTROL } from '@/lib/forms/form'
import { PART_PLACE } from './file-texts'
import { FileRow, percent } from './file-row'
import type { Texts } from '../../enhance/texts'

/** The server keeps a file that nobody hands in for a day; an hour is left to hand it in. Milliseconds. */
const SERVER_KEEPS = 23 * 60 * 60 * 1000

type Options = { form: string; texts: Texts; changed: () => void }

/** A file that comes back into the form, and its content where this device has it. */
export type FileToRestore = KeptFile & { file?: File | null }

/** The files of a field, each of which is sent by itself when it is chosen. (Requirements, section 10, forms without a page of their own) */
export class ChosenFiles {
  readonly name: string
  readonly input: HTMLInputElement
  private readonly list: HTMLElement
  private readonly template: HTMLTemplateElement
  /** Null for one that arrived with another page. */
  private readonly files = new Map<FileRow, ChosenFile | null>()
  /** Contents of those that the server has and this device too. */
  private readonly contents = new WeakMap<FileRow, File>()
  /** Those of a draft that are not there any more. */
  private readonly lost = new Set<FileRow>()

  constructor(
    private readonly place: HTMLElement,
    private readonly options: Options,
  ) {
    const [input, list, template] = [
      place.querySelector<HTMLInputElement>('input[type=file]'),
      place.querySelector('[data-file-list]'),
      place.querySelector<HTMLTemplateElement>('template'),
    ]
    if (!input || !list || !template) throw new Error('A field for files lacks a part.')
    this.input = input
    this.list = list
    this.template = template
    this.name = place.dataset.files ?? ''
    for (const row of list.querySelectorAll('li')) this.takeOver(row)
    place.querySelector('[data-files-total]')?.remove()
    input.addEventListener('change', () => this.choose())
    if (input.files?.length) this.choose()
  }

  /** What keeps the form from being sent. */
  get error(): ErrorCode | null {
    const code = [...this.files.values()].find((file) => file?.error)?.error
    if (!code) return null
    return isErrorCode(code) ? code : this.codeOf('unsent')
  }

  /** Resolves when nothing is being sent any more. */
  async settled(): Promise<void> {
    await Promise.all([...this.files.values()].map(async (file) => file?.settled()))
  }

  /** What a draft keeps: of a file that was not sent only what it is called and how much of it has arrived, so that its loss can be told. */
  get kept(): KeptFile[] {
    return [...this.files].flatMap(([row, file]) => {
      if (file?.isRefused || this.lost.has(row)) return []
      const arrived = row.storedId === null && file?.arrived ? file.arrived : undefined
      return [{ id: row.storedId, name: row.name, at: row.storedAt, ...(arrived && { arrived }) }]
    })
  }

  /** What goes with a form that waits for a line, contents included. */
  get toWait(): FileToRestore[] {
    return [...this.files].flatMap(([row, file]) =>
      file?.isRefused || this.lost.has(row) ? [] : [{ id: row.storedId, name: row.name, at: row.storedAt, file: file?.file ?? this.contents.get(row) ?? null }],
    )
  }

  /** Whether a file could not be sent for want of a line, and nothing else is wrong. */
  get isOnlyCut(): boolean {
    const failed = [...this.files.values()].filter((file) => file?.error)
    return failed.length > 0 && failed.every((file) => file?.isCut)
  }

  /** Files of a draft: those that the server still has go with the form, others that are here are sent; else it is said that they are lost. */
  restore(kept: readonly FileToRestore[]): void {
    if (this.files.size > 0) return
    for (const { id, name, at, file, arrived = 0 } of kept) {
      const isStored = id !== null && Date.now() - at < SERVER_KEEPS
      if (file && !isStored) {
        this.add(file)
        continue
      }
      const row = this.newRow(name, null)
      if (file) this.contents.set(row, file)
      this.files.set(row, null)
      if (isStored) row.showStored(this.text('storedText'), this.name, id, at)
      else this.lose(row, arrived)
    }
    this.update()
  }

  private lose(row: FileRow, arrived: number): void {
    const text = arrived > 0 ? this.textWith('again', percent(arrived)) : this.text('lost')
    row.showFailed(text, false)
    this.lost.add(row)
    this.announce(`${row.name}: ${text}`)
  }

  get hasRefused(): boolean {
    return this.refused.length > 0
  }

  /** Files that were refused, and named, go. */
  leave(): void {
    for (const row of this.refused) this.drop(row)
    this.update()
  }

  get waiting(): string {
    return this.text('waiting')
  }

  get isSending(): boolean {
    return [...this.files.values()].some((file) => file?.isSending)
  }

  clear(): void {
    for (const row of this.files.keys()) this.drop(row)
    this.update()
  }

  private choose(): void {
    const chosen = [...(this.input.files ?? [])]
    // The file is on its way: the form must not carry it a second time.
    this.input.value = ''
    this.leave()
    if (!this.input.multiple) for (const row of this.files.keys()) this.drop(row)
    for (const file of chosen) this.add(file)
    this.update()
  }

  private add(file: File): void {
    const row = this.newRow(file.name, file.size)
    const { form, texts } = this.options
    const chosen = new ChosenFile({
      file,
      row,
      form,
      field: this.name,
      attempt: () => this.attempt,
      unsent: this.codeOf('unsent'),
      texts: {
        sending: this.text('sending'),
        stored: this.text('storedText'),
        goingOn: this.text('goingOn'),
        broken: this.text('broken'),
        arrived: (part) => this.textWith('arrived', part),
        of: (code) => texts.errors[code] ?? texts.problems[code] ?? code,
      },
      announce: (text) => this.announce(text),
      changed: () => this.update(),
    })
    this.files.set(row, chosen)
    const code = this.refusal(file)
    if (code) chosen.fail(code)
    else chosen.send()
  }

  /** What is wrong with a file at first sight. */
  private refusal({ name, size }: File): ErrorCode | null {
    if (!isOfKind(name, (this.place.dataset.kinds ?? '').split(','))) return this.codeOf('wrongKind')
    if (size === 0) return 'file_empty'
    if (size > MAX_FILE_BYTES) return 'file_too_large'
    return this.files.size - this.refused.length > MAX_FILES ? 'too_many_files' : null
  }

  /** One that was sent with a form that came back: it becomes a row like the others. */
  private takeOver(element: Element): void {
    const id = element.querySelector<HTMLInputElement>('input[type=checkbox]:checked')?.value
    const name = element.querySelector('[data-file-name]')?.textContent ?? ''
    element.remove()
    if (!id) return
    const row = this.newRow(name, null)
    this.files.set(row, null)
    row.showStored(this.text('storedText'), this.name, id)
  }

  private newRow(name: string, bytes: number | null): FileRow {
    const row = new FileRow(this.template, name, bytes)
    row.on('remove', () => {
      this.drop(row)
      this.announce(`${name}: ${this.text('removed')}`)
      this.update()
      this.input.focus()
    })
    this.list.append(row.element)
    return row
  }

  private get refused(): FileRow[] {
    return [...this.files].flatMap(([row, file]) => (file?.isRefused || this.lost.has(row) ? [row] : []))
  }

  private drop(row: FileRow): void {
    this.files.get(row)?.remove()
    row.element.remove()
    this.files.delete(row)
  }

  private update(): void {
    this.list.hidden = this.files.size === 0
    this.options.changed()
  }

  private announce(text: string): void {
    const place = this.place.querySelector('[data-file-status]')
    if (place) place.textContent = text
  }

  private text(name: 'sending' | 'storedText' | 'removed' | 'waiting' | 'lost' | 'goingOn' | 'broken' | 'arrived' | 'again'): string {
    return this.place.dataset[name] ?? ''
  }

  private textWith(name: 'arrived' | 'again', part: string): string {
    return this.text(name).replace(PART_PLACE, part)
  }

  /** Of the form as it stands; where it has none yet another one, by which a file can go on for as long as this page is open. */
  private get attempt(): string {
    const field = this.input.form?.elements.namedItem(CONTROL.attempt)
    return (field instanceof HTMLInputElement && field.value) || newAttempt()
  }

  private codeOf(what: 'unsent' | 'wrongKind'): ErrorCode {
    const code = this.place.dataset[what] ?? ''
    return isErrorCode(code) ? code : 'file_unsent'
  }
}
