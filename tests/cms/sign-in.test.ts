import { randomUUID } from 'node:crypto'
import { NO_PASSWORD } from '@/cms/src/accounts/password'
import { Admin } from './support/admin'
import { codeOf } from './support/authenticator'
import { Browser, REFRESH } from './support/browser'
import { type Cut, CutProxy } from './support/cut-proxy'
import { storedTime, withDatabase } from './support/database'
import { ContentService, type Environment, type Json, databases } from './support/service'

const PASSWORD = 'Temporary-Password-2'
const OTHER_PASSWORD = 'Temporary-Password-3'

/** Roles are strict by `TWO_FACTOR_ROLES`: a reviewer owes the second step, an editor does not. */
const SETTINGS = {
  TWO_FACTOR_ROLES: 'imar-reviewer',
  CONTENT_LIMIT_SIGN_IN: '10000',
  CONTENT_LIMIT_SIGN_IN_ACCOUNT: '10000',
  CONTENT_LIMIT_SIGN_IN_ADDRESS: '10000',
  CONTENT_LIMIT_CODE_QUARTER: '10000',
  CONTENT_LIMIT_CODE_DAY: '10000',
  // Nothing of its own asks the database between the queries of a sign-in.
  CMS_BACKGROUND: 'false',
  CMS_PROXY: 'true',
}

const WITH_FACTOR = 'with-factor@example.org'
const WITHOUT_FACTOR = 'without-factor@example.org'
const OWING = 'owing@example.org'

/** The fixed parts of a cookie: neither its value nor its time. */
const attributesOf = (cookie: string | undefined): string[] =>
  (cookie ?? '')
    .toLowerCase()
    .split(/;\s*/)
    .slice(1)
    .map((part) => part.replace(/^(expires)=.*/, '$1'))
    .sort()

