import { pageName } from '@/cms/src/admin/labels/speed'
import { formatCount, formatShare, formatValue } from '@/cms/src/admin/speed/format'
import { summarize } from '@/cms/src/speed/summary'
import { LANGUAGES } from '@/cms/src/labels/language'
import { PAGE_TYPES } from '@/rules/speed'

test('days are taken together by types of pages, the most visited first', () => {
  const day = { day: '2026-11-23', pageType: 'home', visits: 3, lcp: { 1000: 3 }, inp: {}, cls: { 0: 1 } } as const
  const pages = summarize([day, { ...day, day: '2026-11-24', lcp: { 8000: 1 }, visits: 1 }, { ...day, pageType: 'help', visits: 9 }])
  expect(pages.map(({ pageType, visits }) => [pageType, visits])).toEqual([
    ['help', 9],
    ['home', 4],
  ])
  expect(pages[1]).toMatchObject({
    lcp: { visits: 4, value: 1000, rating: 'good', shares: { good: 0.75, fair: 0, poor: 0.25 } },
    inp: null,
    cls: { visits: 2, value: 0, rating: 'good' },
  })
})

test('without a visit there is nothing to show', () => {
  expect(summarize([])).toEqual([])
})

test.each(LANGUAGES)('every type of pages has a name of its own in %s', (language) => {
  const names = PAGE_TYPES.map((type) => pageName(type, language))
  expect(new Set(names).size).toBe(PAGE_TYPES.length)
  expect(names.filter((name) => (PAGE_TYPES as readonly string[]).includes(name))).toEqual([])
})

test.each([
  ['lcp', 2501, 'en', '2.5 sec'],
  ['lcp', 1849, 'de', '1,85 Sek.'],
  ['lcp', 999, 'en', '999 ms'],
  ['inp', 180.4, 'de', '180 ms'],
  ['inp', 180.4, 'ar', '180 ملي ث'],
  ['cls', 0.1014, 'de', '0,101'],
  ['cls', 0, 'ar', '0'],
] as const)('%s of %d is written in %s as %s', (measure, value, language, text) => {
  expect(formatValue(measure, value, language)).toMatch(new RegExp(`^${text.replace('.', '\\.').replace(' ', '\\s')}$`))
})

test('counts and shares are written as people do, with the digits of the site', () => {
  expect([formatCount(12345, 'en'), formatCount(12345, 'de'), formatShare(0.823, 'en')]).toEqual(['12,345', '12.345', '82%'])
  expect(formatCount(12345, 'ar')).toMatch(/^12.345$/)
})
