import {
  activeFilters,
  listPath,
  parseListQuery,
  shownCount,
  toFilter,
  withLess,
  withMore,
  withoutFilter,
  withoutFilters,
} from '@/components/events/list/list-query'
import { EVENT_QUERY } from '@/lib/i18n/queries'

test('it reads the parameters that lead to the filtered page, and no others', () => {
  expect(Object.keys(parseListQuery({ page: '2' })).sort()).toEqual([...EVENT_QUERY].sort())
})

test.each([
  [{ type: 'webinar' }, { type: 'webinar' }],
  [{ type: 'party' }, { type: null }],
  [{ type: ['webinar', 'meeting'] }, { type: null }],
  [
    { place: 'hybrid', source: 'external' },
    { place: 'hybrid', source: 'external' },
  ],
  [
    { place: 'in-person', source: 'theirs' },
    { place: null, source: null },
  ],
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
  const query = parseListQuery({ type: 'meeting', q: 'حلب & water', view: 'list', past: '24' })
  const address = new URL(listPath('en', query), 'https://imar.example')
  expect(address.pathname).toBe('/en/events')
  expect(parseListQuery(Object.fromEntries(address.searchParams))).toEqual(query)
})

test('removing a filter keeps the others and the view, and collapses both sections', () => {
  const query = parseListQuery({ type: 'meeting', source: 'own', q: 'x', view: 'list', upcoming: '24', past: '24' })
  expect(activeFilters(query)).toEqual(['type', 'source', 'q'])
  expect(listPath('en', withoutFilter(query, 'source'))).toBe('/en/events?type=meeting&q=x&view=list')
  expect(listPath('en', withoutFilters(query))).toBe('/en/events?view=list')
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