describe.each(databases)('a sign-in (%s)', (database) => {
  let service: ContentService
  let proxy: CutProxy | undefined
  let administrator: Admin
  let secret: string
  let recoveryCodes: string[]

  const idOf = async (email: string): Promise<number> => {
    const [row] = await withDatabase(service, (tables) => tables('admin_users').where({ email }).select())
    return Number(row?.id)
  }

  /** Makes an account by an invitation, and gives what accepting it is answered with. */
  async function invite(email: string, code: string, browser = new Browser(service)): Promise<Json> {
    const roles: Json[] = (await administrator.call('GET', '/admin/roles')).body.data
    const ids = roles.filter((role) => role.code === code).map(({ id }) => id)
    const { body } = await administrator.call('POST', '/admin/users', { email, firstname: 'New', lastname: 'Person', roles: ids })
    const { registrationToken } = body.data
    return browser.post('/admin/register', { registrationToken, userInfo: { firstname: 'New', lastname: 'Person', password: PASSWORD } })
  }

  const sessionsOf = async (email: string): Promise<Json[]> => {
    const id = String(await idOf(email))
    return withDatabase(service, (tables) => tables('strapi_sessions').where({ user_id: id }).select())
  }

  async function ticketOf(email: string, browser = new Browser(service), password = PASSWORD): Promise<string> {
    const { status, body } = await browser.login(email, password)
    expect([status, body.error?.details?.code]).toEqual([403, 'SECOND_STEP'])
    return body.error.details.ticket
  }

  /** Sets a second step up at the sign-in. */
  async function enrol(email: string, ticket: string): Promise<{ secret: string; recoveryCodes: string[] }> {
    const browser = new Browser(service)
    const { body } = await browser.post('/second-step/begin', { ticket })
    const enrolled = await browser.post('/second-step/enrol', { ticket, code: codeOf(body.data.secret) })
    expect([email, enrolled.status]).toEqual([email, 200])
    return { secret: body.data.secret, recoveryCodes: enrolled.body.data.recoveryCodes }
  }

  const factor = () => withDatabase(service, async (tables) => (await tables('second_factors').select()).find(({ secret: kept }) => kept !== null))

  /** Puts the second factor back to what it was, so that the same code counts again. */
  async function putBack(row: Json): Promise<void> {
    const { id, version, last_step, recovery_codes } = row
    const codes = typeof recovery_codes === 'string' ? recovery_codes : JSON.stringify(recovery_codes)
    await withDatabase(service, (tables) => tables('second_factors').where({ id }).update({ version, last_step, recovery_codes: codes }))
  }

  beforeAll(async () => {
    service = await ContentService.start(database, SETTINGS, async ({ DATABASE_URL }): Promise<Environment> => {
      if (!DATABASE_URL) return {}
      proxy = await CutProxy.start(DATABASE_URL)
      return { DATABASE_URL: proxy.url }
    })
    administrator = await Admin.login(service)
    await invite(WITHOUT_FACTOR, 'strapi-editor')
    await invite(OWING, 'imar-reviewer')
    const { body } = await invite(WITH_FACTOR, 'imar-reviewer')
    const enrolled = await enrol(WITH_FACTOR, body.error.details.ticket)
    secret = enrolled.secret
    recoveryCodes = enrolled.recoveryCodes
  })

  afterAll(async () => {
    await service.stop()
    await proxy?.stop()
  })

  beforeEach(() =>
    withDatabase(service, async (tables) => {
      for (const email of [WITH_FACTOR, WITHOUT_FACTOR, OWING]) {
        const [row] = await tables('admin_users').where({ email }).select()
        await tables('strapi_sessions')
          .where({ user_id: String(row?.id) })
          .delete()
      }
    }),
  )

  /** Tries with the first, the second, the third message cut, until a try makes fewer messages than that. */
  async function atEveryMessage(
    how: Cut,
    work: (browser: Browser) => Promise<number>,
    after: (status: number, browser: Browser) => Promise<void>,
  ): Promise<number> {
    if (!proxy) throw new Error('There is no proxy.')
    for (let at = 1; ; at++) {
      const browser = new Browser(service)
      proxy.arm(at, how)
      const status = await work(browser)
      const { hasCut } = proxy
      proxy.disarm()
      await after(status, browser)
      if (!hasCut) return at - 1
    }
  }

  const onPostgres = database === 'postgres'
  const CUTS: Cut[] = onPostgres ? ['message', 'answer', 'away'] : []

  if (onPostgres) {
    test.each(CUTS)('gives nothing to an account with a second factor whichever query of the password fails (%s)', async (how) => {
      const cuts = await atEveryMessage(
        how,
        async (browser) => (await browser.login(WITH_FACTOR, PASSWORD)).status,
        async (status, browser) => {
          expect([403, 500, 503]).toContain(status)
          expect([browser.sessionsGiven, await sessionsOf(WITH_FACTOR)]).toEqual([0, []])
        },
      )
      expect(cuts).toBeGreaterThanOrEqual(3)
    })

    test.each(CUTS)('gives nothing to an account that owes a second step whichever query of the password fails (%s)', async (how) => {
      const cuts = await atEveryMessage(
        how,
        async (browser) => (await browser.login(OWING, PASSWORD)).status,
        async (status, browser) => {
          expect([403, 500, 503]).toContain(status)
          expect([browser.sessionsGiven, await sessionsOf(OWING)]).toEqual([0, []])
        },
      )
      expect(cuts).toBeGreaterThanOrEqual(3)
    })

    test.each(CUTS)('is opened by the code whole or not at all (%s)', async (how) => {
      const before = await factor()
      const ticket = await ticketOf(WITH_FACTOR)
      const cuts = await atEveryMessage(
        how,
        async (browser) => (await browser.post('/second-step', { ticket, code: recoveryCodes[0] })).status,
        async (status, browser) => {
          if (status !== 200) expect(browser.sessionsGiven).toBe(0)
          // Where the answer to a COMMIT is lost, or the database is away after it, the row may be there: no answer has given its token.
          if (how === 'message') expect(await sessionsOf(WITH_FACTOR)).toHaveLength(status === 200 ? 1 : 0)
          expect(await browser.isIn()).toBe(status === 200)
          await putBack(before)
        },
      )
      expect(cuts).toBeGreaterThanOrEqual(6)
    })

    test.each(CUTS)('is opened by a password that is enough whole or not at all (%s)', async (how) => {
      const cuts = await atEveryMessage(
        how,
        async (browser) => (await browser.login(WITHOUT_FACTOR, PASSWORD)).status,
        async (status, browser) => {
          if (status !== 200) expect(browser.sessionsGiven).toBe(0)
          expect(await browser.isIn()).toBe(status === 200)
        },
      )
      expect(cuts).toBeGreaterThanOrEqual(6)
    })
  }

  test.each(['second_factors', 'admin_roles', 'audit_entries', 'strapi_sessions'])('gives no session while the table %s is away', async (table) => {
    const ticket = await ticketOf(WITH_FACTOR)
    const rename = (from: string, to: string) => withDatabase(service, (tables) => tables.raw(`ALTER TABLE ${from} RENAME TO ${to}`))
    const browser = new Browser(service)
    await rename(table, `${table}_away`)
    try {
      for (const email of [WITH_FACTOR, OWING, WITHOUT_FACTOR]) await browser.login(email, PASSWORD)
      for (const code of [recoveryCodes[1], codeOf(secret)]) await browser.post('/second-step', { ticket, code })
    } finally {
      await rename(`${table}_away`, table)
    }
    expect(browser.sessionsGiven).toBe(0)
    expect(await browser.isIn()).toBe(false)
  })

  test('of many at once with one ticket opens one session', async () => {
    const before = await factor()
    const ticket = await ticketOf(WITH_FACTOR)
    const browsers = recoveryCodes.slice(0, 6).map((code) => ({ browser: new Browser(service), code }))
    const statuses = await Promise.all(browsers.map(async ({ browser, code }) => (await browser.post('/second-step', { ticket, code })).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(await sessionsOf(WITH_FACTOR)).toHaveLength(1)
    expect((await factor())?.version).toBe(Number(before?.version) + 1)
    await putBack(before)
  })

  test('ends with another password, with the account, and with a ticket that is altered or of another step', async () => {
    const ticket = await ticketOf(WITH_FACTOR)
    const begun = await new Browser(service).post('/second-step/begin', { ticket })
    expect(begun.body.error.details.code).toBe('over')
    const altered = `${ticket.slice(0, -1)}${ticket.endsWith('0') ? '1' : '0'}`
    const id = await idOf(WITH_FACTOR)
    const over = async (given: string) => (await new Browser(service).post('/second-step', { ticket: given, code: recoveryCodes[2] })).body.error.details.code
    expect(await over(altered)).toBe('over')
    await administrator.call('PUT', `/admin/users/${id}`, { isActive: false })
    expect(await over(ticket)).toBe('over')
    await administrator.call('PUT', `/admin/users/${id}`, { isActive: true })
    const second = await ticketOf(WITH_FACTOR)
    await administrator.call('PUT', `/admin/users/${id}`, { password: OTHER_PASSWORD })
    expect(await over(second)).toBe('over')
    await administrator.call('PUT', `/admin/users/${id}`, { password: PASSWORD })
    expect(await sessionsOf(WITH_FACTOR)).toEqual([])
  })

  test('with the ticket of another account opens that account by its own codes alone', async () => {
    const email = 'other@example.org'
    const { body } = await invite(email, 'imar-reviewer')
    const other = await enrol(email, body.error.details.ticket)
    const answer = await new Browser(service).post('/second-step', { ticket: await ticketOf(WITH_FACTOR), code: other.recoveryCodes[0] })
    expect(answer.body.error.details.code).toBe('wrong')
    expect((await new Browser(service).post('/second-step', { ticket: await ticketOf(email), code: other.recoveryCodes[0] })).status).toBe(200)
  })

  test('is reached by no other call: an invitation and a new password open nothing before the second step', async () => {
    const browser = new Browser(service)
    const { status, body } = await invite('invited@example.org', 'imar-reviewer', browser)
    expect([status, body.error.details.step, browser.sessionsGiven]).toEqual([403, 'enrol', 0])
    // What the mail for a new password holds: no mail is sent here.
    const token = 'a'.repeat(40)
    const until = storedTime(service, new Date(Date.now() + 60_000))
    const link = { reset_password_token: token, reset_password_token_expires_at: until }
    await withDatabase(service, (tables) => tables('admin_users').where({ email: WITH_FACTOR }).update(link))
    const reset = await browser.post('/admin/reset-password', { resetPasswordToken: token, password: PASSWORD })
    expect([reset.status, reset.body.error.details.step, browser.sessionsGiven]).toEqual([403, 'code', 0])
    expect([await sessionsOf(WITH_FACTOR), await sessionsOf('invited@example.org')]).toEqual([[], []])
  })

  test('compares with a hash that costs as much where there is no account', async () => {
    const rows = await withDatabase(service, (tables) => tables('admin_users').select())
    const costOf = (hash: unknown) => String(hash).slice(0, '$2b$10$'.length)
    expect([...new Set(rows.filter(({ password }) => password).map(({ password }) => costOf(password)))]).toEqual([costOf(NO_PASSWORD)])
  })

  test('takes an address in any case, and each device is a session of its own', async () => {
    const browser = new Browser(service)
    const deviceId = randomUUID()
    for (const email of [WITHOUT_FACTOR, WITHOUT_FACTOR.toUpperCase(), ` ${WITHOUT_FACTOR} `]) {
      expect((await browser.login(email, PASSWORD, { deviceId })).status).toBe(200)
    }
    const [first] = await sessionsOf(WITHOUT_FACTOR)
    expect([first?.device_id, first?.type]).toEqual([deviceId, 'session'])
    for (const given of [{ deviceId: 'no-id' }, { rememberMe: 'yes' }, { email: ['a'] }, { password: { $ne: '' } }]) {
      expect((await browser.login(WITHOUT_FACTOR, PASSWORD, given)).status).toBe(400)
    }
  })

  test.each([
    ['http', false],
    ['http', true],
    ['https', false],
    ['https', true],
  ])('gives the cookie that Strapi gives when it renews a session (%s, remembered: %s)', async (protocol, rememberMe) => {
    const browser = new Browser(service, { 'x-forwarded-proto': protocol })
    const given = (await browser.login(WITHOUT_FACTOR, PASSWORD, { rememberMe })).setCookies.find((cookie) => cookie.startsWith(`${REFRESH}=`))
    const renewed = (await browser.post('/admin/access-token')).setCookies.find((cookie) => cookie.startsWith(`${REFRESH}=`))
    expect(attributesOf(given)).toEqual(attributesOf(renewed))
    expect(attributesOf(given)).toEqual(expect.arrayContaining(['httponly', 'path=/admin', 'samesite=lax']))
    expect(attributesOf(given).includes('expires')).toBe(rememberMe)
  })
})
