/** Addresses to be rendered anew: first those that an editor looks at, then those that show the same elsewhere. */
export type Renewal = { own: string[]; others: string[] }

/** Rendered beside each other: enough to be quick, few enough to leave visitors their turn. */
const TOGETHER = 3

/** Milliseconds after an editor's page in which none of the others begins: who publishes in three languages has each of them at once, and the others made once. */
export const AFTER_OWN = 500

/** More that wait are left to their next visit. */
export const MOST_RENEWALS = 500

/**
 * Has kept answers rendered anew in the background, so that no visitor waits for it. One that changes again while it is rendered is rendered once
 * more. What an editor looks at is rendered one after the other, and nothing else begins beside it or right after it: each is there the sooner.
 */
export class Renewals {
  readonly #own = new Set<string>()
  readonly #others = new Set<string>()
  #running = 0
  #isOwnRunning = false
  #afterOwn: NodeJS.Timeout | undefined
  #tellDone: (() => void)[] = []

  /** `render` resolves when an address is rendered, or cannot be. */
  constructor(private readonly render: (address: string) => Promise<void>) {}

  /** How many are still to be done. */
  get count(): number {
    return this.#own.size + this.#others.size + this.#running
  }

  /** Resolves as soon as nothing is to be done. */
  done(): Promise<void> {
    return this.count === 0 ? Promise.resolve() : new Promise((resolve) => this.#tellDone.push(resolve))
  }

  add({ own, others }: Renewal): void {
    for (const address of own) {
      this.#others.delete(address)
      this.#own.add(address)
    }
    for (const address of others) {
      if (this.#others.size < MOST_RENEWALS && !this.#own.has(address)) this.#others.add(address)
    }
    this.#begin()
  }

  #begin(): void {
    while (!this.#isOwnRunning && this.#running < TOGETHER) {
      const isOwn = this.#own.size > 0
      if (!isOwn && this.#afterOwn) return
      const address = this.#take()
      if (address === undefined) return
      void this.#work(address, isOwn)
    }
  }

  async #work(address: string, isOwn: boolean): Promise<void> {
    this.#running += 1
    if (isOwn) this.#isOwnRunning = true
    try {
      await this.render(address)
    } finally {
      this.#running -= 1
      if (isOwn) this.#endOwn()
      this.#begin()
      if (this.count === 0) for (const tell of this.#tellDone.splice(0)) tell()
    }
  }

  #endOwn(): void {
    this.#isOwnRunning = false
    clearTimeout(this.#afterOwn)
    this.#afterOwn = setTimeout(() => {
      this.#afterOwn = undefined
      this.#begin()
    }, AFTER_OWN).unref()
  }

  #take(): string | undefined {
    const from = this.#own.size > 0 ? this.#own : this.#others
    const [address] = from
    if (address !== undefined) from.delete(address)
    return address
  }
}
