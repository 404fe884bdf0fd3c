/** @jest-environment node */
import type { Body } from '@/lib/forms/body'
import { type Outcome, receive } from '@/lib/forms/receive'
import { ContentDouble, type Reply } from './content-double'

const STORED: Reply = { status: 200, body: { success: true, data: { reference: 'C-7K3F-92QD', documentId: 'x' } } }
const refused = (status: number, details: object): Reply => ({ status, body: { data: null, error: { status, details } } })

let double: ContentDouble
let errors: jest.SpyInstance<void, unknown[]>
let people = 0

/** Hundreds of forms in one test. */
jest.setTimeout(120_000)

beforeAll(async () => {
  double = await ContentDouble.start()
  Object.assign(process.env, {
    CONTENT_URL: double.url,
    CONTENT_TOKEN: 'site',
    CONTENT_REQUEST_DELAY_MS: '0',
    CONTENT_TIMEOUT_MS: '10000',
    FORMS_SECRET: 'a secret of the test',
  })
})
beforeEach(() => {
  double.asked.length = 0
  double.replies = [STORED]
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  expect(JSON.stringify(errors.mock.calls)).not.toMatch(/rima|@/)
  errors.mockRestore()
})
afterAll(() => double.stop())

const message = (email = `rima${people++}@example.org`) => ({ name: 'Rima', email, subject: 'Hello', message: 'A question.' })

const send = (values: Body['values'], control: Body['control'] = {}, isScripted = false, address = '203.0.113.7') =>
  receive({ form: 'contact', locale: 'en', body: { values, control, uploads: [] }, address, isScripted })

test('a form that an editor tries is checked, and nothing of it is sent', async () => {
  const attempt = (values: Body['values']) =>
    receive({ form: 'contact', locale: 'en', body: { values, control: {}, uploads: [] }, address: '203.0.113.8', isScripted: true, isTrial: true })
  expect(await attempt({ ...message(), email: 'none' })).toMatchObject({ state: 'returned', status: 422, form: { errors: { email: expect.any(String) } } })
  expect(await attempt(message())).toMatchObject({ state: 'returned', status: 200, form: { errors: {}, problem: 'trial' } })
  expect(double.asked).toEqual([])
})

function returned(outcome: Outcome) {
  if (outcome.state !== 'returned') throw new Error(`It was ${outcome.state}.`)
  return outcome
}

/** As a browser without script does: the page that asks to confirm, then its button. */
async function sendConfirmed(values: Body['values']): Promise<Outcome> {
  const { form } = returned(await send(values))
  return send(values, { confirmation: form.confirmation, attempt: form.attempt })
}

test('without script a second page asks to confirm, and nothing is stored before', async () => {
  const values = message()
  const { status, form } = returned(await send(values))
  expect({ status, problem: form.problem, values: form.values }).toEqual({ status: 200, problem: 'confirm', values })
  expect(double.asked).toEqual([])
  const outcome = await send(values, { confirmation: form.confirmation, attempt: form.attempt })
  expect(outcome).toEqual({ state: 'sent', reference: 'C-7K3F-92QD' })
  expect(double.asked[0]).toMatchObject({
    path: '/api/contact-forms',
    headers: { authorization: 'Bearer site' },
    body: { data: { ...values, submitLanguage: 'en' } },
  })
})

test('script has to prove that it is no program', async () => {
  const { status, form } = returned(await send(message(), {}, true))
  expect({ status, problem: form.problem }).toEqual({ status: 403, problem: 'captcha_required' })
  const { form: failed } = returned(await send(message(), { captcha: 'bm9uc2Vuc2U=' }, true))
  expect(failed.problem).toBe('captcha_failed')
  expect(double.asked).toEqual([])
})

test('mistakes come back with what was typed', async () => {
  const values = { ...message(), name: ' ', email: 'rima' }
  const { status, form } = returned(await send(values))
  expect(status).toBe(422)
  expect(form).toMatchObject({ values, errors: { name: 'name_required', email: 'email_invalid' } })
})

