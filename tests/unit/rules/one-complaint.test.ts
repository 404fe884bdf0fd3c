import type * as z from 'zod/mini'
import { email } from '@/rules/fields/email'
import { phone } from '@/rules/fields/phone'
import { wholeNumber } from '@/rules/fields/number'
import { line, paragraph } from '@/rules/fields/text'
import { website } from '@/rules/fields/website'

test.each<[string, z.ZodMiniType, string, string]>([
  ['an empty line', line(), '', 'required'],
  ['a line that is too long', line(3), 'abcd', 'too_long'],
  ['an empty text that has to be long', paragraph(9, 3), ' ', 'required'],
  ['a text that is too short', paragraph(9, 3), 'ab', 'too_short'],
  ['an empty address', email, '', 'required'],
  ['a long text in the place of an address', email, 'x'.repeat(300), 'too_long'],
  ['an address that folds to a long one', email, '\ufdfa'.repeat(17), 'too_long'],
  ['an empty number', wholeNumber(3, 12), '', 'required'],
  ['a word in the place of a number', wholeNumber(3, 12), 'ten', 'invalid_number'],
  ['a long text in the place of a number', wholeNumber(3, 12), 'x'.repeat(300), 'too_long'],
  ['an empty telephone number', phone, '', 'required'],
  ['a long text in the place of a telephone number', phone, 'x'.repeat(300), 'too_long'],
  ['a long text in the place of a website', website, `ftp://${'x'.repeat(3000)}`, 'too_long'],
])('of %s one thing is said', (_, rule, typed, code) => {
  expect(rule.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([code])
})
