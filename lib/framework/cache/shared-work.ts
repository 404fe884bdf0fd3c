import { setTimeout as wait } from 'node:timers/promises'
import { marks } from './marks.mjs'

/**
 * Does once what many want at the same time, or within `keepMs` after it was done. Who comes after a publication does not share what began before
 * it: that is done again.
 */
export class SharedWork<T> {
  readonly #shared = new Map<string, { published: number; result: Promise<T> }>()

  constructor(private readonly keepMs = 0) {}

  /** The result of `work`, or of what is being done or was just done under the same name. What fails is not kept. */
  do(name: string, work: () => Promise<T>): Promise<T> {
    const shared = this.#shared.get(name)
    if (shared?.published === marks.count) return shared.result
    const result = work()
    this.#shared.set(name, { published: marks.count, result })
    void this.#forget(name, result)
    return result
  }

  async #forget(name: string, result: Promise<T>): Promise<void> {
    try {
      await result
      if (this.keepMs > 0) await wait(this.keepMs, undefined, { ref: false })
    } catch {
      // Whoever asked for it is told.
    }
    if (this.#shared.get(name)?.result === result) this.#shared.delete(name)
  }
}
