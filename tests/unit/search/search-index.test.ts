import type { Entry } from '@/lib/entities/entry'
import { SearchIndex } from '@/lib/search/search-index'
import type { Locale } from '@/rules/languages'

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

test('what begins with the word counts more than what is written like it', () => {
  const index = indexOf('en', entry('similar', 'Scholer'), entry('beginning', 'Scholarship'))
  expect(ids(index, 'scholar')).toEqual(['beginning', 'similar'])
})

test.each([
  ['roads', 'road', true],
  ['rood', 'road', false],
  ['bread', 'breed', true],
  ['hospitol', 'hospital', true],
  ['hospetol', 'hospital', false],
  ['ambulence', 'ambulance', true],
  ['ambulenze', 'ambulance', true],
  ['ampulenze', 'ambulance', false],
  ['10001', '10002', false],
  ['wa', 'water', false],
  ['wat', 'water', true],
])('that %s finds “%s” is %s', (query, title, isFound) => {
  expect(ids(indexOf('en', entry('a', title)), query)).toEqual(isFound ? ['a'] : [])
})

test('a number with letters is a word like others', () => {
  expect(ids(indexOf('en', entry('a', 'Room a12345')), 'a12346')).toEqual(['a'])
  expect(ids(indexOf('en', entry('a', 'Room 12345a')), '12346a')).toEqual(['a'])
})

test('one word that no document has finds nothing', () => {
  expect(indexOf('en', entry('a', 'Water')).search('clinic')).toEqual([])
})

test('a compound fits less than what begins with the word', () => {
  const index = indexOf('de', entry('compound', 'Grundschule'), entry('beginning', 'Schuleinschreibung'))
  expect(ids(index, 'Schule')).toEqual(['beginning', 'compound'])
})

test('of compounds it looks for fifty', () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    entry(String(index), `${String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26), 120)}schule`),
  )
  expect(ids(indexOf('de', ...many), 'Schule')).toHaveLength(50)
})

test('a word that was asked for before finds what has come since, and not what has gone', () => {
  const index = indexOf('en', entry('a', 'Schools'))
  expect(ids(index, 'school')).toEqual(['a'])
  index.put(entry('b', 'A school'))
  expect(ids(index, 'school').sort()).toEqual(['a', 'b'])
  index.remove('a')
  expect(ids(index, 'school')).toEqual(['b'])
})

test('says which terms of the document fit', () => {
  const [found] = indexOf('en', entry('a', 'Schools', { body: 'A school' })).search('school')
  expect([...(found?.terms ?? [])].sort()).toEqual(['school', 'schools'])
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

test.each([
  ['clanic', ['Clinic']],
  ['clinic', ['Clinic']],
  ['clanik', ['Clinic']],
  ['klanik', []],
  ['hospyttul', ['hospital']],
  ['hospyttulx', []],
  ['clanic homs', ['Clinic Homs']],
  ['qqqqqq homs', []],
  ['20264', []],
])('instead of %s it suggests %j', (query, suggestions) => {
  const index = indexOf('en', entry('a', 'Clinic in Homs'), entry('b', 'The hospital of 20265'))
  expect(index.suggest(query)).toEqual(suggestions)
})

test('suggests three ways to write it at most, and the shortest spelling of each', () => {
  const index = indexOf('ar', entry('a', 'المدرسة مدرّسة مدرسة'))
  expect(index.suggest('مدزسة')).toEqual(['مدرسة'])
  const many = indexOf('en', entry('a', 'bridga bridgb bridgc bridgd bridgd'))
  expect(many.suggest('bridgx')).toHaveLength(3)
  expect(many.suggest('bridgx')[0]).toBe('bridgd')
})

test('a query that looks like code is words like others', () => {
  const index = indexOf('en', entry('a', 'constructor'), entry('b', '__proto__ toString'))
  expect(ids(index, 'constructor')).toEqual(['a'])
  expect(ids(index, '__proto__')).toEqual(['b'])
  expect(ids(index, 'hasOwnProperty')).toEqual([])
})

/** Of 93 characters, of which its title has 7. Numbers are found as they are written only. */
const long = (number: number) => entry(`${number}`, `Title ${number}`, { body: `${'x'.repeat(80)} ${50_000 + number}` })
const textOf = (number: number) => `${50_000 + number}`

function filled(room: number, count: number) {
  const index = new SearchIndex('en', room)
  for (let number = 0; number < count; number += 1) index.fill(long(number))
  return index
}

test('without a limit all of it is in it', () => {
  const index = filled(Infinity, 9)
  expect([index.size, index.isWhole, index.isFull]).toEqual([9, true, false])
})

test('those that come first have room for their text, more for their titles, and others none', () => {
  const index = filled(200, 30)
  expect([index.isWhole, index.isFull, ids(index, textOf(0)), ids(index, textOf(1))]).toEqual([false, true, ['0'], []])
  // 180 of 200 characters: one document, and titles, some of which have a digit more.
  expect(ids(index, 'title')).toHaveLength(1 + 9 + 3)
})

test('it is full when one finds no room, be the next one short', () => {
  const index = new SearchIndex('en', 70)
  for (let number = 0; number < 8; number += 1) index.fill(entry(`${number}`, `Title ${number}`))
  expect([index.size, index.isFull, index.isWhole]).toEqual([8, false, true])
  index.fill(entry('8', 'Titles of 8'))
  expect([index.size, index.isFull, index.isWhole]).toEqual([8, true, false])
})

test('what is published later has room with its text, where the build has left some', () => {
  const index = filled(300, 8)
  expect(ids(index, textOf(1))).toEqual([])
  index.put(long(8))
  expect([ids(index, textOf(8)), ids(index, 'title 8')]).toEqual([['8'], ['8']])
  index.put(long(9))
  expect([ids(index, textOf(9)), ids(index, 'title 9')]).toEqual([[], ['9']])
})

test('what goes leaves its room', () => {
  const index = filled(170, 2)
  expect(ids(index, textOf(1))).toEqual([])
  index.remove('0')
  index.fill(long(2))
  expect(ids(index, textOf(2))).toEqual(['2'])
})
