import { periodsAhead } from '@/rules/volunteer/periods'

const period = (toDate: string | null) => ({ toDate })

/** In Syria it is three hours later. */
test.each([
  ['2026-11-28T20:59:59Z', ['2026-11-28', '2026-11-29', null]],
  ['2026-11-28T21:00:00Z', ['2026-11-29', null]],
])('at %s the periods ahead end on %j: each lasts until its last day is over in Syria', (now, ends) => {
  const periods = ['2025-12-31', '2026-11-27', '2026-11-28', '2026-11-29', null].map(period)
  expect(periodsAhead(periods, Date.parse(now)).map(({ toDate }) => toDate)).toEqual(ends)
})
