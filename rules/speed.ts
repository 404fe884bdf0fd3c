import * as z from 'zod/mini'

/** The pages that are told apart where their speed is summed: the lists and their documents by name, and the others. */
export const PAGE_TYPES = [
  'home',
  'articles',
  'article',
  'projects',
  'project',
  'reports',
  'report',
  'events',
  'event',
  'departments',
  'department',
  'ambassadors',
  'partners',
  'join',
  'collaborateIndividuals',
  'collaborateOrganizations',
  'projectTemplate',
  'help',
  'search',
  'verification',
  'sent',
] as const

export type PageType = (typeof PAGE_TYPES)[number]

/** What is measured of a visit: the largest paint and the slowest answer in milliseconds, and how far things moved. */
export const MEASURES = ['lcp', 'inp', 'cls'] as const

export type Measure = (typeof MEASURES)[number]

export type Rating = 'good' | 'fair' | 'poor'

/** Up to where a value is good, and up to where it is to improve (web.dev/articles/vitals). */
const THRESHOLDS = { lcp: [2500, 4000], inp: [200, 500], cls: [0.1, 0.25] } as const satisfies Record<Measure, readonly [number, number]>

/** The upper ends of the classes into which values are counted. Both thresholds are ends, the last one is the largest value that is believed. */
export const CLASSES: Readonly<Record<Measure, readonly number[]>> = {
  lcp: [
    250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 2750, 3000, 3250, 3500, 3750, 4000, 4500, 5000, 6000, 7000, 8000, 10_000, 15_000, 20_000, 30_000,
    60_000, 120_000,
  ],
  inp: [25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500, 600, 800, 1000, 1500, 2000, 3000, 5000, 10_000, 60_000],
  cls: [0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.07, 0.08, 0.09, 0.1, 0.125, 0.15, 0.175, 0.2, 0.225, 0.25, 0.3, 0.4, 0.5, 0.75, 1, 2, 5, 20],
}

/** The largest value that is believed. */
export const largest = (measure: Measure): number => CLASSES[measure].at(-1) ?? 0

/** How many values fell into each class, by its upper end; classes without one are left out. */
export type Counts = Record<string, number>

/** The upper end of the class of a value, as counts name it. */
export const classOf = (measure: Measure, value: number): string => String(CLASSES[measure].find((end) => value <= end) ?? largest(measure))

/** Both together. */
export function addCounts(some: Readonly<Counts>, more: Readonly<Counts>): Counts {
  const sum = { ...some }
  for (const [end, count] of Object.entries(more)) sum[end] = (sum[end] ?? 0) + count
  return sum
}

export const totalOf = (counts: Readonly<Counts>): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** How a value is rated. */
export function ratingOf(measure: Measure, value: number): Rating {
  const [good, fair] = THRESHOLDS[measure]
  if (value <= good) return 'good'
  return value <= fair ? 'fair' : 'poor'
}

/** The value that 75 of 100 visits do not exceed, taken as if the values of a class were spread evenly over it; null where there is none. */
export function percentile75(measure: Measure, counts: Readonly<Counts>): number | null {
  const wanted = totalOf(counts) * 0.75
  let before = 0
  let start = 0
  for (const end of CLASSES[measure]) {
    const count = counts[end] ?? 0
    if (count > 0 && before + count >= wanted) return start + ((end - start) * (wanted - before)) / count
    before += count
    start = end
  }
  return null
}

/** Of all values, the part that has each rating, from 0 to 1; of none, nothing. */
export function sharesOf(measure: Measure, counts: Readonly<Counts>): Record<Rating, number> {
  const shares = { good: 0, fair: 0, poor: 0 }
  const total = totalOf(counts)
  for (const [end, count] of Object.entries(counts)) shares[ratingOf(measure, Number(end))] += count / total
  return shares
}

const MOST = 1_000_000
const positive = z.int().check(z.positive(), z.maximum(MOST))

const isClass = (measure: Measure) => (end: string) => CLASSES[measure].map(String).includes(end)

const countsOf = (measure: Measure) => z.record(z.string().check(z.refine(isClass(measure))), positive)

/** The visits to pages of a type on a day (of UTC), as the site hands them to the content service. */
export const daySchema = z.object({
  day: z.iso.date(),
  pageType: z.enum(PAGE_TYPES),
  visits: positive,
  lcp: countsOf('lcp'),
  inp: countsOf('inp'),
  cls: countsOf('cls'),
})

export type DayOfPages = { day: string; pageType: PageType; visits: number } & Record<Measure, Counts>