test('a program that fills in the hidden field is thanked, and nothing is stored', async () => {
  expect(await send(message(), { trap: 'https://example.com' })).toEqual({ state: 'sent', reference: '' })
  expect(double.asked).toEqual([])
})

test('a lost answer is asked for once more, with the same key', async () => {
  double.replies = ['hang up', STORED]
  expect(await sendConfirmed(message())).toMatchObject({ state: 'sent' })
  const [first, second] = double.asked.map(({ headers }) => headers['idempotency-key'])
  expect(first).toMatch(/^[\w-]{16,64}$/)
  expect(second).toBe(first)
})

test('without an answer everything is kept, and the next attempt has the same key', async () => {
  const values = message()
  double.replies = ['hang up']
  const { status, form } = returned(await sendConfirmed(values))
  expect({ status, problem: form.problem, values: form.values }).toEqual({ status: 503, problem: 'unavailable', values })
  double.replies = [STORED]
  expect(await send(values, { confirmation: form.confirmation, attempt: form.attempt })).toMatchObject({ state: 'sent' })
  expect(new Set(double.asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})

test('the same content in another attempt has another key', async () => {
  const values = message()
  await sendConfirmed(values)
  await sendConfirmed(values)
  expect(new Set(double.asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
})

test.each([
  [refused(409, { code: 'duplicate', fields: [] }), 409, { problem: 'duplicate' }],
  [refused(409, { code: 'event_full', fields: [] }), 409, { problem: 'event_full' }],
  [refused(429, { code: 'rate_limited', fields: [] }), 429, { problem: 'rate_limited' }],
  [refused(400, { code: 'invalid', fields: [{ path: 'data.email', code: 'invalid_email' }] }), 422, { errors: { email: 'valid_email_required' } }],
  [refused(422, { code: 'something_new', fields: [] }), 409, { problem: 'unsent' }],
])('what the content service refuses is said: %j', async (reply, status, found) => {
  double.replies = [reply]
  const outcome = returned(await sendConfirmed(message()))
  expect(outcome.status).toBe(status)
  expect(outcome.form).toMatchObject(found)
})

test('the sixth message of an address within an hour has to wait', async () => {
  const email = 'rima.often@example.org'
  for (let count = 0; count < 5; count++) expect(await sendConfirmed({ ...message(email), subject: `No. ${count}` })).toMatchObject({ state: 'sent' })
  const { status, form } = returned(await sendConfirmed(message(' Rima.Often@Example.org ')))
  expect({ status, problem: form.problem }).toEqual({ status: 429, problem: 'rate_limited' })
  expect(form.waitMinutes).toBeGreaterThan(55)
})

describe('many people behind one address', () => {
  const CAMP = '203.0.113.8'

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

  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'performance'] }))
  afterEach(() => void jest.useRealTimers())

  test('can apply within an hour; a flood is stopped', async () => {
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

  test('are not shut out by what the content service refuses, but cannot ask it about others without end', async () => {
    double.replies = [refused(409, { code: 'event_full', fields: [] })]
    for (let count = 0; count < 80; count += 1) expect(returned(await sendConfirmed(message())).status).toBe(409)
    const email = message().email
    double.replies = [refused(400, { code: 'invalid', fields: [{ path: 'message', code: 'too_long' }] })]
    for (let count = 0; count < 8; count += 1) expect(returned(await sendConfirmed({ ...message(email), subject: `No. ${count}` })).status).toBe(422)
    double.replies = [refused(409, { code: 'duplicate', fields: [] })]
    const asked: number[] = []
    for (let count = 0; count < 8; count += 1) asked.push(returned(await sendConfirmed({ ...message(email), subject: `No. ${count}` })).status)
    expect(asked).toEqual([409, 409, 409, 409, 409, 429, 429, 429])
  })
})

test('a flood of mistakes is stopped for a minute', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 400; count += 1) statuses.push(returned(await send({ ...message(), name: '' }, {}, false, '203.0.113.9')).status)
  expect(statuses.filter((status) => status === 422)).toHaveLength(300)
  expect(statuses.filter((status) => status === 429)).toHaveLength(100)
})
