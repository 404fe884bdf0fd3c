/** @jest-environment node */
import { daysLeft } from '@/cms/src/review/promise'
import { type Counted, Distribution, Figures } from '@/cms/src/review/statistics/summary'

const DAY = 24 * 60 * 60 * 1000
const VOLUNTEER = 'api::project-submission.project-submission'

const application = (receivedAt: number, days: number | null, changes: Partial<Counted> = {}): Counted => ({
  form: VOLUNTEER,
  topic: 'school',
  language: 'ar',
  status: days === null ? 'Verified' : 'Accepted',
  receivedAt: receivedAt * DAY,
  confirmedAt: receivedAt * DAY,
  decidedAt: days === null ? null : (receivedAt + days) * DAY,
  promised: 7,
  ...changes,
})

function figures(moments: readonly number[], applications: readonly Counted[]): Figures {
  const made = new Figures(moments.map((day) => day * DAY))
  for (const application of applications) made.add(application)
  return made
}

const WHOLE = [0, 100]

const percentile = (values: number[], share: number) => {
  const distribution = new Distribution()
  for (const value of values) distribution.add(value)
  return distribution.percentiles([share])[0]
}

test('the percentile is a value that there is', () => {
  expect(percentile([], 0.5)).toBeNull()
  expect(percentile([3], 0.9)).toBe(3)
  expect(percentile([4, 1, 3, 2], 0.5)).toBe(2)
  expect(percentile([10, 2, 3, 4, 5, 6, 7, 8, 9, 1], 0.9)).toBe(9)
  expect(percentile([7, 7, 7, 1], 0.5)).toBe(7)
})

test('days count from the confirmation to the answer, in the period of the answer', () => {
  const applications = [application(1, 2), application(2, 4), application(3, 9), application(4, null), application(99, 5)]
  expect(figures(WHOLE, applications).days).toEqual({ answered: 3, median: 4, ninety: 9, inTime: 2 })
  expect(figures(WHOLE, []).days).toEqual({ answered: 0, median: null, ninety: null, inTime: 0 })
})

test('an application belongs to the stretch in which each thing happened, whose end is the beginning of the next', () => {
  const applications = [application(1, 6), application(7, 1, { status: 'Rejected' }), application(3, null, { confirmedAt: null })]
  const { stretches, total } = figures([0, 7, 14], [...applications, application(-1, 3), application(14, null), application(20, 1)])
  expect(stretches).toEqual([
    { from: 0, received: 2, confirmed: 1, accepted: 1, rejected: 0 },
    { from: 7 * DAY, received: 1, confirmed: 1, accepted: 1, rejected: 1 },
  ])
  expect(total).toEqual({ from: 0, received: 3, confirmed: 2, accepted: 2, rejected: 1 })
})

test('groups are in the order of what came, and one of which nothing happened is none', () => {
  const applications = [
    application(1, 2),
    application(1, 3, { topic: 'health' }),
    application(2, null, { topic: 'health' }),
    application(200, null, { topic: 'later' }),
  ]
  expect(figures(WHOLE, applications).topics.map(({ key, received, answered }) => [key, received, answered])).toEqual([
    ['health', 2, 1],
    ['school', 1, 1],
  ])
})

test('each application is in the group of its form and of its language', () => {
  const applications = [application(1, 2), application(2, null, { language: 'de' }), application(-9, 12, { language: 'de', promised: null })]
  const { forms, languages } = figures(WHOLE, applications)
  expect(forms).toEqual([{ key: VOLUNTEER, received: 2, answered: 2, median: 2, ninety: 12, inTime: 2 }])
  expect(languages.map(({ key, received, answered, median }) => [key, received, answered, median])).toEqual([
    ['ar', 1, 1, 2],
    ['de', 1, 1, 12],
  ])
})

test('what was decided without a confirmation has no days', () => {
  const { days, stretches } = figures(WHOLE, [application(1, 2, { confirmedAt: null })])
  expect([stretches[0]?.accepted, days.answered]).toEqual([1, 0])
})

test('a begun day of the promised week is a day, and past it the days count on', () => {
  const left = (days: number) => daysLeft(VOLUNTEER, new Date(0), new Date(days * DAY))
  expect([0, 0.5, 6.5, 7, 7.5, 9].map(left)).toEqual([7, 7, 1, 0, -1, -2])
  expect(daysLeft('api::feedback.feedback', new Date(0), new Date())).toBeNull()
})
