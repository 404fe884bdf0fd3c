import { pieces, termOf, termsOf, words } from '@/lib/search/words'
import type { Locale } from '@/rules/languages'

test.each([
  ['المدرسة', 'مدرسه'],
  ['والمدرسة', 'مدرسه'],
  ['بالمدرسة', 'مدرسه'],
  ['وبالمدرسة', 'مدرسه'],
  ['فالمدرسة', 'مدرسه'],
  ['كالمدرسة', 'مدرسه'],
  ['للمدرسة', 'مدرسه'],
  ['وللمدرسة', 'مدرسه'],
  ['المُدرِّسة', 'مدرسه'],
])('%s is looked up without its article', (word, term) => {
  expect(termOf(word, 'ar')).toBe(term)
})

test.each(['إلى', 'والد', 'الله', 'بالغ', 'والدة', 'ثالثة', 'ملابس'])('%s only looks as if it had an article', (word) => {
  expect(termOf(word, 'ar')).toHaveLength(word.length)
})

test('only Arabic has this article', () => {
  expect(termOf('Almosen', 'de')).toBe('almosen')
  expect(termOf('المدرسة', 'en')).toBe('المدرسه')
})

test('words keep vowel signs, punctuation ends them', () => {
  expect(words('مُدَرِّسة، وماء؟ 3/4 Deir ez-Zor')).toEqual(['مُدَرِّسة', 'وماء', '3', '4', 'Deir', 'ez', 'Zor'])
})

test('a number is one word, however its digits are grouped', () => {
  expect(words('48 600 people, 12,000 bricks, 3.5 km in 2026, 100 days')).toEqual([
    '48 600',
    'people',
    '12,000',
    'bricks',
    '3',
    '5',
    'km',
    'in',
    '2026',
    '100',
    'days',
  ])
})

test.each([
  ['1 234 567', ['1 234 567']],
  ['1٬234’567', ['1٬234’567']],
  ["12'000 000 000 000", ["12'000 000 000 000"]],
  ['١٢٬٠٠٠', ['١٢٬٠٠٠']],
  ['1234 567', ['1234', '567']],
  ['12 34', ['12', '34']],
  ['12 3456', ['12', '3456']],
  ['12 000m', ['12', '000m']],
  ['a12 000', ['a12', '000']],
  ['12-000', ['12', '000']],
  ['12  000', ['12', '000']],
  ['x²', ['x²']],
])('%s has the words %j', (text, expected) => {
  expect(words(text)).toEqual(expected)
})

test('a mark of its own begins no word', () => {
  expect(words('ً a')).toEqual(['a'])
})

test('the pieces of a text give the text again', () => {
  for (const text of ['„Grüße“ – aus (Köln)!', ' مدرسة، ماء ', '', '…']) {
    expect([...pieces(text)].map((piece) => piece.text).join('')).toBe(text)
  }
})

test.each([
  [
    'Oh, well',
    [
      ['Oh', true],
      [', ', false],
      ['well', true],
    ],
  ],
  [
    '(well)!',
    [
      ['(', false],
      ['well', true],
      [')!', false],
    ],
  ],
  ['…', [['…', false]]],
  ['', []],
])('%s is cut where its words begin and end', (text, expected) => {
  expect([...pieces(text)].map((piece) => [piece.text, piece.isWord])).toEqual(expected)
})

test('a query is its telling words, each once', () => {
  expect(termsOf('The school of the Schools school', 'en')).toEqual(['school', 'schools'])
  expect(termsOf('من هي في المدرسة', 'ar')).toEqual(['هي', 'مدرسه'])
  expect(termsOf('für die Straße', 'de')).toEqual(['strasse'])
})

test.each<[Locale, string, string]>([
  ['ar', 'كيف أتبرع من سوريا إلى المدرسة', 'اتبرع سوريا مدرسه'],
  ['ar', 'هل هذا مشفى أو عيادة في حمص', 'مشفي عياده حمص'],
  ['ar', 'ما هذه المبادرة التي تعمل مع الناس على الأرض', 'مبادره تعمل ناس ارض'],
  ['ar', 'البيت الذي هدم ثم بني عن قصد', 'بيت هدم بني قصد'],
  ['en', 'How to do a repair of the roof', 'repair roof'],
  ['en', 'What are schools and clinics for', 'schools clinics'],
  ['en', 'is an engineer at work on site', 'engineer work site'],
  ['en', 'trained by experts with tools in Homs or Aleppo', 'trained experts tools homs aleppo'],
  ['de', 'Was ist das Haus der Familie', 'haus familie'],
  ['de', 'wie hilft ein Verein bei den Eltern des Kindes', 'hilft verein eltern kindes'],
  ['de', 'eine Hilfe für Schulen auf Inseln im Norden', 'hilfe schulen inseln norden'],
  ['de', 'zum Brunnen und zur Schule mit Bus oder Bahn', 'brunnen schule bus bahn'],
  ['de', 'von Homs in die Stadt zu Fuß', 'homs stadt fuss'],
])('in %s what tells something of “%s” is: %s', (locale, query, telling) => {
  expect(termsOf(query, locale).join(' ')).toBe(telling)
})

test('a query of nothing but stop words looks for these', () => {
  expect(termsOf('the', 'en')).toEqual(['the'])
})

test('a query without words looks for nothing, an endless one for its first words', () => {
  expect(termsOf('؟ … !', 'ar')).toEqual([])
  expect(termsOf(Array.from({ length: 40 }, (_, index) => `w${index}`).join(' '), 'en')).toHaveLength(8)
})
