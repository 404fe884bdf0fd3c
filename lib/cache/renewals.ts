/** What one change, or several that came together, leave to be done: tags to mark and pages to render anew. */
export type Renewal = { tags: string[]; own: string[]; others: string[] }

type Steps = {
  /** Marks what hangs on these tags as grown old, now. */
  mark: (tags: string[]) => Promise<void>
  /** Has a page rendered and waits until it is. */
  render: (pathname: string) => Promise<void>
}

/** Pages rendered beside each other: enough to be quick, few enough to leave visitors their turn. */
const TOGETHER = 6

/** Pages of earlier changes that are rendered once more: they may show what changed after them, as tabs do. */
const MOST_AGAIN = 100

/**
 * After this time a rendering that a visitor had begun before a change, and that reads what was there before it, has ended.
 * Milliseconds.
 */
const STRAGGLERS = 3000

const union = (one: string[], other: string[]) => [...new Set([...one, ...other])]

function merge(one: Renewal | null, other: Renewal): Renewal {
  if (!one) return other
  return { tags: union(one.tags, other.tags), own: union(one.own, other.own), others: union(one.others, other.others) }
}

function inTurns(pages: string[]): string[][] {
  return Array.from({ length: Math.ceil(pages.length / TOGETHER) }, (_, turn) => pages.slice(turn * TOGETHER, (turn + 1) * TOGETHER))
}

/**
 * Renews pages, one renewal at a time. Changes that come meanwhile are gathered and their tags marked again afterwards: a
 * rendering that began before a change and ended after it would otherwise count as newer than the change, and keep what
 * was there before. They need not wait for the pages that only list an earlier change, though: those go on afterwards.
 * Visitors begin renderings too: for theirs everything is marked once more a little later.
 */
export class Renewals {
  #waiting: Renewal | null = null
  #isRunning = false
  #done: Renewal | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly steps: Steps) {}

  /** Resolves when the renewal is done, or has been handed to the one that runs. */
  async run(renewal: Renewal): Promise<void> {
    this.#done = merge(this.#done, renewal)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#again(), STRAGGLERS)
    await this.#work(renewal)
  }

  #again(): Promise<void> | undefined {
    const done = this.#done
    this.#done = null
    return done ? this.#work(done) : undefined
  }

  async #work(renewal: Renewal): Promise<void> {
    this.#waiting = merge(this.#waiting, renewal)
    if (this.#isRunning) return
    this.#isRunning = true
    try {
      let done: string[] = []
      while (this.#waiting) {
        const next = this.#waiting
        this.#waiting = null
        await this.#renew({ ...next, others: union(next.others, done.filter((page) => !next.own.includes(page))) })
        done = union(done, next.own).slice(-MOST_AGAIN)
      }
    } finally {
      this.#isRunning = false
    }
  }

  async #renew({ tags, own, others }: Renewal): Promise<void> {
    await this.steps.mark(tags)
    // First what an editor looks at.
    for (const pages of inTurns(own)) await this.#render(pages)
    const turns = inTurns(others)
    while (turns.length > 0 && !this.#waiting) await this.#render(turns.shift() ?? [])
    if (turns.length > 0) this.#waiting = merge(this.#waiting, { tags: [], own: [], others: turns.flat() })
  }

  async #render(pages: string[]): Promise<void> {
    await Promise.all(pages.map(this.steps.render))
  }
}
