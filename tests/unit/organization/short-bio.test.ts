import { BIO_LENGTH, shortBio } from '@/components/organization/Bio'

const words = (length: number) => 'word '.repeat(length).slice(0, length)

test('a biography of 180 characters is shown whole', () => {
  const bio = words(BIO_LENGTH - 1) + 'x'
  expect(bio).toHaveLength(180)
  expect(shortBio(bio)).toBe(bio)
})

test('one of 181 is cut at the end of a word, with an ellipsis', () => {
  const short = shortBio(words(BIO_LENGTH + 1))
  expect(short).toMatch(/ word…$/)
  expect(short.length).toBeLessThanOrEqual(181)
})

test('a word that ends exactly at the limit stays', () => {
  const bio = `${'x'.repeat(90)} ${'y'.repeat(89)} and more`
  expect(shortBio(bio)).toBe(`${'x'.repeat(90)} ${'y'.repeat(89)}…`)
})

test('punctuation before the ellipsis goes, Arabic too', () => {
  expect(shortBio(`${'x'.repeat(170)}، ${'y'.repeat(40)}`)).toBe(`${'x'.repeat(170)}…`)
  expect(shortBio(`${'x'.repeat(170)}. ${'y'.repeat(40)}`)).toBe(`${'x'.repeat(170)}…`)
})

test('a text without spaces is cut, but never inside a character', () => {
  const short = shortBio(`x${'😀'.repeat(100)}`)
  expect(short).toBe(`x${'😀'.repeat(89)}…`)
})
