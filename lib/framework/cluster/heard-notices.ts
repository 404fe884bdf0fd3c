import { processState } from '@/lib/framework/process/process-state.mjs'

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    heardNotices?: HeardNotices
  }
}

/** For which a notice may come again by another way. Milliseconds. */
const REMEMBER_MS = 60_000

/**
 * The notices of which this process has heard lately, by their numbers: each is told to every process of the site, and told on by each through
 * Redis. What comes again brings nothing new, and would outdate what has just been made.
 */
export class HeardNotices {
  /** The oldest first. */
  readonly #times = new Map<number, number>()

  /** Whether anything of a notice is new; notes that it was heard. One without numbers always is. */
  take(ids: readonly number[] = [], now = Date.now()): boolean {
    for (const [id, time] of this.#times) {
      if (now - time < REMEMBER_MS) break
      this.#times.delete(id)
    }
    const isNew = ids.length === 0 || ids.some((id) => !this.#times.has(id))
    for (const id of ids) if (!this.#times.has(id)) this.#times.set(id, now)
    return isNew
  }
}

/** Those of this process. */
export const heardNotices = (): HeardNotices => (processState.heardNotices ??= new HeardNotices())
