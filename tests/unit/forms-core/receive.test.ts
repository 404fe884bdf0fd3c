/** @jest-environment node */
import type { Body } from '@/lib/forms/body'
import { type Outcome, receive } from '@/lib/forms/receive'
import { ContentDouble, type Reply } from './content-double'

const STORED: Reply = { status: 200, body: { success: true, data: { reference: 'C-7K3F-92QD', documentId: 'x' } } }
const refused = (status: number, details: object): Reply => ({ status, body: { data: null, error: { status, details } } })

let double: ContentDouble
let errors: jest.SpyInstance<void, unknown[]>
let people = 0

beforeAll(async () => {
  double = await ContentDouble.start()
  Object.assign(process.env, {
    CONTENT_URL: double.url,
    CONTENT_TOKEN: 'site',
    CONTENT_REQUEST_DELAY_MS: '0',
    CONTENT_TIMEOUT_MS: '300',
    FORMS_SECRET: 'a secret of the test',
    LIMIT_PER_ADDRESS: '1000',
    LIMIT_CONFIRMED: '1000',
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

const send = (values: Body['values'], control: Body['control'] = {}, isScripted = false) =>
  receive({ form: 'contact', locale: 'en', body: { values, control, uploads: [] }, address: '203.0.113.7', isScripted })

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
