import {
  addCounts,
  type Counts,
  type DayOfPages,
  type Measure,
  PAGE_TYPES,
  type PageType,
  percentile75,
  type Rating,
  ratingOf,
  sharesOf,
  totalOf,
} from '../rules/speed'

/** What visits to pages of a type had of a measure: how many told it, what 75 of 100 did not exceed, its rating, and the part of each rating. */
export type Speed = { visits: number; value: number; rating: Rating; shares: Record<Rating, number> }

export type PagesSpeed = { pageType: PageType; visits: number } & Record<Measure, Speed | null>

function speedOf(measure: Measure, counts: Counts): Speed | null {
  const value = percentile75(measure, counts)
  return value === null ? null : { visits: totalOf(counts), value, rating: ratingOf(measure, value), shares: sharesOf(measure, counts) }
}

/** The days taken together by types of pages, the most visited first; types without a visit are left out. */
export function summarize(days: readonly DayOfPages[]): PagesSpeed[] {
  const pages = PAGE_TYPES.map((pageType) => {
    const own = days.filter((day) => day.pageType === pageType)
    const of = (measure: Measure) =>
      speedOf(
        measure,
        own.reduce<Counts>((sum, day) => addCounts(sum, day[measure]), {}),
      )
    return { pageType, visits: own.reduce((sum, { visits }) => sum + visits, 0), lcp: of('lcp'), inp: of('inp'), cls: of('cls') }
  })
  return pages.filter(({ visits }) => visits > 0).sort((a, b) => b.visits - a.visits)
}
