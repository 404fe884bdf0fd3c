/** @jest-environment node */
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { GET as giveChallenge } from '@/app/api/captcha/route'
import type { Body } from '@/lib/forms/body'
import type { FormDefinition } from '@/lib/forms/definition'
import * as definitions from '@/lib/forms/definitions'
import { valueOf } from '@/lib/forms/form'
import { receive } from '@/lib/forms/receive'
import type { ContentDouble, Reply } from './content-double'
import { message, returned, send, sendConfirmed, startReceiving, STORED } from './send-contact'

const actual = jest.requireActual<typeof definitions>('@/lib/forms/definitions')
jest.mock('@/lib/forms/definitions', () => ({ definitionOf: jest.fn() }))

const refused = (status: number, details: object): Reply => ({ status, body: { data: null, error: { status, details } } })

let double: ContentDouble
let errors: jest.SpyInstance<void, unknown[]>

beforeAll(async () => {
  double = await startReceiving({ LIMIT_UPLOAD_MB: '3' })
})
beforeEach(() => {
  jest.mocked(definitions.definitionOf).mockImplementation(actual.definitionOf)
  double.asked.length = 0
  double.replies = [STORED]
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  expect(JSON.stringify(errors.mock.calls)).not.toMatch(/rima|@/)
  jest.restoreAllMocks()
})
afterAll(() => double.stop())

test('a form that an editor tries is checked, and nothing of it is sent', async () => {
  const attempt = (values: Body['values']) =>
    receive({ form: 'contact', locale: 'en', body: { values, control: {}, uploads: [] }, address: '203.0.113.8', isScripted: true, isTrial: true })
  expect(await attempt({ ...message(), email: 'none' })).toMatchObject({ state: 'returned', status: 422, form: { errors: { email: expect.any(String) } } })
  expect(await attempt(message())).toMatchObject({ state: 'returned', status: 200, form: { errors: {}, problem: 'trial' } })
  expect(double.asked).toEqual([])
})

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
  expect({ status, problem: form.problem }).toEqual({ status: 403, problem: 'captcha_unfinished' })
  const { form: failed } = returned(await send(message(), { captcha: 'bm9uc2Vuc2U=' }, true))
  expect(failed.problem).toBe('captcha_failed')
  expect([form.confirmation, failed.confirmation]).toEqual([undefined, undefined])
  expect(double.asked).toEqual([])
})

test('script that has proven it needs no second page', async () => {
  const { challenge } = await (await giveChallenge()).json()
  const captcha = btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }))
  expect(await send(message(), { captcha }, true)).toEqual({ state: 'sent', reference: 'C-7K3F-92QD' })
})

test('a confirmation that is not ours is one that has expired', async () => {
  const { status, form } = returned(await send(message(), { confirmation: 'x.y.z' }))
  expect({ status, problem: form.problem }).toEqual({ status: 403, problem: 'expired' })
  expect(double.asked).toEqual([])
})

test.each(['a'.repeat(16), 'Az09_-'.padEnd(64, 'x')])('an attempt keeps its name: %s', async (attempt) => {
  expect(returned(await send(message(), { attempt })).form.attempt).toBe(attempt)
})

test.each([undefined, '', 'a'.repeat(15), 'a'.repeat(65), `${'a'.repeat(16)}!`, `!${'a'.repeat(16)}`])(
  'the attempt %j gets a name of ours',
  async (attempt) => {
    expect(returned(await send(message(), { attempt })).form.attempt).toMatch(/^[\da-f-]{36}$/)
  },
)

