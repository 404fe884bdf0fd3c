import { isEmail } from '@/rules/fields/email'
import { emailKey } from '@/rules/text'

test.each([
  ['amal@example.org', true],
  [' \u2066amal@example.org\u2069 ', true],
  ['amal@example', false],
  ['', false],
])('%j: an address is %j', (text, is) => {
  expect(isEmail(text)).toBe(is)
})

test.each(['amal@example.org', 'Amal@Example.ORG', ' a mal @ example.org ', '\u200famal@example.org\u200e', 'ａｍａｌ＠example.org'])(
  '%j is amal@example.org',
  (spelling) => {
    expect(emailKey(spelling)).toBe('amal@example.org')
  },
)
