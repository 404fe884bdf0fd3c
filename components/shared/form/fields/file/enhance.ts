import type { Errors } from '@/lib/forms/form'
import type { KeptFile } from '../../enhance/draft'
import type { Behaviour } from '../behaviours'
import { ChosenFiles, type FileToRestore } from './chosen-files'
import type { Texts } from '../../enhance/texts'

/** The files of a form. */
export class FormFiles {
  constructor(readonly fields: readonly ChosenFiles[]) {}

  /** What keeps the form from being sent: a file that failed, and was neither sent again nor removed. */
  get errors(): Errors {
    return Object.fromEntries(this.fields.flatMap(({ name, error }) => (error ? [[name, error]] : [])))
  }

  get isSending(): boolean {
    return this.fields.some((field) => field.isSending)
  }

  /** What a draft keeps of them. */
  get kept(): Record<string, KeptFile[]> {
    return Object.fromEntries(this.fields.map(({ name, kept }) => [name, kept]))
  }

  /** What goes with a form that waits for a line. */
  get toWait(): Record<string, FileToRestore[]> {
    return Object.fromEntries(this.fields.map(({ name, toWait }) => [name, toWait]))
  }

  /** Whether all that is wrong with a form are files for which there was no line. */
  areOnlyCut(errors: Errors): boolean {
    const wrong = Object.keys(errors)
    return wrong.length > 0 && wrong.every((name) => this.fields.find((field) => field.name === name)?.isOnlyCut)
  }

  /** Shows again what a draft kept of them, or what waited with the form. */
  restore(kept: Readonly<Record<string, FileToRestore[]>>): void {
    for (const field of this.fields) field.restore(kept[field.name] ?? [])
  }

  /** What was refused, and named, is of no concern any more. */
  leave(): void {
    for (const field of this.fields) field.leave()
  }

  /** Takes the focus to the first field of which a file was refused, if there is one. */
  focusRefused(): boolean {
    const field = this.fields.find(({ hasRefused }) => hasRefused)
    field?.input.focus()
    return field !== undefined
  }

  /** What the form's button says until then. */
  get waiting(): string {
    return this.fields[0]?.waiting ?? ''
  }

  /** Resolves when nothing is being sent any more. */
  async settled(): Promise<void> {
    await Promise.all(this.fields.map((field) => field.settled()))
  }
}

/** Sends the files of a form one by one as they are chosen; the form hears of every change as `files`. */
export function prepare(form: HTMLFormElement, texts: Texts): Behaviour & { files: FormFiles } {
  const options = { form: form.dataset.form ?? '', texts, changed: () => form.dispatchEvent(new Event('files')) }
  const places = [...form.querySelectorAll('[data-files]')]
  const fields = places.map((place) => new ChosenFiles(place, options))
  form.addEventListener('emptied', () => fields.forEach((field) => field.clear()))
  return { files: new FormFiles(fields) }
}
