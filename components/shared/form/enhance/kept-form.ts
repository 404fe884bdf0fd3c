import { CONTROL } from '@/lib/forms/form'
import { newAttempt } from './attempt'
import { claim, type Draft, keepDraft, keepDrafts, keepsDrafts, noteRestored, readDrafts } from './draft'
import type { FileToRestore } from '../fields/file/chosen-files'
import type { FormFiles } from '../fields/file/enhance'
import { draftName, draftNames, forgetDraft } from './forget-draft'
import { focusFirst } from './show'
import { changedIn, empty, fillIn, typedToKeep } from './values'

/** Between the last key and keeping what was typed. Milliseconds. */
const PAUSE = 300

/** The newest draft that no other tab has. */
async function claimDraft(key: string): Promise<Draft | null> {
  for (const draft of readDrafts(key)) if (await claim(draftName(key, draft.attempt))) return draft
  return null
}

/**
 * A form whose content is kept on the visitor's device, and nowhere else, until it is sent, cleared or a day old. Of files the ids
 * are kept that the server gave for them.
 */
export class KeptForm {
  private timer: ReturnType<typeof setTimeout> | undefined

  private constructor(
    private readonly form: HTMLFormElement,
    private readonly key: string,
    private readonly files: FormFiles | null,
  ) {}

  static async open(form: HTMLFormElement, files: FormFiles | null): Promise<KeptForm> {
    const key = form.dataset.draft ?? form.id
    // What came back from the server is newer.
    const draft = form.dataset.answered === undefined ? await claimDraft(key) : null
    const kept = new KeptForm(form, key, files)
    kept.begin(draft)
    return kept
  }

  /** Forgets what was typed and empties the form; what is sent next is another attempt. */
  clear(): void {
    this.forget()
    empty(this.form)
    this.form.dispatchEvent(new Event('emptied'))
    this.forget()
    this.attempt = newAttempt()
    void claim(draftName(this.key, this.attempt))
    this.say(false)
  }

  /** Takes back what waited to be sent, as the same attempt. What was typed meanwhile stays a draft of its own. */
  takeBack(draft: Draft, files: Readonly<Record<string, FileToRestore[]>>): void {
    if (this.timer) this.keep()
    empty(this.form)
    this.form.dispatchEvent(new Event('emptied'))
    fillIn(this.form, draft.values)
    this.restored(draft, files)
    void claim(draftName(this.key, draft.attempt))
    this.keep()
  }

  private restored(draft: Draft, files: Readonly<Record<string, FileToRestore[]>>): void {
    noteRestored(this.form, draft)
    this.form.dispatchEvent(new Event('restored'))
    // By which files go on that were not sent to their end.
    this.attempt = draft.attempt
    this.files?.restore(files)
  }

  private begin(draft: Draft | null): void {
    const { form } = this
    if (draft) {
      // What was typed before the script came is newer.
      fillIn(form, draft.values, changedIn(form))
      this.restored(draft, draft.files ?? {})
    } else {
      this.attempt ||= newAttempt()
      void claim(draftName(this.key, this.attempt))
    }
    this.say(draft !== null)
    if (changedIn(form).size > 0) this.keepSoon()
    for (const type of ['input', 'change', 'files']) form.addEventListener(type, ({ target }) => this.isKept(target) && this.keepSoon())
    addEventListener('pagehide', () => this.timer && this.keep())
    form.querySelector('[data-clear]')?.addEventListener('click', () => {
      this.clear()
      focusFirst(form)
    })
    const choice = form.querySelector<HTMLInputElement>('[data-keep-nothing]')
    if (!choice) return
    choice.checked = !keepsDrafts()
    choice.addEventListener('change', () => this.choose(!choice.checked))
  }

  private choose(isKept: boolean): void {
    keepDrafts(isKept)
    if (isKept) return this.keep()
    this.forget()
    for (const name of draftNames(() => true)) forgetDraft(name)
    this.say(false)
  }

  private isKept(target: EventTarget | null): boolean {
    return !(target instanceof Element && target.matches('[data-keep-nothing]'))
  }

  private keepSoon(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.keep(), PAUSE)
  }

  private forget(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    forgetDraft(draftName(this.key, this.attempt))
  }

  private keep(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    if (!keepsDrafts()) return
    const { form, files } = this
    this.say(keepDraft(this.key, { at: Date.now(), attempt: this.attempt, values: typedToKeep(form), ...(files && { files: files.kept }) }))
  }

  /** The choice is seen from the beginning; that something is kept, when it is. */
  private say(isKept: boolean): void {
    const place = this.form.querySelector('[data-kept]')
    if (!place) return
    place.dataset.kept = ''
    for (const part of place.querySelectorAll<HTMLElement>('[data-kept-words], [data-clear]')) part.hidden = !isKept
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
