/** @typedef {{ address: string, isAhead: boolean, begin: () => void, giveUp: () => void }} Waiting */

/** Made beside each other: more would share the one thread, and all be late. */
const AT_ONCE = 4

/** So long a visitor waits for the beginning, who can be given what was kept. Milliseconds. */
const PATIENCE_MS = 5000

/** After so long one counts as over whose end nobody has told of. Milliseconds. */
const LONGEST_MS = 20_000

/**
 * A publication may outdate hundreds of kept pages, and a crowd asks for all of them within seconds: some are made anew at once, by address, and
 * the others wait in their order, behind those that are known to have changed. (docs/decisions/turns.md)
 */
export class MakingTurns {
  /** @type {Map<string, NodeJS.Timeout>} */
  #running = new Map()
  /** @type {Waiting[]} */
  #waiting = []

  /** @param {{ atOnce?: number, patienceMs?: number, longestMs?: number }} [limits] */
  constructor({ atOnce = AT_ONCE, patienceMs = PATIENCE_MS, longestMs = LONGEST_MS } = {}) {
    this.atOnce = atOnce
    this.patienceMs = patienceMs
    this.longestMs = longestMs
  }

  get running() {
    return this.#running.size
  }

  get waiting() {
    return this.#waiting.length
  }

  /** @param {string} address */
  isRunning(address) {
    return this.#running.has(address)
  }

  /**
   * Resolves when an address may be made anew: true. False where that lasts too long. At once for one that is being made.
   * @param {string} address
   * @param {boolean} [isAhead] of those that are not
   * @returns {Promise<boolean>}
   */
  begin(address, isAhead = false) {
    if (this.#running.has(address)) return Promise.resolve(true)
    if (this.#running.size < this.atOnce) {
      this.#start(address)
      return Promise.resolve(true)
    }
    return new Promise((resolve) => {
      const timer = setTimeout(() => waiting.giveUp(), this.patienceMs)
      const leave = () => {
        clearTimeout(timer)
        this.#waiting = this.#waiting.filter((other) => other !== waiting)
      }
      const waiting = {
        address,
        isAhead,
        begin: () => {
          leave()
          resolve(true)
        },
        giveUp: () => {
          leave()
          resolve(false)
        },
      }
      const behind = isAhead ? this.#waiting.findIndex((other) => !other.isAhead) : -1
      this.#waiting.splice(behind < 0 ? this.#waiting.length : behind, 0, waiting)
    })
  }

  /** To be called when an address was made, or could not be. @param {string} address */
  end(address) {
    if (!this.#running.has(address)) return
    clearTimeout(this.#running.get(address))
    this.#running.delete(address)
    const [next] = this.#waiting
    if (!next) return
    this.#start(next.address)
    for (const waiting of this.#waiting.filter((other) => other.address === next.address)) waiting.begin()
  }

  /** @param {string} address */
  #start(address) {
    const timer = setTimeout(() => this.end(address), this.longestMs)
    timer.unref()
    this.#running.set(address, timer)
  }
}
