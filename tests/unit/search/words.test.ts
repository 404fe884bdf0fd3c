import { isHiddenIn, pieces, termOf, termsOf, words } from '@/lib/search/words'

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

test.each(['إلى', 'والد', 'الله', 'بالغ', 'والدة'])('%s only looks as if it had an article', (word) => {
  expect(termOf(word, 'ar')).toHaveLength(word.length)
})

test('only Arabic has this article', () => {
  expect(termOf('Almosen', 'de')).toBe('almosen')
})

test('words keep vowel signs, punctuation ends them', () => {
  expect(words('مُدَرِّسة، وماء؟ 3/4 Deir ez-Zor')).toEqual(['مُدَرِّسة', 'وماء', '3', '4', 'Deir', 'ez', 'Zor'])
})

test('a number is one word, however its digits are grouped', () => {
  expect(words('48 600 people, 12,000 bricks, 3.5 km in 2026, 100 days')).toEqual(['48 600', 'people', '12,000', 'bricks', '3', '5', 'km', 'in', '2026', '100', 'days'])
})

test('the pieces of a text give the text again', () => {
  for (const text of ['„Grüße“ – aus (Köln)!', ' مدرسة، ماء ', '', '…']) {
    expect([...pieces(text)].map((piece) => piece.text).join('')).toBe(text)
  }
})

test('a query is its telling words, each once', () => {
  expect(termsOf('The school of the Schools school', 'en')).toEqual(['school', 'schools'])
  expect(termsOf('من هي في المدرسة', 'ar')).toEqual(['هي', 'مدرسه'])
  expect(termsOf('für die Straße', 'de')).toEqual(['strasse'])
})

test('a query of nothing but stop words looks for these', () => {
  expect(termsOf('the', 'en')).toEqual(['the'])
})

test('a query without words looks for nothing, an endless one for its first words', () => {
  expect(termsOf('؟ … !', 'ar')).toEqual([])
  expect(termsOf(Array.from({ length: 40 }, (_, index) => `w${index}`).join(' '), 'en')).toHaveLength(8)
})

test('a German compound and an Arabic conjunction hide a word', () => {
  expect(isHiddenIn('grundschule', 'schule', 'de')).toBe(true)
  expect(isHiddenIn('trinkwasserleitung', 'wasser', 'de')).toBe(true)
  expect(isHiddenIn('schulen', 'schule', 'de')).toBe(false)
  expect(isHiddenIn('ومدرسه', 'مدرسه', 'ar')).toBe(true)
  expect(isHiddenIn('تمدرسه', 'مدرسه', 'ar')).toBe(false)
  expect(isHiddenIn('information', 'form', 'en')).toBe(false)
})
