import { readText } from '@/lib/search/read-text'

const TEXTS = [
  'One  two\nthree\u00a0four, five.',
  ' begins with a space',
  'ends with one ',
  '48 600 people, 12,000 bricks',
  'الى المَدرسة، ثم مدرسه',
  'word',
  '',
]

/** As it would be without having read it before. */
const partsOf = (text: string) => text.split(/\s+/)

test.each(TEXTS)('“%s” has the words that its spaces part', (text) => {
  const read = readText(text, 'en')
  const parts = partsOf(text)
  expect(read.length).toBe(parts.length)
  for (let start = 0; start < parts.length; start += 1) {
    for (let end = start + 1; end <= parts.length; end += 1) {
      if (end - start > 1 || parts[start] !== '') expect(read.slice(start, end)).toBe(parts.slice(start, end).join(' '))
    }
  }
})

test.each([
  ['Schools and clinics, a school', ['school'], 4],
  ['Schools and clinics, a school', ['school', 'clinics'], 2],
  ['For 48 600 people', ['48600'], 1],
  ['For 48 600 people', ['people'], 3],
  ['Nothing of it', ['school'], 0],
  [' school', ['school'], 1],
])('in “%s” stand so many words before %j: %i', (text, terms, expected) => {
  expect(readText(text, 'en').wordsBefore(terms)).toBe(expected)
})

test('a text is read once, and again when others have taken its room', () => {
  const first = readText('a b c', 'de')
  expect(readText('a b c', 'de')).toBe(first)
  expect(readText('a b c', 'en')).not.toBe(first)
  for (let number = 0; number < 3; number += 1) readText(`${number} ${'w '.repeat(100_000)}`, 'de')
  expect(readText('a b c', 'de')).not.toBe(first)
})
