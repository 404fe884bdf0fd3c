import { CLSThresholds, INPThresholds, LCPThresholds } from 'web-vitals'
import { addCounts, CLASSES, classOf, daySchema, largest, MEASURES, percentile75, ratingOf, sharesOf } from '@/rules/speed'

const OFFICIAL = { lcp: LCPThresholds, inp: INPThresholds, cls: CLSThresholds }

describe.each(MEASURES)('%s', (measure) => {
  const [good, fair] = OFFICIAL[measure]

  test('is rated by the official thresholds, which belong to the better side', () => {
    const ratings = [0, good, good * 1.001, fair, fair * 1.001].map((value) => ratingOf(measure, value))
    expect(ratings).toEqual(['good', 'good', 'fair', 'fair', 'poor'])
  })

  test('is counted in classes that end at both thresholds, so that no class has two ratings', () => {
    expect(CLASSES[measure]).toEqual(expect.arrayContaining([good, fair]))
    expect(CLASSES[measure]).toEqual([...new Set(CLASSES[measure])].sort((a, b) => a - b))
  })

  test('falls into the class that it does not exceed', () => {
    const { length } = CLASSES[measure]
    const [before = 0, end = 0] = CLASSES[measure].slice(length - 3)
    expect(classOf(measure, end)).toBe(String(end))
    expect(classOf(measure, before + (end - before) / 1000)).toBe(String(end))
    expect(classOf(measure, largest(measure))).toBe(String(largest(measure)))
  })

  test('has no percentile without a value', () => {
    expect(percentile75(measure, {})).toBeNull()
  })
})

test('the percentile lies within its class as if values were spread evenly', () => {
  // The 75th of a hundred is the 25th of fifty that lie between 1000 and 1250 ms.
  expect(percentile75('lcp', { 1000: 50, 1250: 50 })).toBe(1125)
  expect(percentile75('lcp', { 250: 75, 120000: 25 })).toBe(250)
  expect(percentile75('lcp', { 250: 74, 4000: 26 })).toBeCloseTo(3750 + 250 / 26)
  expect(percentile75('cls', { 0: 9, 0.25: 1 })).toBe(0)
})

test.each([
  [{ 200: 75, 60000: 25 }, 'good'],
  [{ 200: 74, 250: 26 }, 'fair'],
  [{ 500: 74, 600: 26 }, 'poor'],
] as const)('the percentile of %j is rated %s', (counts, rating) => {
  expect(ratingOf('inp', percentile75('inp', counts) ?? NaN)).toBe(rating)
})

test('the shares are those of the values', () => {
  expect(sharesOf('cls', { 0: 5, 0.1: 1, 0.125: 2, 0.3: 2 })).toEqual({ good: 0.6, fair: 0.2, poor: 0.2 })
})

test('counts are added class by class, and neither changes', () => {
  const some = { 250: 1, 500: 2 }
  expect(addCounts(some, { 500: 3, 750: 1 })).toEqual({ 250: 1, 500: 5, 750: 1 })
  expect(some).toEqual({ 250: 1, 500: 2 })
})

describe('what the site hands on', () => {
  const day = { day: '2026-11-24', pageType: 'home', visits: 2, lcp: { 250: 2 }, inp: {}, cls: { 0: 1 } }

  test('is a day of pages of a type', () => {
    expect(daySchema.safeParse(day).success).toBe(true)
  })

  test.each([
    { day: '24.11.2026' },
    { pageType: 'admin' },
    { visits: 0 },
    { visits: 1.5 },
    { visits: 1e9 },
    { lcp: { 251: 1 } },
    { inp: { 25: -1 } },
    { cls: { 0: '1' } },
    { cls: undefined },
  ])('is refused with %j', (wrong) => {
    expect(daySchema.safeParse({ ...day, ...wrong }).success).toBe(false)
  })
})
