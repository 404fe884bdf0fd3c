/** @jest-environment node */
import { digestOf, newRecoveryCodes } from '@/cms/src/accounts/recovery-codes'
import { isStrict, needsSecondStep } from '@/cms/src/accounts/required'
import { stepOf } from '@/cms/src/accounts/totp'
import { askedBy } from '@/cms/src/admin/sign-in'

const before = { ...process.env }

beforeEach(() => {
  process.env = { ...before, API_TOKEN_SALT: 'salt' }
  delete process.env.TWO_FACTOR_ROLES
  delete process.env.CMS_URL
  delete process.env.CONTENT_URL
})

afterAll(() => {
  process.env = before
})

describe('a code of an app', () => {
  // RFC 6238, appendix B: the last six digits of 94287082, at the first half minute.
  const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const CODE = '287082'

  test.each([
    [59, 1],
    [89, 1],
    [1, 1],
    [120, null],
  ])('holds at its time and half a minute around it: after %i s', (seconds, step) => {
    expect(stepOf(SECRET, CODE, seconds * 1000)).toBe(step)
  })

  test.each(['287083', '28708', '', 'abcdef'])('is no other one: %s', (code) => {
    expect(stepOf(SECRET, code, 59_000)).toBeNull()
  })
})

describe('a recovery code', () => {
  test('is another one each time, and known however it is typed', () => {
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    const [code = ''] = codes
    expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
    expect(digestOf(code.toUpperCase().replace('-', ' '))).toBe(digestOf(code))
    expect(new Set(codes.map(digestOf)).size).toBe(10)
  })
})

describe('the second step is required', () => {
  const ADMINISTRATOR = { id: 1, code: 'strapi-super-admin' }
  const EDITOR = { id: 2, code: 'strapi-editor' }

  test.each(['http://localhost:3000', 'http://127.0.0.1:4200', 'http://[::1]:3000'])('of no role where only this machine reaches the site: %s', async (url) => {
    process.env.SITE_URL = url
    process.env.CMS_URL = url
    expect(await isStrict([ADMINISTRATOR, EDITOR])).toBe(false)
  })

  test('of the roles that the setting names', async () => {
    process.env.SITE_URL = 'http://localhost:3000'
    process.env.TWO_FACTOR_ROLES = 'strapi-editor, imar-reviewer'
    expect(await isStrict([EDITOR])).toBe(true)
    expect(await isStrict([ADMINISTRATOR])).toBe(false)
    process.env.SITE_URL = 'https://example.org'
    process.env.TWO_FACTOR_ROLES = 'none'
    expect(await isStrict([ADMINISTRATOR])).toBe(false)
  })

  const CONTENT = 'api::article.article'
  const explorer = (action: string, subject: string) => ({ action: `plugin::content-manager.explorer.${action}`, subject })

  test.each([
    explorer('publish', CONTENT),
    explorer('delete', CONTENT),
    explorer('read', 'api::event-registration.event-registration'),
    explorer('update', 'api::contact-form.contact-form'),
    explorer('read', 'api::made-tomorrow.made-tomorrow'),
    explorer('read', 'admin::user'),
    { action: 'admin::users.read', subject: null },
    { action: 'plugin::upload.assets.update', subject: null },
    { action: 'plugin::upload.settings.read', subject: null },
    { action: 'plugin::made-tomorrow.read', subject: null },
    { action: 'plugin::made-tomorrow.read' },
  ])('by a permission to see personal data, to publish, or one that is not known: $action of $subject', (permission) => {
    expect(needsSecondStep(permission)).toBe(true)
  })

  test.each([
    explorer('read', CONTENT),
    explorer('create', CONTENT),
    explorer('update', CONTENT),
    { action: 'plugin::upload.read', subject: null },
    { action: 'plugin::upload.assets.create', subject: null },
  ])('not by one to write drafts: $action of $subject', (permission) => {
    expect(needsSecondStep(permission)).toBe(false)
  })
})

describe('the admin asks for it', () => {
  const refused = (details: object, endpointName = 'login') => ({
    type: 'adminApi/executeMutation/rejected',
    payload: { status: 403, message: 'One more step', details },
    meta: { arg: { endpointName, originalArgs: { email: 'a@example.org', rememberMe: true } } },
  })
  const DETAILS = { code: 'SECOND_STEP', step: 'code', ticket: 'sealed' }

  test('where the service does', () => {
    expect(askedBy(refused(DETAILS))).toEqual({ step: 'code', ticket: 'sealed', isRemembered: true })
    expect(askedBy(refused({ ...DETAILS, step: 'enrol' }, 'resetPassword'))).toMatchObject({ step: 'enrol' })
  })

  test.each([refused({ code: 'LOGIN_NOT_ALLOWED' }), refused(DETAILS, 'updateMe'), { type: 'admin/login', payload: { token: 'token' } }, null])(
    'and not else',
    (action) => {
      expect(askedBy(action)).toBeNull()
    },
  )
})
