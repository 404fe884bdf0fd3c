import { addCounts, classOf, type Counts, type DayOfPages, type Measure, MEASURES, type PageType } from '@/rules/speed'

/** What cannot be handed on is kept for so many days, and then forgotten from the oldest on. */
const MOST_DAYS = 7

type Values = { [M in Measure]?: number | undefined }

const counted = (measure: Measure, value: number | undefined): Counts => (value === undefined ? {} : { [classOf(measure, value)]: 1 })

/** How often pages of each type were as fast as that on each day. Nothing tells one visit from another. */
export class Sums {
  readonly #days = new Map<string, Map<PageType, DayOfPages>>()

  get isEmpty(): boolean {
    return this.#days.size === 0
  }

  /** Counts a visit. */
  note(now: Date, pageType: PageType, { lcp, inp, cls }: Values): void {
    const day = now.toISOString().slice(0, 10)
    this.add([{ day, pageType, visits: 1, lcp: counted('lcp', lcp), inp: counted('inp', inp), cls: counted('cls', cls) }])
  }

  /** Adds what was counted elsewhere, or taken from here before. */
  add(more: readonly DayOfPages[]): void {
    for (const each of more) {
      const pages = this.#days.get(each.day) ?? new Map<PageType, DayOfPages>()
      this.#days.set(each.day, pages.set(each.pageType, together(pages.get(each.pageType), each)))
    }
    for (const day of [...this.#days.keys()].sort().slice(0, -MOST_DAYS)) this.#days.delete(day)
  }

  /** Gives all, and begins anew. */
  take(): DayOfPages[] {
    const all = [...this.#days.values()].flatMap((pages) => [...pages.values()])
    this.#days.clear()
    return all
  }
}

function together(some: DayOfPages | undefined, more: DayOfPages): DayOfPages {
  if (!some) return more
  const counts = Object.fromEntries(MEASURES.map((measure) => [measure, addCounts(some[measure], more[measure])]))
  return { ...some, ...counts, visits: some.visits + more.visits }
}
