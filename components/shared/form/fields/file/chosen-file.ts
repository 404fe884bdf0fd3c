import type { FileRow } from './file-row'
import { PASSING, upload } from './upload'

export type FileTexts = {
  sending: string
  stored: string
  /** In words, for the code of an error or problem. */
  of: (code: string) => string
}

type Options = {
  file: File
  row: FileRow
  form: string
  field: string
  /** What is said when it could not be sent. */
  unsent: string
  texts: FileTexts
  /** Says it politely to those who do not see it. */
  announce: (text: string) => void
  /** It was sent, or was not. */
  changed: () => void
}

/** One chosen file on its way to the content service. */
export class ChosenFile {
  /** The code of what went wrong, and may go well at the next try. */
  error: string | null = null
  /** Nothing will come of it: it was named, and is left out. */
  isRefused = false
  /** There was no line for it. */
  isCut = false
  private sending: Promise<void> | null = null
  private readonly controller = new AbortController()

  constructor(private readonly options: Options) {
    options.row.on('retry', () => this.send())
  }

  get file(): File {
    return this.options.file
  }

  get isSending(): boolean {
    return this.sending !== null
  }

  /** Resolves when it is not being sent any more. */
  async settled(): Promise<void> {
    await this.sending
  }

  send(): void {
    this.sending ??= this.run().finally(() => (this.sending = null))
  }

  /** Says what is wrong with it, and lets it be sent again where that may help; else it is left out. */
  fail(code: string): void {
    const { row, texts, announce, unsent, changed } = this.options
    const canRetry = code === unsent || PASSING.includes(code)
    this.error = canRetry ? code : null
    this.isRefused = !canRetry
    row.showFailed(texts.of(code), canRetry)
    announce(`${row.name}: ${texts.of(code)}`)
    changed()
  }

  remove(): void {
    this.controller.abort()
    this.options.row.element.remove()
  }

  private async run(): Promise<void> {
    const { file, row, form, field, unsent, texts, announce, changed } = this.options
    this.error = null
    row.showSending(texts.sending)
    announce(`${row.name}: ${texts.sending}`)
    const onProgress = (part: number) => row.showProgress(part, texts.sending)
    const answer = await upload({ file, form, onProgress, signal: this.controller.signal })
    if (this.controller.signal.aborted) return
    this.isCut = answer === null
    if (answer?.state !== 'stored') return this.fail(answer && answer.code !== 'file_unsent' ? answer.code : unsent)
    row.showStored(texts.stored, field, answer.id)
    announce(`${row.name}: ${texts.stored}`)
    changed()
  }
}
