/** @jest-environment node */
import type { Outcome } from '@/lib/forms/receive'
import type { ContentDouble } from './content-double'
import { message, returned, send, startReceiving } from './send-contact'

const CAMP = '203.0.113.8'

let double: ContentDouble

/** Hundreds of forms in one test. */
jest.setTimeout(120_000)

beforeAll(async () => {
  double = await startReceiving()
})
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'performance'] }))
afterEach(() => void jest.useRealTimers())
afterAll(() => double.stop())

/** Without script and with three mistakes, each of which is pointed out on the next page. */
async function apply(): Promise<Outcome> {
  const values = message()
  let outcome = await send({ ...values, name: '' }, {}, false, CAMP)
  for (const wrong of [{ email: 'rima' }, { subject: ' ' }, {}]) {
    const { status, form } = returned(outcome)
    expect(status).toBe(422)
    outcome = await send({ ...values, ...wrong }, { confirmation: form.confirmation, attempt: form.attempt }, false, CAMP)
  }
  return outcome
}

test('a whole camp can apply within an hour; a flood is stopped', async () => {
  for (let person = 0; person < 300; person += 1) {
    expect(await apply()).toMatchObject({ state: 'sent' })
    jest.advanceTimersByTime(10_000)
  }
  expect(new Set(double.asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(300)
  // The same hour, and a program that makes no mistakes.
  const statuses = new Map<number | 'sent', number>()
  for (let count = 0; count < 200; count += 1) {
    const values = message()
    const first = await send(values, {}, false, CAMP)
    const { form } = returned(first)
    const outcome = form.problem === 'confirm' ? await send(values, { confirmation: form.confirmation, attempt: form.attempt }, false, CAMP) : first
    const status = outcome.state === 'sent' ? 'sent' : outcome.status
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect(statuses.get('sent')).toBeLessThanOrEqual(100)
  expect(statuses.get(429)).toBeGreaterThanOrEqual(100)
})
