/** @jest-environment node */
import { issueConfirmation, redeemConfirmation } from '@/lib/forms/confirmation'

const MINUTE = 60_000

beforeAll(() => void (process.env.FORMS_SECRET = 'a secret of the tests'))
beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('a confirmation is good for one submission, also when its button is pressed twice', async () => {
  const token = issueConfirmation('contact')
  const id = await redeemConfirmation(token, 'contact', 'what I typed')
  expect(id).toMatch(/^[\w-]{36}$/)
  expect(await redeemConfirmation(token, 'contact', 'what I typed')).toBe(id)
  expect(await redeemConfirmation(token, 'contact', 'something else')).toBeNull()
})

test('two confirmations are two', async () => {
  const tokens = [issueConfirmation('contact'), issueConfirmation('contact')]
  const ids = await Promise.all(tokens.map((token) => redeemConfirmation(token, 'contact', 'the same')))
  expect(ids[0]).not.toBe(ids[1])
})

test('a confirmation is for its form', async () => {
  expect(await redeemConfirmation(issueConfirmation('contact'), 'volunteer', 'x')).toBeNull()
})

test('a confirmation expires after half an hour', async () => {
  const [early, late] = [issueConfirmation('idea'), issueConfirmation('idea')]
  jest.advanceTimersByTime(30 * MINUTE - 1)
  expect(await redeemConfirmation(early, 'idea', 'x')).not.toBeNull()
  jest.advanceTimersByTime(1)
  expect(await redeemConfirmation(late, 'idea', 'x')).toBeNull()
  expect(await redeemConfirmation(early, 'idea', 'x')).toBeNull()
})

test('a confirmation that somebody else made, or made longer, is none', async () => {
  const [id, issuedAt, signature] = issueConfirmation('contact').split('.')
  const later = (Date.now() + 60 * MINUTE).toString(36)
  for (const token of ['', '..', 'x', `${id}.${issuedAt}.`, `${id}.${later}.${signature}`, `other.${issuedAt}.${signature}`]) {
    expect(await redeemConfirmation(token, 'contact', 'x')).toBeNull()
  }
})