describe('a form with files', () => {
  const [NEW, OLD] = ['new'.padEnd(24, '0'), 'old'.padEnd(24, '0')]
  const file = (name: string, megabytes = 0) => ({ field: 'attachments', file: new File([new Uint8Array(megabytes * 1024 * 1024), 'x'], name) })
  const sendIdea = (uploads: Body['uploads'], address: string, values: Body['values'] = {}) =>
    receive({ form: 'idea', locale: 'de', body: { values, control: {}, uploads }, address, isScripted: true })

  test('comes back with what was stored, so that a mistake costs no second sending', async () => {
    double.replies = [{ status: 200, body: [{ id: NEW, name: 'plan.zip' }] }]
    const { status, form } = returned(await sendIdea([file('plan.zip')], '203.0.113.10', { attachments: OLD, 'attachments.filename': `${OLD} sketch.zip` }))
    expect(status).toBe(422)
    expect(form.errors).toEqual({ title: 'title_required', description: 'description_required' })
    expect(form.files).toEqual({
      attachments: [
        { id: NEW, name: 'plan.zip' },
        { id: OLD, name: 'sketch.zip' },
      ],
    })
  })

  test('says which file was refused, though all else is well', async () => {
    double.replies = [refused(400, { code: 'invalid', fields: [{ path: 'files', code: 'file_unsafe' }] })]
    const values = { title: 'A well', description: 'For the village.', attachments: OLD }
    const { status, form } = returned(await sendIdea([file('virus.zip')], '203.0.113.11', values))
    expect({ status, errors: form.errors }).toEqual({ status: 422, errors: { attachments: 'file_unsafe' } })
  })

  test('is stopped by the size of all its files together', async () => {
    double.replies = [{ status: 200, body: [{ id: NEW, name: 'plan.zip' }] }]
    const uploads = [file('a.zip', 1), file('b.zip', 0.5)]
    expect(returned(await sendIdea(uploads, '203.0.113.12')).status).toBe(422)
    const { status, form } = returned(await sendIdea(uploads, '203.0.113.12'))
    expect({ status, problem: form.problem }).toEqual({ status: 429, problem: 'rate_limited' })
    expect(double.asked).toHaveLength(2)
  })
})

test('a number that nobody can call is a mistake, also where the form asks for none', async () => {
  const { status, form } = returned(await send({ ...message(), phone: '12', 'phone:country': 'DE' }))
  expect({ status, errors: form.errors }).toEqual({ status: 422, errors: { phone: 'invalid_phone' } })
})

describe('what only some forms do', () => {
  const define = (more: Partial<FormDefinition>) =>
    void jest.mocked(definitions.definitionOf).mockImplementation((form) => ({ ...actual.definitionOf(form), ...more }))

  test('what a form is about may be gone', async () => {
    define({ read: () => Promise.resolve(null) })
    const { status, form } = returned(await send(message()))
    expect({ status, problem: form.problem, errors: form.errors }).toEqual({ status: 404, problem: 'not_found', errors: {} })
  })

  test('what decides the words of thanks comes with the reference', async () => {
    define({ about: (values) => valueOf(values, 'subject') })
    expect(await sendConfirmed(message())).toEqual({ state: 'sent', reference: 'C-7K3F-92QD', about: 'Hello' })
  })

  test.each([
    ['more precisely', { problem: 'duplicate_campaign', errors: { email: 'already_submitted_campaign' } } as const],
    ['as the content service does, where there is nothing to add', null],
  ])('a refusal is worded %s', async (_, precise) => {
    define({ refused: (problem) => Promise.resolve(problem === 'duplicate' ? precise : null) })
    double.replies = [refused(409, { code: 'duplicate', fields: [] })]
    const { status, form } = returned(await sendConfirmed(message()))
    expect(status).toBe(409)
    expect(form).toMatchObject(precise ?? { problem: 'duplicate', errors: {} })
  })

  test('a mistake of ours is not taken for an outage', async () => {
    define({ read: () => Promise.reject(new Error('a mistake')) })
    await expect(send(message())).rejects.toThrow('a mistake')
  })
})

test('mistakes come back with what was typed', async () => {
  const values = { ...message(), name: ' ', email: 'rima' }
  const { status, form } = returned(await send(values))
  expect(status).toBe(422)
  expect(form).toMatchObject({ values, errors: { name: 'name_required', email: 'email_invalid' } })
})

test.each([true, false])('who fills in the hidden field is asked to confirm, and is taken then (with script: %s)', async (isScripted) => {
  const values = message()
  const { form } = returned(await send(values, { trap: 'https://example.com' }, isScripted))
  expect(form).toMatchObject({ values, problem: 'confirm', confirmation: expect.any(String) })
  expect(double.asked).toEqual([])
  const { confirmation, attempt } = form
  expect(await send(values, { trap: 'https://example.com', confirmation, attempt }, isScripted)).toMatchObject({ state: 'sent', reference: 'C-7K3F-92QD' })
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
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('/api/contact-forms'))
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
  expect(form.waitMinutes).toBeLessThanOrEqual(60)
})

test('what the content service refuses takes no turn, but nobody can ask it about others without end', async () => {
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

test('a flood of mistakes is stopped for a minute', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 400; count += 1) statuses.push(returned(await send({ ...message(), name: '' }, {}, false, '203.0.113.9')).status)
  expect(statuses.filter((status) => status === 422)).toHaveLength(300)
  expect(statuses.filter((status) => status === 429)).toHaveLength(100)
})
