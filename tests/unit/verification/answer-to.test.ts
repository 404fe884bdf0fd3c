/** @jest-environment node */
import type { Values } from '@/lib/forms/form'
import type * as AnswerTo from '@/lib/forms/verification/answer-to'
import type { Page } from '@/lib/forms/verification/pages'
import { BROKEN, REFUSED, VERIFIED, VerificationDouble, verifiedFor } from '../../e2e/support/verification-double'

const LINK = { email: 'amal@example.org', token: 'abc', id: '12' }

let double: VerificationDouble
let answerTo: typeof AnswerTo.answerTo
let count = 0

beforeAll(async () => {
  double = await VerificationDouble.start()
  Object.assign(process.env, { CONTENT_URL: double.url, CONTENT_TOKEN: 'site', CONTENT_REQUEST_DELAY_MS: '0', LIMIT_ATTEMPTS: '30', LIMIT_PER_EMAIL: '2' })
  answerTo = (await import('@/lib/forms/verification/answer-to')).answerTo
})
beforeEach(() => {
  double.received.length = 0
  double.reply = VERIFIED
  count += 1
})
afterAll(() => double.stop())

const send = (values: Values, page: Page = 'department', parameters = {}) => answerTo({ locale: 'en', page, parameters, values, address: `192.0.2.${count}` })
const typeCode = (fields: Record<string, string>) => send({ by: 'code', email: 'amal@example.org', ...fields })
const askForMail = (email: string) => send({ by: 'mail', email })
const follow = (page: Page, parameters: object = LINK) => send({ by: 'link' }, page, parameters)
const asked = () => double.received.map(({ path, body }) => [path, body])

test.each(['K7QM3XPA', 'k7qm-3xpa', ' K7QM 3XPA ', 'k7qm–3xpa', 'K٧QM-٣XPA', '\u2066K7QM-3XPA\u2069'])('the code %s is the code of the mail', async (code) => {
  double.reply = verifiedFor('Media')
  expect(await typeCode({ code })).toMatchObject({ state: 'done', department: 'Media' })
  expect(asked()).toEqual([['/api/departments-applications/verify', { email: 'amal@example.org', code: 'K7QM3XPA', language: 'en' }]])
})

test.each([
  [
    { email: '', code: '' },
    { email: 'email_required', code: 'code_required' },
  ],
  [
    { email: 'amal', code: 'K7QM' },
    { email: 'valid_email_required', code: 'code_invalid' },
  ],
  [{ code: '<b>7QM3XP' }, { code: 'code_invalid' }],
])('%j comes back with what is wrong', async (fields, errors) => {
  expect(await typeCode(fields)).toEqual({ by: 'code', state: 'wrong', values: { email: 'amal@example.org', ...fields }, errors })
  expect(double.received).toEqual([])
})

test('a wrong code and a failure are told apart, and what was typed comes back', async () => {
  const values = { email: 'amal@example.org', code: 'K7QM3XPA' }
  double.reply = REFUSED
  expect(await typeCode(values)).toEqual({ by: 'code', state: 'failed', values })
  double.reply = BROKEN
  expect(await typeCode(values)).toEqual({ by: 'code', state: 'error', values })
})

test('who types wrong codes without end is told to wait, and a right one still counts', async () => {
  double.reply = REFUSED
  for (let tries = 0; tries < 3; tries += 1) await typeCode({ code: 'K7QM3XPA' })
  expect(await typeCode({ code: 'K7QM3XPA' })).toMatchObject({ state: 'limited', waitMinutes: 1 })
  double.reply = VERIFIED
  expect(await typeCode({ code: 'K7QM3XPA' })).toMatchObject({ state: 'done' })
})

test('a flood of wrong links stops no right one from the same address', async () => {
  double.reply = REFUSED
  for (let tries = 0; tries < 10; tries += 1) await follow('registration')
  expect(await follow('registration')).toMatchObject({ state: 'limited' })
  double.reply = VERIFIED
  expect(await follow('registration')).toMatchObject({ state: 'done' })
})

test('a new mail is asked for, a few times an hour', async () => {
  const email = 'omar@example.org'
  expect(await askForMail(email)).toMatchObject({ state: 'done' })
  expect(asked()).toEqual([['/api/request-verification-token', { email, application: 'department' }]])
  double.reply = BROKEN
  expect(await askForMail(email)).toMatchObject({ state: 'error' })
  expect(await askForMail(' OMAR@example.org')).toMatchObject({ state: 'limited' })
  expect(await askForMail('omar')).toMatchObject({ state: 'wrong', errors: { email: 'valid_email_required' } })
  expect(double.received).toHaveLength(2)
})

test.each([
  ['project-submission', VERIFIED, '/api/project-submissions/verify', 'done'],
  ['department', REFUSED, '/api/departments-applications/verify', 'failed'],
  ['department', BROKEN, '/api/departments-applications/verify', 'error'],
  ['registration', VERIFIED, '/api/event-registrations/cancel', 'done'],
  ['registration', { body: '{"success":true,"already":true}' }, '/api/event-registrations/cancel', 'used'],
  ['registration', REFUSED, '/api/event-registrations/cancel', 'failed'],
  ['registration', BROKEN, '/api/event-registrations/cancel', 'error'],
  ['seat', VERIFIED, '/api/event-registrations/accept', 'done'],
  ['seat', { body: '{"success":true,"already":true}' }, '/api/event-registrations/accept', 'used'],
  ['seat', REFUSED, '/api/event-registrations/accept', 'failed'],
  ['seat', BROKEN, '/api/event-registrations/accept', 'error'],
] as const)('the link of a %s is followed, or it is said why not: %j', async (page, reply, path, state) => {
  double.reply = reply
  expect(await follow(page)).toMatchObject({ by: 'link', state })
  const isSeat = page === 'registration' || page === 'seat'
  expect(asked()).toEqual([[path, { email: 'amal@example.org', token: 'abc', id: 12, ...(!isSeat && { language: 'en' }) }]])
})

test.each([{ token: undefined }, { id: 'one' }, { email: ['a', 'b'] }])('a link with %j is refused before anything is asked', async (changed) => {
  for (const page of ['department', 'registration', 'seat'] as const)
    expect(await follow(page, { ...LINK, ...changed })).toEqual({ by: 'link', state: 'missing' })
  expect(asked()).toEqual([])
})

test('a right link is never counted', async () => {
  for (let tries = 0; tries < 10; tries += 1) expect(await follow('department')).toMatchObject({ state: 'done' })
})

test('a registration is cancelled by its link alone', async () => {
  expect(await send({ by: 'code', email: 'amal@example.org', code: 'K7QM3XPA' }, 'registration')).toEqual({ by: 'link', state: 'missing' })
  expect(asked()).toEqual([])
})
