import { Sums } from '@/lib/speed/sums'

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 23, 59))

test('visits of a day to pages of a type are one sum', () => {
  const sums = new Sums()
  sums.note(day(1), 'home', { lcp: 900, inp: 30, cls: 0 })
  sums.note(day(1), 'home', { lcp: 1000, cls: 0.015 })
  expect(sums.take()).toEqual([{ day: '2026-11-01', pageType: 'home', visits: 2, lcp: { 1000: 2 }, inp: { 50: 1 }, cls: { 0: 1, 0.02: 1 } }])
})

test('days and types are told apart', () => {
  const sums = new Sums()
  sums.note(day(1), 'home', {})
  sums.note(day(1), 'help', {})
  sums.note(day(2), 'home', {})
  expect(sums.take().map((sum) => [sum.day, sum.pageType, sum.visits])).toEqual([
    ['2026-11-01', 'home', 1],
    ['2026-11-01', 'help', 1],
    ['2026-11-02', 'home', 1],
  ])
})

test('what was taken is gone, and can be put back to what came meanwhile', () => {
  const sums = new Sums()
  sums.note(day(1), 'home', { lcp: 100 })
  const taken = sums.take()
  expect(sums.isEmpty).toBe(true)
  sums.note(day(1), 'home', { lcp: 100 })
  sums.add(taken)
  expect(sums.take()).toMatchObject([{ visits: 2, lcp: { 250: 2 } }])
})

test('more than a week is not kept, the oldest goes first', () => {
  const sums = new Sums()
  for (const number of [9, 1, 2, 3, 4, 5, 6, 7, 8]) sums.note(day(number), 'home', {})
  const days = sums.take().map((sum) => sum.day)
  expect(days.sort()).toEqual([3, 4, 5, 6, 7, 8, 9].map((number) => `2026-11-0${number}`))
})
