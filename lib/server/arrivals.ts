import { setImmediate as phase } from 'node:timers/promises'

/** Work is not put off any longer for those who come. Milliseconds. */
const LONGEST = 250

/**
 * Tells when nobody is just coming. Node takes one new connection in each round of its loop: where rounds are long with work, a
 * visitor who asks for a kept page waits for all who came before to be let in.
 */
export class Arrivals {
  #count = 0

  /** Somebody has come. */
  note(): void {
    this.#count += 1
  }

  /** Resolves after a round in which nobody came. */
  async pause(): Promise<void> {
    const latest = performance.now() + LONGEST
    let before: number
    do {
      before = this.#count
      // From wherever this is called in a round, two of them have a whole one between them.
      await phase()
      await phase()
    } while (this.#count !== before && performance.now() < latest)
  }
}
