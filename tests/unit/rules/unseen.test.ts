import type * as z from 'zod/mini'
import { email } from '@/rules/fields/email'
import { phone } from '@/rules/fields/phone'
import { line, orNull, paragraph } from '@/rules/fields/text'
import { cleanLine } from '@/rules/text'
import { FIELD_TYPES } from '@/rules/volunteer/field-rule'
import { readFields } from '@/rules/volunteer/read-fields'

const NOTHING = [
  '\u200f',
  '\u200b\u200d',
  '\u3164',
  '\u2800\u2800',
  'ـ',
  ' ـ ـ ',
  '\u064e',
  '\u00ad',
  '\uffa0',
  '\u{e0041}',
  '\ue000',
  '\u2028',
  '\u0085',
  '\ufff9',
]

const codes = (rule: z.ZodMiniType, typed: string) => rule.safeParse(typed).error?.issues.map(({ message }) => message)

test.each(NOTHING)('%j is empty, whatever is asked for', (typed) => {
  for (const rule of [line(), paragraph(), paragraph(99, 10), email, phone]) expect(codes(rule, typed)).toEqual(['required'])
  expect(orNull(line()).parse(typed)).toBeNull()
  for (const type of FIELD_TYPES.filter((known) => known !== 'address')) {
    expect([...readFields([{ key: 'x', type, required: true, options: [] }], { x: typed }).errors]).toEqual([['x', 'required']])
  }
})

test.each(['a\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b', 'اـــــــــــــ', 'ab\u3164\u3164\u3164\u3164\u3164\u3164\u3164\u3164', 'a         b'])(
  'what is not seen in %j does not make it long enough',
  (typed) => {
    expect(codes(paragraph(99, 10), typed)).toEqual(['too_short'])
  },
)

test.each([
  ['Amal \u202egnp.exe', 'Amal gnp.exe'],
  ['\u2066Amal\u2069\u200f', 'Amal'],
  ['Am\u00adal\u200b Haddad\u2028', 'Amal Haddad'],
  ['می\u200cخواهم\u200c', 'می\u200cخواهم'],
  ['👩\u200d⚕️ Dr. O’Neil', '👩\u200d⚕️ Dr. O’Neil'],
  ['مُحَمَّـد', 'مُحَمَّـد'],
])('of %j the line %j is kept', (typed, kept) => {
  expect(cleanLine(typed)).toBe(kept)
})

test('text of several lines keeps marks of direction, but none that turn it around', () => {
  expect(paragraph().parse('\u2067سطر\u2069\r\n\u202eline')).toBe('\u2067سطر\u2069\nline')
})
