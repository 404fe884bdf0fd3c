import type { KeptFile } from '../enhance/draft'
import type { FieldFiles, FileToRestore } from './field-files'

/** The files of a form: each field of files adds its own. */
export class FormFiles {
  private readonly fields = new Map<string, FieldFiles>()
  private readonly listeners = new Set<() => void>()

  /** Returns what takes it away again. */
  add(name: string, field: FieldFiles): () => void {
    this.fields.set(name, field)
    const end = field.subscribe(() => this.listeners.forEach((listener) => listener()))
    return () => {
      end()
      this.fields.delete(name)
    }
  }

  /** At every change of a file. Returns what ends it. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  get names(): string[] {
    return [...this.fields.keys()]
  }

  /** What keeps the form from being sent, in words: a file that failed, and was neither sent again nor removed. */
  get errors(): Record<string, string> {
    return this.each(({ error }) => error)
  }

  /** What the rules look at: the ids, one for each file that is still on its way too. */
  get values(): Record<string, string[]> {
    return this.each(({ ids }) => ids)
  }

  /** What the form's button says until its files are there. */
  get waiting(): string {
    return [...this.fields.values()][0]?.waiting ?? ''
  }

  get isSending(): boolean {
    return [...this.fields.values()].some((field) => field.isSending)
  }

  /** What a draft keeps of them. */
  get kept(): Record<string, KeptFile[]> {
    return this.each(({ kept }) => kept)
  }

  /** What goes with a form that waits for a line, contents included. */
  get toWait(): Record<string, FileToRestore[]> {
    return this.each(({ toWait }) => toWait)
  }

  /** Whether all that is wrong with a form are files for which there was no line. */
  areOnlyCut(wrong: readonly string[]): boolean {
    return wrong.length > 0 && wrong.every((name) => this.fields.get(name)?.isOnlyCut)
  }

  /** Shows again what a draft kept of them, or what waited with the form. */
  restore(kept: Readonly<Record<string, readonly FileToRestore[]>>): void {
    for (const [name, field] of this.fields) field.restore(kept[name] ?? [])
  }

  /** What was refused, and named, is of no concern any more. */
  leave(): void {
    for (const field of this.fields.values()) field.leave()
  }

  clear(): void {
    for (const field of this.fields.values()) field.clear()
  }

  /** The first field of which a file was refused. */
  get refused(): string | undefined {
    return this.names.find((name) => this.fields.get(name)?.hasRefused)
  }

  /** Resolves when nothing is being sent any more. */
  async settled(): Promise<void> {
    await Promise.all([...this.fields.values()].map((field) => field.settled()))
  }

  private each<T>(of: (field: FieldFiles) => T | undefined): Record<string, T> {
    return Object.fromEntries(
      [...this.fields].flatMap(([name, field]): [string, T][] => {
        const found = of(field)
        return found === undefined ? [] : [[name, found]]
      }),
    )
  }
}
