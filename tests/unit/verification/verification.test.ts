/** @jest-environment node */
import { readVerificationLink, verifyApplication } from '@/lib/content/verification'
import { VerificationDouble } from '../../e2e/support/verification-double'

const LINK = { email: 'amal@example.org', token: 's3cret-t0ken', id: 12 }

let double: VerificationDouble
let errors: jest.SpyInstance<void, unknown[]>

beforeAll(async () => {
  double = await VerificationDouble.start()
  Object.assign(process.env, { CONTENT_URL: double.url, CONTENT_TOKEN: 'site', CONTENT_REQUEST_DELAY_MS: '0', CONTENT_TIMEOUT_MS: '300' })
})
beforeEach(() => {
  double.received.length = 0
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  expect(JSON.stringify(errors.mock.calls)).not.toMatch(/amal|s3cret/)
  errors.mockRestore()
})
afterAll(() => double.stop())

const answer = (status: number, body: unknown) => (double.reply = { status, body: JSON.stringify(body) })

test.each([
  ['project-submission', '/api/project-submissions/verify'],
  ['department', '/api/departments-applications/verify'],
] as const)('a %s is confirmed by a POST to %s with the token of the site', async (application, path) => {
  answer(200, { success: true })
  expect(await verifyApplication(application, LINK)).toEqual({ state: 'verified', department: null })
  expect(double.received).toHaveLength(1)
  expect(double.received[0]).toMatchObject({ path, body: LINK, headers: { authorization: 'Bearer site' } })
})

test('the answer may name the department', async () => {
  answer(200, { success: true, data: { department: { title: 'Media', id: 3 } } })
  expect(await verifyApplication('department', LINK)).toEqual({ state: 'verified', department: 'Media' })
})

test.each([
  [200, { success: false }],
  [400, { data: null, error: { status: 400 } }],
  [410, null],
  [422, { success: false, error: 'expired' }],
])('status %d with %j refuses the link', async (status, body) => {
  answer(status, body)
  expect(await verifyApplication('department', LINK)).toEqual({ state: 'failed' })
})

test.each([
  [200, { ok: 1 }],
  [401, { error: {} }],
  [404, { error: {} }],
  [429, { error: {} }],
  [500, { error: {} }],
])('status %d with %j says nothing about the link', async (status, body) => {
  answer(status, body)
  expect(await verifyApplication('department', LINK)).toEqual({ state: 'error' })
})

test('no JSON, no answer in time and no connection are errors, and the log names nobody', async () => {
  double.reply = { status: 200, body: '<html>amal@example.org</html>' }
  expect(await verifyApplication('department', LINK)).toEqual({ state: 'error' })
  let release = () => {}
  double.reply = { after: new Promise((resolve) => (release = resolve)) }
  expect(await verifyApplication('department', LINK)).toEqual({ state: 'error' })
  release()
  await double.stop()
  expect(await verifyApplication('department', LINK)).toEqual({ state: 'error' })
  expect(errors).toHaveBeenCalledTimes(2)
})

test('a link needs an address, a token and a number', () => {
  const whole = { email: 'amal@example.org', token: 'abc', id: '12' }
  expect(readVerificationLink(whole)).toEqual({ email: 'amal@example.org', token: 'abc', id: 12 })
  for (const name of ['email', 'token', 'id']) expect(readVerificationLink({ ...whole, [name]: undefined })).toBeNull()
  for (const id of ['', 'x', '1.5', '-1', '1e3']) expect(readVerificationLink({ ...whole, id })).toBeNull()
  expect(readVerificationLink({ ...whole, token: ['a', 'b'] })).toBeNull()
  expect(readVerificationLink({ ...whole, token: 'x'.repeat(501) })).toBeNull()
})

test('a plus sign that was not encoded in the link is put back', () => {
  expect(readVerificationLink({ email: 'amal volunteer@example.org', token: 'a', id: '1' })?.email).toBe('amal+volunteer@example.org')
})
