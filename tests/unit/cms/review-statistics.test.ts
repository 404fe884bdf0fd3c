/** @jest-environment node */
import { daysLeft } from '@/cms/src/review/promise'
import { type Counted, daysOf, groupsBy, percentile, stretchOf } from '@/cms/src/review/statistics/summary'

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

const WHOLE = { from: 0, to: 100 * DAY }

test('the percentile is a value that there is', () => {
  expect(percentile([], 0.5)).toBeNull()
  expect(percentile([3], 0.9)).toBe(3)
  expect(percentile([1, 2, 3, 4], 0.5)).toBe(2)
  expect(percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9)).toBe(9)
})

test('days count from the confirmation to the answer, in the period of the answer', () => {
  const applications = [application(1, 2), application(2, 4), application(3, 9), application(4, null), application(99, 5)]
  expect(daysOf(WHOLE, applications)).toEqual({ answered: 3, median: 4, ninety: 9, inTime: 2 })
  expect(daysOf(WHOLE, [])).toEqual({ answered: 0, median: null, ninety: null, inTime: 0 })
})

test('an application belongs to the stretch in which each thing happened, whose end is the beginning of the next', () => {
  const applications = [application(1, 6), application(7, 1, { status: 'Rejected' }), application(3, null, { confirmedAt: null })]
  expect(stretchOf({ from: 0, to: 7 * DAY }, applications)).toEqual({ from: 0, received: 2, confirmed: 1, accepted: 0, rejected: 0 })
  expect(stretchOf({ from: 7 * DAY, to: 14 * DAY }, applications)).toEqual({ from: 7 * DAY, received: 1, confirmed: 1, accepted: 1, rejected: 1 })
})

test('groups are in the order of what came, and one of which nothing happened is none', () => {
  const applications = [
    application(1, 2),
    application(1, 3, { topic: 'health' }),
    application(2, null, { topic: 'health' }),
    application(200, null, { topic: 'later' }),
  ]
  const groups = groupsBy(WHOLE, applications, ({ topic }) => topic)
  expect(groups.map(({ key, received, answered }) => [key, received, answered])).toEqual([
    ['health', 2, 1],
    ['school', 1, 1],
  ])
})

test('a begun day of the promised week is a day, and past it the days count on', () => {
  const left = (days: number) => daysLeft(VOLUNTEER, new Date(0), new Date(days * DAY))
  expect([0, 0.5, 6.5, 7, 7.5, 9].map(left)).toEqual([7, 7, 1, 0, -1, -2])
  expect(daysLeft('api::feedback.feedback', new Date(0), new Date())).toBeNull()
})
