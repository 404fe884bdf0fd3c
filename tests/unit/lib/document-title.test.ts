import { cutAtWord, documentTitle } from '@/lib/seo/document-title'

test.each([
  ['Projects', 'Projects | Imar Initiative'],
  ['Workshop in Aleppo | Imar', 'Workshop in Aleppo | Imar Initiative'],
  ['Workshop – Aleppo – Imar', 'Workshop | Aleppo | Imar Initiative'],
  ['Rebuilding Syria - town by town', 'Rebuilding Syria - town by town | Imar Initiative'],
  ['Imar', 'Imar Initiative'],
  ['How ten schools in the villages around Homs were rebuilt', 'How ten schools in the villages around Homs were rebuilt | Imar'],
  ['How ten schools in the villages around Homs were rebuilt before winter', 'How ten schools in the villages around Homs were rebuilt… | Imar'],
  ['', 'Imar Initiative'],
  ['A · B · Imar', 'A | B | Imar Initiative'],
  ['Care-Imar', 'Care-Imar | Imar Initiative'],
  ['A — Imar', 'A | Imar Initiative'],
  ['Imar in five seconds', 'Imar in five seconds | Imar Initiative'],
  ['Spending | Imar Initiative', 'Spending | Imar Initiative'],
])('%s becomes %s', (title, whole) => {
  expect(documentTitle(title, { siteName: 'Imar Initiative', shortName: 'Imar' })).toBe(whole)
})

test('a short name in Arabic is one, too', () => {
  expect(documentTitle('ورشة ترميم | إعمار', { siteName: 'مبادرة إعمار', shortName: 'إعمار' })).toBe('ورشة ترميم | مبادرة إعمار')
})

test('a text is cut between words, and a single word within itself', () => {
  expect(cutAtWord(' one two three ', 13)).toBe('one two three')
  expect(cutAtWord('one two three', 12)).toBe('one two…')
  expect(cutAtWord('one two three', 8)).toBe('one two…')
  expect(cutAtWord('one two, three', 10)).toBe('one two…')
  expect(cutAtWord('x'.repeat(20), 10)).toBe(`${'x'.repeat(9)}…`)
})
