import { answerBy } from '@/lib/forms/private-page/promise'

const THURSDAY = new Date('2026-11-26T10:00:00Z')

test.each([
  ['volunteer', '2026-12-03'],
  ['department', '2026-12-03'],
  ['proposal', '2026-12-17'],
  ['idea', '2026-12-17'],
  // Five business days: Friday, Monday to Thursday.
  ['contact', '2026-12-03'],
  ['partnership', '2026-12-03'],
] as const)('who has sent the form %s on a Thursday may expect an answer by %s', (form, day) => {
  expect(answerBy(form, THURSDAY)?.toISOString().slice(0, 10)).toBe(day)
})

test('no day is one of the five on a weekend', () => {
  expect(answerBy('contact', new Date('2026-11-28T10:00:00Z'))?.toISOString().slice(0, 10)).toBe('2026-12-04')
})

test.each(['feedback', 'registration'] as const)('to the form %s no answer is promised', (form) => {
  expect(answerBy(form, THURSDAY)).toBeNull()
})
