import 'server-only'
import { randomUUID } from 'node:crypto'

/** As long as what it asks to confirm may be confirmed. Milliseconds. */
export const LASTS_MS = 30 * 60 * 1000

/** What all of them, and one of them, may take. Characters. */
const MOST = 16 * 1024 * 1024
const LARGEST = 512 * 1024

type Kept<Answer> = { answer: Answer; size: number; until: number }

/**
 * Answers to forms that were sent without script, in the memory of this process. The browser is led on to a page that shows one; the
 * page's address holds a name that nobody can guess, and nothing of what was typed. (docs/decisions/answers-without-script.md)
 */
export class Answers<Answer> {
  /** The oldest first. */
  private readonly kept = new Map<string, Kept<Answer>>()
  private size = 0

  /** Keeps an answer for half an hour and gives its name, or null when it is larger than any form. */
  keep(answer: Answer): string | null {
    const size = JSON.stringify(answer).length
    if (size > LARGEST) return null
    const id = randomUUID()
    this.kept.set(id, { answer, size, until: Date.now() + LASTS_MS })
    this.size += size
    for (const [name, { until }] of this.kept) {
      if (until > Date.now() && this.size <= MOST) break
      this.forget(name)
    }
    return id
  }

  /** The answer of this name, or null when there is none (any more). */
  read(id: string | string[] | undefined): Answer | null {
    const found = typeof id === 'string' ? this.kept.get(id) : undefined
    return found && found.until > Date.now() ? found.answer : null
  }

  private forget(id: string): void {
    this.size -= this.kept.get(id)?.size ?? 0
    this.kept.delete(id)
  }
}
