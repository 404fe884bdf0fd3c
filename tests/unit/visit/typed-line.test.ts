import { typedLine } from '@/lib/visit/typed-line'

test.each([
  ['a\u0000b', 'a b'],
  ['\u0000', ''],
  ['  two \n\t words ', 'two words'],
  ['\u202eabc\u202c', 'abc'],
  ['کتاب\u200cها', 'کتاب\u200cها'],
  ['\ud83d', ''],
  ['a\u2066b\u2069c\ufeffd', 'a b c d'],
  ['a  \u3000 b', 'a b'],
])('%j is shown as %j', (typed, shown) => {
  expect(typedLine(typed, 20)).toBe(shown)
})

test('what is too long is cut between characters', () => {
  expect(typedLine('abc👍d', 4)).toBe('abc👍')
  expect(typedLine('abc def', 4)).toBe('abc')
})
