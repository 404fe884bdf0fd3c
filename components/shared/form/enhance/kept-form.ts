import { CONTROL } from '@/lib/forms/form'
import { keepDraft, readDraft } from './draft'
import { forgetDraft } from './forget-draft'
import { empty, fillIn, typedIn } from './values'

/** Between the last key and keeping what was typed. Milliseconds. */
const PAUSE = 300

const newAttempt = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A form whose content is kept on the visitor's device, and nowhere else, until it is sent, cleared or a day old. */
export class KeptForm {
  private readonly key: string
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly form: HTMLFormElement) {
    this.key = form.dataset.draft ?? form.id
    this.restore()
    form.addEventListener('input', () => this.keepSoon())
    form.addEventListener('change', () => this.keepSoon())
    addEventListener('pagehide', () => this.timer && this.keep())
    form.querySelector('[data-clear]')?.addEventListener('click', () => this.clear())
  }

  /** Forgets what was typed and empties the form; what is sent next is another attempt. */
  clear(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    forgetDraft(this.key)
    empty(this.form)
    this.attempt = newAttempt()
    this.say(false)
    this.form.dispatchEvent(new Event('emptied'))
  }

  private restore(): void {
    const draft = readDraft(this.key)
    // What came back from the server is newer.
    if (this.form.dataset.answered === undefined && draft) {
      fillIn(this.form, draft.values)
      this.form.dispatchEvent(new Event('restored'))
    }
    this.attempt ||= draft?.attempt ?? newAttempt()
    this.say(draft !== null)
  }

  private keepSoon(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.keep(), PAUSE)
  }

  private keep(): void {
    this.timer = undefined
    this.say(keepDraft(this.key, { at: Date.now(), attempt: this.attempt, values: typedIn(this.form) }))
  }

  private say(isKept: boolean): void {
    const place = this.form.querySelector<HTMLElement>('[data-kept]')
    const ofFiles = place?.querySelector<HTMLElement>('[data-unkept]')
    if (place) place.hidden = !isKept
    if (ofFiles) ofFiles.hidden = !this.form.querySelector('[type=file]')
  }

  private get field(): HTMLInputElement | null {
    return this.form.querySelector(`input[name=${CONTROL.attempt}]`)
  }

  private get attempt(): string {
    return this.field?.value ?? ''
  }

  private set attempt(value: string) {
    if (this.field) this.field.value = value
  }
}
