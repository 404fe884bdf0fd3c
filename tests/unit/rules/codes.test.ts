import { RULE_CODES, readRuleCode } from '@/rules/codes'

test.each(RULE_CODES)('%s is read as it is', (code) => {
  expect(readRuleCode(code)).toBe(code)
})

test.each(['Invalid input: expected string', 'REQUIRED', '', undefined])('of %j no more is known than that something is wrong', (message) => {
  expect(readRuleCode(message)).toBe('invalid')
})
