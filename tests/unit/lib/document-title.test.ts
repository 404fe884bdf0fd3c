import { documentTitle } from '@/lib/seo/document-title'

test.each([
  ['Projects', 'Projects | Imar Initiative'],
  ['Workshop in Aleppo | Imar', 'Workshop in Aleppo | Imar Initiative'],
  ['Workshop – Aleppo – Imar', 'Workshop | Aleppo | Imar Initiative'],
  ['Rebuilding Syria - town by town', 'Rebuilding Syria - town by town | Imar Initiative'],
  ['Imar', 'Imar Initiative'],
  ['', 'Imar Initiative'],
  ['A · B · Imar', 'A | B | Imar Initiative'],
  ['Care-Imar', 'Care-Imar | Imar Initiative'],
  ['A — Imar', 'A | Imar Initiative'],
  ['Imar in five seconds', 'Imar in five seconds | Imar Initiative'],
  ['Spending | Imar Initiative', 'Spending | Imar Initiative'],
])('%s becomes %s', (title, whole) => {
  expect(documentTitle(title, 'Imar Initiative')).toBe(whole)
})

test('a short name in Arabic is one, too', () => {
  expect(documentTitle('ورشة ترميم | إعمار', 'مبادرة إعمار')).toBe('ورشة ترميم | مبادرة إعمار')
})
