import { type FileRow, percent } from './file-row'
import { PASSING, upload } from './upload'

export type FileTexts = {
  sending: string
  stored: string
  /** It goes on where it stopped; its line broke, and is tried again. */
  goingOn: string
  broken: string
  /** That this part of it, in per cent, is there and is not sent again. */
  arrived: (part: string) => string
  /** In words, for the code of an error or problem. */
  of: (code: string) => string
}

type Options = {
  file: File
  row: FileRow
  form: string
  field: string
  /** Names the attempt to send the form. */
  attempt: () => string
  /** What is said when it could not be sent. */
  unsent: string
  texts: FileTexts
  /** Says it politely to those who do not see it. */
  announce: (text: string) => void
  /** It was sent, or was not, or a part of it has arrived. */
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
  /** How much of it is there although it is not whole, from 0 to 1. */
  arrived = 0
  private sending: Promise<void> | null = null
  private readonly controller = new AbortController()
  /** The one in which it was first sent. */
  private attempt: string | undefined

  constructor(private readonly options: Options) {
    options.row.on('retry', () => this.send())
    const goOn = () => this.arrived > 0 && this.isCut && this.send()
    addEventListener('online', goOn, { signal: this.controller.signal })
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
    const text = canRetry && this.arrived > 0 ? `${texts.of(code)} ${texts.arrived(percent(this.arrived))}` : texts.of(code)
    row.showFailed(text, canRetry)
    announce(`${row.name}: ${text}`)
    changed()
  }

  remove(): void {
    this.controller.abort()
    this.options.row.element.remove()
  }

  private async run(): Promise<void> {
    const { file, row, form, field, attempt, unsent, texts, announce, changed } = this.options
    this.error = null
    this.isCut = false
    const say = (text: string) => announce(`${row.name}: ${text}`)
    let words = texts.sending
    const show = (text: string) => {
      words = text
      row.showProgress(this.arrived, words)
      say(words)
    }
    row.showSending()
    show(words)
    const answer = await upload({
      file,
      form,
      field,
      attempt: (this.attempt ??= attempt()),
      onProgress: (part) => row.showProgress(part, words),
      onArrived: (part, isFromBefore) => {
        this.arrived = part
        if (isFromBefore) show(texts.goingOn)
        changed()
      },
      onBroken: () => show(texts.broken),
      signal: this.controller.signal,
    })
    if (this.controller.signal.aborted) return
    this.isCut = answer === null
    if (answer?.state !== 'stored') return this.fail(answer && answer.code !== 'file_unsent' ? answer.code : unsent)
    row.showStored(texts.stored, field, answer.id)
    say(texts.stored)
    changed()
  }
}
