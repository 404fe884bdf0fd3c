/** @jest-environment node */
import { readRemindersToken, remindersToken } from '@/cms/src/mail/reminders/token'
import { addressKey } from '@/cms/src/outbox/addresses'

const YEAR = 366 * 24 * 60 * 60 * 1000

beforeAll(() => {
  process.env.API_TOKEN_SALT = 'salt of a test'
})

test('names the address without holding it, in every spelling', () => {
  const token = remindersToken('Lina@Example.org ')
  expect(readRemindersToken(token)).toBe(addressKey('lina@example.org'))
  expect(token).not.toMatch(/lina|example/i)
  expect(Buffer.from(token, 'base64url').toString()).not.toMatch(/lina|example/i)
})

test('is over after a year, and worth nothing when a letter of it is another one', () => {
  const token = remindersToken('lina@example.org', 0)
  expect(readRemindersToken(token, YEAR - 1000)).not.toBeNull()
  expect(readRemindersToken(token, YEAR + 1000)).toBeNull()
  const [key = '', until = '', signature = ''] = token.split('.')
  const other = addressKey('other@example.org')
  for (const forged of ['', 'x', `${key}.${until}`, `${other}.${until}.${signature}`, `${key}.zzzzzz.${signature}`, `${key}.${until}.${'A'.repeat(43)}`]) {
    expect(readRemindersToken(forged, 0)).toBeNull()
  }
})
