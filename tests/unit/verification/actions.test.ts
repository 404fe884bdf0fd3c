/** @jest-environment node */
import type { Action } from '@/components/verification/answers'
import type * as Actions from '@/components/verification/actions'
import { BROKEN, REFUSED, VERIFIED, VerificationDouble, verifiedFor } from '../../e2e/support/verification-double'

const visitor = new Headers()

jest.mock('next/headers', () => ({ headers: async () => visitor }))

let double: VerificationDouble
let actions: typeof Actions
let count = 0

beforeAll(async () => {
  double = await VerificationDouble.start()
  Object.assign(process.env, { CONTENT_URL: double.url, CONTENT_TOKEN: 'site', CONTENT_REQUEST_DELAY_MS: '0', LIMIT_PER_ADDRESS: '3', LIMIT_PER_EMAIL: '2' })
  actions = await import('@/components/verification/actions')
})
beforeEach(() => {
  double.received.length = 0
  double.reply = VERIFIED
  visitor.set('x-forwarded-for', `192.0.2.${(count += 1)}`)
})
afterAll(() => double.stop())

function send(action: Action, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ application: 'department', email: 'amal@example.org', ...fields })) form.append(name, value)
  return action(null, form)
}

test.each(['K7QM3XPA', 'k7qm-3xpa', ' K7QM 3XPA ', 'k7qm–3xpa', 'K٧QM-٣XPA', '\u2066K7QM-3XPA\u2069'])('the code %s is the code of the mail', async (code) => {
  double.reply = verifiedFor('Media')
  expect(await send(actions.confirmByCode, { code })).toMatchObject({ state: 'done', department: 'Media' })
  expect(double.received.map(({ path, body }) => [path, body])).toEqual([
    ['/api/departments-applications/verify', { email: 'amal@example.org', code: 'K7QM3XPA' }],
  ])
})

test.each([
  [{ email: '', code: '' }, { email: 'email_required', code: 'code_required' }],
  [{ email: 'amal', code: 'K7QM' }, { email: 'valid_email_required', code: 'code_invalid' }],
  [{ code: '<b>7QM3XP' }, { code: 'code_invalid' }],
])('%j comes back with what is wrong', async (fields, errors) => {
  expect(await send(actions.confirmByCode, fields)).toEqual({ state: 'wrong', values: { email: 'amal@example.org', ...fields }, errors })
  expect(double.received).toEqual([])
})

test('a wrong code and a failure are told apart, and what was typed comes back', async () => {
  const values = { email: 'amal@example.org', code: 'K7QM3XPA' }
  double.reply = REFUSED
  expect(await send(actions.confirmByCode, values)).toEqual({ state: 'failed', values })
  double.reply = BROKEN
  expect(await send(actions.confirmByCode, values)).toEqual({ state: 'error', values })
})

test('who types codes without end is stopped before the content service is', async () => {
  double.reply = REFUSED
  for (let tries = 0; tries < 3; tries += 1) await send(actions.confirmByCode, { code: 'K7QM3XPA' })
  expect(await send(actions.confirmByCode, { code: 'K7QM3XPA' })).toMatchObject({ state: 'limited' })
  expect(double.received).toHaveLength(3)
})

test('a new mail is asked for, a few times an hour', async () => {
  const email = 'omar@example.org'
  expect(await send(actions.requestMail, { email })).toMatchObject({ state: 'done' })
  expect(double.received.map(({ path, body }) => [path, body])).toEqual([['/api/request-verification-token', { email, application: 'department' }]])
  double.reply = BROKEN
  expect(await send(actions.requestMail, { email })).toMatchObject({ state: 'error' })
  expect(await send(actions.requestMail, { email: ' OMAR@example.org' })).toMatchObject({ state: 'limited' })
  expect(await send(actions.requestMail, { email: 'omar' })).toMatchObject({ state: 'wrong', errors: { email: 'valid_email_required' } })
  expect(double.received).toHaveLength(2)
})

test('an application of another kind is refused before anything is asked', async () => {
  for (const action of [actions.confirmByCode, actions.requestMail]) {
    expect(await send(action, { application: 'feedback', code: 'K7QM3XPA' })).toEqual({ state: 'missing' })
  }
  expect(double.received).toEqual([])
})

test.each([
  [VERIFIED, 'done'],
  [REFUSED, 'failed'],
  [BROKEN, 'error'],
])('a registration is cancelled, or it is said why not: %j', async (reply, state) => {
  double.reply = reply
  expect(await send(actions.cancel, { token: 'abc', id: '12' })).toEqual({ state })
  expect(double.received.map(({ path, body }) => [path, body])).toEqual([
    ['/api/event-registrations/cancel', { email: 'amal@example.org', token: 'abc', id: 12 }],
  ])
})

test('a registration is not cancelled without its link', async () => {
  expect(await send(actions.cancel, { token: 'abc' })).toEqual({ state: 'missing' })
  expect(double.received).toEqual([])
})
