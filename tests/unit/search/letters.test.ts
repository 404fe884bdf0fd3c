import fc from 'fast-check'
import { Letters } from '@/lib/search/letters'

function lettersOf(...words: string[]): Letters {
  const letters = new Letters()
  for (const word of words) letters.add(word)
  return letters
}

const word = fc.string({ unit: fc.constantFrom(...'abcdeestrzمدرسهوال0179'), minLength: 1, maxLength: 14 })

/** Leaves a letter out, adds one or exchanges one. */
const edit = fc.record({ at: fc.nat(20), takes: fc.nat(1), brings: fc.constantFrom('', 'q', 'ع', '5', 'a') })

test('never denies a word that is like one of them', () => {
  fc.assert(
    fc.property(word, fc.array(edit, { maxLength: 3 }), fc.array(word), (original, edits, others) => {
      const changed = edits.reduce((text, { at, takes, brings }) => text.slice(0, at) + brings + text.slice(at + takes), original)
      return lettersOf(...others, original).mayHaveLike(changed, edits.length)
    }),
  )
})

test.each([
  ['schools', 1, true],
  ['shcool', 2, true],
  ['school', 0, true],
  ['zzq48213x', 3, false],
  ['مدرسه', 2, false],
  ['schoolchildren', 3, false],
  ['s', 3, false],
])('%s, by %d letters: %s', (asked, errors, expected) => {
  expect(lettersOf('school', 'clinic', 'bakery').mayHaveLike(asked, errors)).toBe(expected)
})
