import { hasFilters, listPath, parseListQuery, shownCount, toFilter, withLess, withMore, withoutFilters } from '@/components/events/list/list-query'
import { EVENT_QUERY } from '@/lib/i18n/queries'

test('it reads the parameters that lead to the filtered page, and no others', () => {
  const { filter: _, ...query } = parseListQuery({ page: '2' })
  expect(Object.keys(query).sort()).toEqual([...EVENT_QUERY].sort())
})

test.each([
  [{ q: '  water   station ' }, { q: 'water station' }],
  [{ q: 'water\u0000station' }, { q: 'water station' }],
  [{ q: 'x'.repeat(500) }, { q: 'x'.repeat(100) }],
  [{ view: 'list' }, { view: 'list' }],
  [{ view: 'table' }, { view: 'grid' }],
  [
    { upcoming: '18', past: '-1' },
    { upcoming: 18, past: null },
  ],
  [
    { upcoming: '1e9', past: 'all' },
    { upcoming: 600, past: null },
  ],
])('%j is read as %j', (parameters, expected) => {
  expect(parseListQuery(parameters)).toMatchObject(expected)
})

test('an address says only what does not go without saying, and is read back the same', () => {
  expect(listPath('ar', parseListQuery())).toBe('/ar/events')
  const query = parseListQuery({ q: 'حلب & water', view: 'list', past: '24' }, { type: 'meeting', source: 'own' })
  const address = new URL(listPath('en', query), 'https://imar.example')
  expect(address.pathname).toBe('/en/events/by/type-meeting/source-own')
  expect(parseListQuery(Object.fromEntries(address.searchParams), query.filter)).toEqual(query)
})

test('removing a filter keeps the others and the view, and collapses both sections', () => {
  const query = parseListQuery({ q: 'x', view: 'list', upcoming: '24', past: '24' }, { type: 'meeting', source: 'own' })
  expect(hasFilters(query)).toBe(true)
  expect(listPath('en', withoutFilters(query, ['source']))).toBe('/en/events/by/type-meeting?q=x&view=list')
  expect(listPath('en', withoutFilters(query, ['q']))).toBe('/en/events/by/type-meeting/source-own?view=list')
  expect(listPath('en', withoutFilters(query))).toBe('/en/events?view=list')
  expect(hasFilters(withoutFilters(query))).toBe(false)
})

test.each([
  ['grid', 6],
  ['list', 8],
])('in the %s a section shows %i cards at first, and at least those', (view, count) => {
  expect(shownCount(parseListQuery({ view }), 'past')).toBe(count)
  expect(shownCount(parseListQuery({ view, past: '2' }), 'past')).toBe(count)
})

test('more adds to its own section, less takes it back', () => {
  const more = withMore(parseListQuery({ upcoming: '18' }), 'past')
  expect(listPath('en', more)).toBe('/en/events?upcoming=18&past=18')
  expect(listPath('en', withLess(more, 'upcoming'))).toBe('/en/events?past=18')
})

test.each([
  ['ar', 'الورشة في حَلب', 'ورشه حلب'],
  ['de', 'Bäcker und Küche', 'backer kuche'],
  ['en', 'the', 'the'],
  ['en', '...', '...'],
] as const)('in %s "%s" is looked for as "%s"', (locale, q, search) => {
  expect(toFilter(locale, parseListQuery({ q }))).toMatchObject({ search })
})
