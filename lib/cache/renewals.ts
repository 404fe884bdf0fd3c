/** What one change, or several that came together, leave to be done: tags to mark and pages to render anew. */
export type Renewal = { tags: string[]; own: string[]; others: string[] }

type Steps = {
  /** Marks what hangs on a tag as grown old. */
  mark: (tag: string) => void
  /** Has a page rendered and waits until it is. */
  render: (pathname: string) => Promise<void>
}

/** Pages rendered beside each other: enough to be quick, few enough to leave visitors their turn. */
const TOGETHER = 6

const union = (one: string[], other: string[]) => [...new Set([...one, ...other])]

function merge(one: Renewal | null, other: Renewal): Renewal {
  if (!one) return other
  return { tags: union(one.tags, other.tags), own: union(one.own, other.own), others: union(one.others, other.others) }
}

/**
 * Renews pages, one renewal at a time. Changes that come meanwhile are gathered and their tags marked again afterwards: a
 * rendering that began before a change and ended after it would otherwise count as newer than the change, and keep what
 * was there before.
 */
export class Renewals {
  #waiting: Renewal | null = null
  #isRunning = false

  constructor(private readonly steps: Steps) {}

  /** Resolves when the renewal is done, or has been handed to the one that runs. */
  async run(renewal: Renewal): Promise<void> {
    this.#waiting = merge(this.#waiting, renewal)
    if (this.#isRunning) return
    this.#isRunning = true
    try {
      while (this.#waiting) {
        const next = this.#waiting
        this.#waiting = null
        await this.#renew(next)
      }
    } finally {
      this.#isRunning = false
    }
  }

  async #renew({ tags, own, others }: Renewal): Promise<void> {
    tags.forEach(this.steps.mark)
    // First what an editor looks at.
    await Promise.all(own.map(this.steps.render))
    for (let index = 0; index < others.length; index += TOGETHER) {
      await Promise.all(others.slice(index, index + TOGETHER).map(this.steps.render))
    }
  }
}
