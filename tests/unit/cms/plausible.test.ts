import { type Due, reasonsToStop } from '@/cms/src/timed/plausible'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const NOW = Date.parse('2026-05-01T12:00:00Z')

const clock = (wall: number, steady = 0) => ({ wall, steady })
const rows = (due: number, of: number, table = 'mails'): Due => ({ table, due, of })

const judge = (last: number | null, due: Due[] = [], agreed: Due[] = []) => reasonsToStop({ now: clock(NOW), last, due, agreed })

describe('a job that acts by the clock', () => {
  test.each([
    ['at the first run', null, []],
    ['an hour after the last run', NOW - HOUR, []],
    ['forty days after it', NOW - 40 * DAY, []],
    ['later than that', NOW - 40 * DAY - 1, ['ahead']],
    ['1,200 days after it', NOW - 1200 * DAY, ['ahead']],
    ['a few minutes before it, as another machine has it', NOW + 9 * 60_000, []],
    ['an hour before it', NOW + HOUR, ['behind']],
  ])('%s', (_, last, reasons) => {
    expect(judge(last)).toEqual(reasons)
  })

  test.each([
    [50, 50, []],
    [51, 255, []],
    [51, 254, ['much']],
    [51, 51, ['much']],
    [5000, 1_000_000, []],
  ])('erases %i of %i', (due, of, reasons) => {
    expect(judge(NOW, [rows(due, of)])).toEqual(reasons)
  })

  test('looks at each table by itself', () => {
    expect(judge(NOW, [rows(40, 40), rows(40, 40, 'versions')])).toEqual([])
    expect(judge(NOW, [rows(0, 1000), rows(60, 60, 'versions')])).toEqual(['much'])
  })

  test('erases as much as was confirmed, and a little more that became due since', () => {
    expect(judge(NOW, [rows(500, 600)], [rows(480, 600)])).toEqual([])
    expect(judge(NOW, [rows(500, 600)], [rows(100, 600)])).toEqual(['much'])
    expect(judge(NOW, [rows(500, 600)], [rows(500, 600, 'versions')])).toEqual(['much'])
  })

  test.each([
    ['as it should', 30 * DAY, 30 * DAY, []],
    ['after the sleep of a machine', 3 * DAY, HOUR, []],
    ['set ahead', 30 * DAY, HOUR, ['set']],
  ])('with a clock that runs %s', (_, wall, steady, reasons) => {
    expect(reasonsToStop({ now: clock(NOW + wall, steady), last: NOW + wall - HOUR, before: clock(NOW), due: [] })).toEqual(reasons)
  })
})
