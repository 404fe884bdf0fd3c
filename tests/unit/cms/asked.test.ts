/** @jest-environment node */
import { ASKED } from '@/cms/src/labels/asked'
import { dayInWords, periodInWords } from '@/cms/src/labels/dates'
import ar from '@/messages/ar.json'
import de from '@/messages/de.json'
import en from '@/messages/en.json'

const OPTIONAL = /\s*\([^)]*\)$/

/** Fields that are called otherwise in the form. */
const NAMES: Record<string, string> = { departmentTitle: 'department' }

test.each([ar, en, de].map((messages, index) => [index, messages] as const))(
  'the content service repeats the questions as the site asks them (language %i)',
  (index, { forms }) => {
    const asked = Object.entries(ASKED).flatMap(([form, fields]) => Object.entries(fields).map(([field, words]) => [`${form}.${field}`, words[index]]))
    const messages: Record<string, Record<string, unknown>> = forms
    const onSite = Object.entries(ASKED).flatMap(([form, fields]) =>
      Object.keys(fields).map((field) => [`${form}.${field}`, String(messages[form]?.[NAMES[field] ?? field]).replace(OPTIONAL, '')]),
    )
    expect(asked).toEqual(onSite)
  },
)

test.each([
  ['ar', '1–31 كانون الأول 2026', '31 كانون الأول 2026'],
  ['en', '1 – 31 December 2026', '31 December 2026'],
  ['de', '1.–31. Dezember 2026', '31. Dezember 2026'],
] as const)('days are written in the words of %s', (language, period, day) => {
  expect(periodInWords('2026-12-01 - 2026-12-31', language).replace(/\s/g, ' ')).toBe(period)
  expect(dayInWords('2026-12-31', language)).toBe(day)
})

test('what is no day stays as it is', () => {
  expect(dayInWords('2026-13-45', 'en')).toBe('2026-13-45')
  expect(dayInWords('next week', 'en')).toBe('next week')
  expect(periodInWords('soon', 'en')).toBe('')
})
