import { parseSearchQuery, searchPath } from '@/lib/search/query'

test('an address gives the query, the type and the page', () => {
  expect(parseSearchQuery({ q: ' clean  water ', type: 'projects', page: '2' })).toEqual({ text: 'clean water', type: 'projects', page: 2 })
})

test('what does not fit is as if it were not there', () => {
  expect(parseSearchQuery({})).toEqual({ text: '', type: null, page: 1 })
  expect(parseSearchQuery({ q: ['first', 'second'], type: 'secrets', page: '-1' })).toEqual({ text: 'first', type: null, page: 1 })
  expect(parseSearchQuery({ page: '1e9' }).page).toBe(1)
  expect(parseSearchQuery({ page: '0' }).page).toBe(1)
})

test('a query has a hundred characters at most', () => {
  expect(parseSearchQuery({ q: 'x'.repeat(5000) }).text).toHaveLength(100)
})

test('a query gives its address', () => {
  expect(searchPath('ar')).toBe('/ar/search')
  expect(searchPath('en', { text: 'a&b', type: 'faqs', page: 1 })).toBe('/en/search?q=a%26b&type=faqs')
  expect(searchPath('en', { text: 'a', type: null, page: 3 })).toBe('/en/search?q=a&page=3')
})

test('what cannot be seen is left out of a query', () => {
  expect(parseSearchQuery({ q: '\u0000' }).text).toBe('')
  expect(parseSearchQuery({ q: 'a\u0000b\u202e' }).text).toBe('a b')
})
