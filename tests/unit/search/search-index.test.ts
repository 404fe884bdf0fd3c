import type { Locale } from '@/lib/i18n/languages'
import type { Entry } from '@/lib/search/entries'
import { SearchIndex } from '@/lib/search/search-index'

const entry = (id: string, title: string, { summary = '', body = '' } = {}): Entry => ({
  id,
  type: 'articles',
  title,
  summary,
  body,
  date: null,
  href: `/${id}`,
})

function indexOf(locale: Locale, ...entries: Entry[]) {
  const index = new SearchIndex(locale)
  for (const each of entries) index.put(each)
  return index
}

const ids = (index: SearchIndex, query: string) => index.search(query).map(({ entry: { id } }) => id)

test('the title counts more than the summary, and that more than the text', () => {
  const index = indexOf(
    'en',
    entry('text', 'One', { summary: 'two', body: 'water' }),
    entry('title', 'Water', { summary: 'two', body: 'three' }),
    entry('summary', 'One', { summary: 'water', body: 'three' }),
  )
  expect(ids(index, 'water')).toEqual(['title', 'summary', 'text'])
})

test('all words have to be there, and any when no document has all', () => {
  const index = indexOf('en', entry('both', 'Water for schools'), entry('one', 'Water for clinics'))
  expect(ids(index, 'water schools')).toEqual(['both'])
  expect(ids(index, 'schools clinics').sort()).toEqual(['both', 'one'])
})

test('beginnings and small misspellings are found, after what fits exactly', () => {
  const index = indexOf('en', entry('plural', 'Schools'), entry('exact', 'School'))
  expect(ids(index, 'school')).toEqual(['exact', 'plural'])
  expect(ids(index, 'sch')).toHaveLength(2)
  expect(ids(index, 'shcool')).toHaveLength(0)
  expect(ids(index, 'scool')).toContain('exact')
})

test.each([
  ['12000', 'We laid 12,000 bricks'],
  ['١٢٠٠٠', 'We laid 12.000 bricks'],
  ['48 600', 'For 48600 people'],
  ['48.600', 'For 48\u202f600 people'],
])('%s finds the number as it stands in “%s”', (query, title) => {
  expect(ids(indexOf('en', entry('a', title), entry('b', 'Of 600 and 48')), query)).toEqual(['a'])
})

test('says how a document fits: as it was asked, with similar words, or with some of them', () => {
  const index = indexOf('en', entry('similar', 'Schools of water'), entry('exact', 'School with water'), entry('other', 'Clinic'))
  const fits = (query: string) => index.search(query).map(({ entry: { id }, fit }) => `${id} ${fit}`)
  expect(fits('school water')).toEqual(['exact exact', 'similar similar'])
  expect(fits('scool')).toEqual(['exact similar'])
  expect(fits('water clinic').sort()).toEqual(['exact partial', 'other partial', 'similar partial'])
})

test('a document and its parts give way together', () => {
  const index = indexOf('en', entry('a', 'Office'), entry('a/1', 'Layla'), entry('ab', 'Samir'))
  index.replace('a', [entry('a', 'Office'), entry('a/2', 'Rana')])
  expect(['layla', 'rana', 'samir', 'office'].map((name) => ids(index, name).length)).toEqual([0, 1, 1, 1])
})

test('short words and numbers are not guessed at', () => {
  const index = indexOf('en', entry('year', 'Report 20265'), entry('word', 'Road'))
  expect(ids(index, '20264')).toEqual([])
  expect(ids(index, 'rood')).toEqual([])
})

test.each([
  ['مدرسة', 'المدرسة'],
  ['المدرسة', 'مدرسة'],
  ['مدرسة', 'ومدرسة'],
  ['مدرسه', 'للمدرسة'],
  ['احمد', 'أَحمد'],
  ['٢٠٢٦', 'خطة 2026'],
  ['مستشفي', 'مستشفى'],
])('in Arabic %s finds %s', (query, title) => {
  expect(ids(indexOf('ar', entry('a', title), entry('b', 'ماء')), query)).toEqual(['a'])
})

test.each([
  ['Schule', 'Grundschule'],
  ['Baeckerei', 'Bäckerei'],
  ['Bäckerei', 'Baeckerei'],
  ['strasse', 'Straße'],
  ['Wasser', 'Trinkwasserleitung'],
])('in German %s finds %s', (query, title) => {
  expect(ids(indexOf('de', entry('a', title), entry('b', 'Zelt')), query)).toEqual(['a'])
})

test('a word itself comes before a compound with it', () => {
  const index = indexOf('de', entry('compound', 'Grundschule'), entry('word', 'Schule'))
  expect(ids(index, 'Schule')).toEqual(['word', 'compound'])
})

test('a newer version of a document takes the place of the older one', () => {
  const index = indexOf('en', entry('a', 'Bridge'), entry('b', 'Well'))
  index.put(entry('a', 'Tunnel'))
  expect(ids(index, 'bridge')).toEqual([])
  expect(ids(index, 'tunnel')).toEqual(['a'])
  index.remove('a')
  index.remove('a')
  expect(ids(index, 'tunnel')).toEqual([])
  expect(index.size).toBe(1)
})

test('says which terms of the document fit', () => {
  const [found] = indexOf('en', entry('a', 'Schools', { body: 'A school' })).search('school')
  expect(found?.terms.sort()).toEqual(['school', 'schools'])
})

test('suggests words as they are written', () => {
  const index = indexOf('ar', entry('a', 'ترميم المدرسة'), entry('b', 'مدرسة'))
  expect(index.search('مذرثة')).toEqual([])
  expect(index.suggest('مذرثة')).toEqual(['مدرسة'])
  expect(indexOf('de', entry('a', 'Küche')).suggest('Kufhe')).toEqual(['Küche'])
  expect(index.suggest('؟')).toEqual([])
})

test('suggests the closest words first, the most frequent of them before others, and keeps those that are known', () => {
  const index = indexOf('en', entry('a', 'Bridges of Homs'), entry('b', 'Bridged'), entry('c', 'Bridges'))
  expect(index.suggest('brxdgex')).toEqual(['Bridges', 'Bridged'])
  expect(index.suggest('brxdgex homs')).toEqual(['Bridges Homs', 'Bridged Homs'])
  for (const id of ['a', 'b', 'c']) index.remove(id)
  expect(index.suggest('brxdgex')).toEqual([])
})

test('a query that looks like code is words like others', () => {
  const index = indexOf('en', entry('a', 'constructor'), entry('b', '__proto__ toString'))
  expect(ids(index, 'constructor')).toEqual(['a'])
  expect(ids(index, '__proto__')).toEqual(['b'])
  expect(ids(index, 'hasOwnProperty')).toEqual([])
})
