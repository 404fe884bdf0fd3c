import { processState } from '@/lib/framework/process/process-state.mjs'

/** A number that only grows: whoever counts often keeps it, and looks for it once. */
export type Count = { value: number }

/** Counts by what they count, which may be of few kinds only. */
export class Tally {
  readonly #counts = new Map<string, { labels: readonly string[]; count: Count }>()

  of(...labels: string[]): Count {
    const key = labels.join('\n')
    const found = this.#counts.get(key)
    if (found) return found.count
    const count = { value: 0 }
    this.#counts.set(key, { labels, count })
    return count
  }

  add(...labels: string[]): void {
    this.of(...labels).value += 1
  }

  get all(): { labels: readonly string[]; value: number }[] {
    return [...this.#counts.values()].map(({ labels, count }) => ({ labels, value: count.value }))
  }
}

type Tallies = {
  /** Requests by route and class of status (`2xx`). */
  requests: Tally
  /** Kept answers by how they came: `repeated` before the framework, else as its cache says (`hit`, `stale`, `miss`). */
  keptAnswers: Tally
  /** Answers made anew, by whether that went well. */
  renewals: Tally
  /** Refusals by their reason. */
  refusals: Tally
}

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    tallies?: Tallies
  }
}

/** What this process has counted since it began, for `/metrics`. Server only. */
export const tallies = (processState.tallies ??= { requests: new Tally(), keptAnswers: new Tally(), renewals: new Tally(), refusals: new Tally() })
