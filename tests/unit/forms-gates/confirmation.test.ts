/** @jest-environment node */
import { issueConfirmation, redeemConfirmation } from '@/lib/forms/confirmation'

const MINUTE = 60_000

beforeAll(() => void (process.env.FORMS_SECRET = 'a secret of the tests'))
beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('a confirmation is good for one submission, also when its button is pressed twice', () => {
  const token = issueConfirmation('contact')
  const id = redeemConfirmation(token, 'contact', 'what I typed')
  expect(id).toMatch(/^[\w-]{36}$/)
  expect(redeemConfirmation(token, 'contact', 'what I typed')).toBe(id)
  expect(redeemConfirmation(token, 'contact', 'something else')).toBeNull()
})

test('two confirmations are two', () => {
  const ids = [issueConfirmation('contact'), issueConfirmation('contact')].map((token) => redeemConfirmation(token, 'contact', 'the same'))
  expect(ids[0]).not.toBe(ids[1])
})

test('a confirmation is for its form', () => {
  expect(redeemConfirmation(issueConfirmation('contact'), 'volunteer', 'x')).toBeNull()
})

test('a confirmation expires after half an hour', () => {
  const [early, late] = [issueConfirmation('idea'), issueConfirmation('idea')]
  jest.advanceTimersByTime(30 * MINUTE - 1)
  expect(redeemConfirmation(early, 'idea', 'x')).not.toBeNull()
  jest.advanceTimersByTime(1)
  expect(redeemConfirmation(late, 'idea', 'x')).toBeNull()
  expect(redeemConfirmation(early, 'idea', 'x')).toBeNull()
})

test('a confirmation that somebody else made, or made longer, is none', () => {
  const [id, issuedAt, signature] = issueConfirmation('contact').split('.')
  const later = (Date.now() + 60 * MINUTE).toString(36)
  for (const token of ['', '..', 'x', `${id}.${issuedAt}.`, `${id}.${later}.${signature}`, `other.${issuedAt}.${signature}`]) {
    expect(redeemConfirmation(token, 'contact', 'x')).toBeNull()
  }
})
