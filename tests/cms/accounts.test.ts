import { Admin, stepUp } from './support/admin'
import { storedTime, withDatabase } from './support/database'
import { runInside } from './support/inside'
import { Mailbox, type Received } from './support/mailbox'
import { servedRoutes } from './support/served-routes'
import { type Answer, ContentService, type Json, oneDatabase } from './support/service'
import { until } from './support/until'

const PASSWORD = 'Temporary-Password-2'

describe.each(oneDatabase('sqlite'))('accounts of a public site (%s)', (database) => {
  let mailbox: Mailbox
  let service: ContentService
  let administrator: Admin

  beforeAll(async () => {
    mailbox = await Mailbox.create()
    await mailbox.start()
    service = await ContentService.start(database, { ...mailbox.environment, SITE_URL: 'https://www.example.org', CONTENT_LIMIT_SIGN_IN: '100' })
    administrator = await Admin.login(service)
  })

  afterAll(async () => {
    await service.stop()
    await mailbox.stop()
  })

  const post = (path: string, body: object): Promise<Answer> => service.send('POST', path, { 'content-type': 'application/json' }, JSON.stringify(body))

  /** Makes an account with a role by an invitation, and gives what its first sign-in is answered with. */
  async function firstSignIn(email: string, roleId: number): Promise<Answer> {
    const { body } = await administrator.call('POST', '/admin/users', { email, firstname: 'Nour', lastname: 'Person', roles: [roleId] })
    const userInfo = { firstname: 'Nour', lastname: 'Person', password: PASSWORD }
    const answer = await post('/admin/register', { registrationToken: body.data.registrationToken, userInfo })
    expect((await post('/admin/login', { email, password: PASSWORD })).status).toBe(answer.status)
    return answer
  }

  const roleId = async (code: string): Promise<number> =>
    (await administrator.call('GET', '/admin/roles')).body.data.find((role: Json) => role.code === code).id

  /** A role that is made in the admin, with these permissions. */
  async function customRole(name: string, permissions: { action: string; subject: string | null; fields?: string[] }[]): Promise<number> {
    const { body } = await administrator.call('POST', '/admin/roles', { name, description: '' })
    const { status } = await administrator.call('PUT', `/admin/roles/${body.data.id}/permissions`, {
      permissions: permissions.map(({ fields, ...permission }) => ({ ...permission, properties: fields ? { fields } : {}, conditions: [] })),
    })
    expect(status).toBe(200)
    return body.data.id
  }

  /** Waits for a mail to an address whose subject says this, the newest one. */
  const mailTo = (email: string, subject: RegExp): Promise<Received> =>
    until(async () => (await mailbox.to(email)).findLast((mail) => subject.test(mail.subject)) ?? null)

  const codeIn = (text: string): string => /code=([0-9a-f]+)/.exec(text)?.[1] ?? ''

  const explorer = (action: string, subject: string) => ({ action: `plugin::content-manager.explorer.${action}`, subject })

  describe('the first sign-in', () => {
    test.each(['strapi-super-admin', 'strapi-editor', 'imar-reviewer', 'imar-event-team'])('asks for a second step of %s', async (code) => {
      const { status, body } = await firstSignIn(`first-${code}@example.org`, await roleId(code))
      expect([status, body.error?.details]).toEqual([403, expect.objectContaining({ code: 'SECOND_STEP', step: 'enrol' })])
    })

    test('asks for it of a role that was made in the admin and sees what visitors send, and not of one that writes drafts', async () => {
      const drafts = explorer('read', 'api::article.article')
      const reads = await customRole('Helpers at the door', [drafts, { ...explorer('read', 'api::event-registration.event-registration'), fields: ['email'] }])
      expect((await firstSignIn('custom-reader@example.org', reads)).body.error?.details).toMatchObject({ code: 'SECOND_STEP' })
      const writes = await customRole('Writers', [drafts])
      expect((await firstSignIn('custom-writer@example.org', writes)).status).toBe(200)
    })

    test('is known on the list of accounts and on the home page', async () => {
      const { accounts } = (await administrator.call('GET', '/accounts')).body.data
      const required = (email: string) => accounts.find((account: Json) => account.email === email).secondFactor.isRequired
      expect([required('first-strapi-editor@example.org'), required('custom-writer@example.org')]).toEqual([true, false])
      expect((await administrator.call('GET', '/home/service')).body.data.accounts).toMatchObject({ ofThoseRequired: 5, withoutSecondStep: 6 })
    })
  })
  describe('a session alone', () => {
    const OWNER = 'owner@example.org'
    let owner: Admin
    let ownerId: number

    beforeAll(async () => {
      await firstSignIn(OWNER, await roleId('strapi-super-admin'))
      owner = await Admin.login(service, OWNER, PASSWORD)
      ownerId = (await owner.call('GET', '/admin/users/me')).body.data.id
    })

    /** A call with the stolen token, and with a cookie where one was made for it. */
    const asThief = (method: string, path: string, body?: object, cookie = '', at = service): Promise<Answer> =>
      at.send(method, path, { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json', cookie }, body && JSON.stringify(body))

    const STEP_UP = { status: 403, code: 'STEP_UP' }
    const outcome = ({ status, body }: Answer) => ({ status, code: body.error?.details?.code })

    /** Writes of Strapi's own admin that open nothing, or ask for the password themselves. */
    const HARMLESS = [
      'POST /admin/access-token',
      'POST /admin/forgot-password',
      'POST /admin/login',
      'POST /admin/logout',
      'POST /admin/permissions/check',
      'POST /admin/project-settings',
      'POST /admin/register',
      'POST /admin/register-admin',
      'POST /admin/reset-password',
      'POST /admin/webhooks/:id/trigger',
      'PUT /admin/homepage/layout',
      // These depend on what is changed.
      'PUT /admin/users/:id',
      'PUT /admin/users/me',
    ]

    test('changes no account, role, token or webhook: every route of the admin that writes asks again', async () => {
      const writing = (await servedRoutes(service)).filter((route) => /^(POST|PUT|PATCH|DELETE) \/admin\//.test(route) && !HARMLESS.includes(route))
      expect(writing.length).toBeGreaterThan(20)
      for (const route of writing) {
        const [method = '', path = ''] = route.split(' ')
        const answer = await asThief(method, path.replace(/:\w+/g, '1'), method === 'DELETE' ? undefined : {})
        expect([route, outcome(answer)]).toEqual([route, STEP_UP])
      }
    })

    test.each([
      ['POST', '/own-account/second-step/begin', {}],
      ['POST', '/own-account/second-step/confirm', { code: '123456' }],
      ['POST', '/own-account/second-step/recovery-codes', {}],
      ['POST', '/own-account/sessions/end', {}],
      ['POST', '/own-account/sessions/end', { session: 'another' }],
      ['POST', '/accounts/1/second-step/reset', {}],
      ['POST', '/accounts/1/sessions/end', {}],
      ['POST', '/accounts/1/scope', { departments: [], projects: [] }],
    ])('does not change how accounts sign in: %s %s', async (method, path, body) => {
      expect(outcome(await asThief(method, path, body))).toEqual(STEP_UP)
    })

    test.each([
      { email: 'thief@example.org' },
      { email: 'THIEF@example.org', firstname: 'Owner' },
      { password: 'Taken-Over-By-A-Thief-1', currentPassword: PASSWORD },
    ])('does not change the own address or password: %j', async (fields) => {
      expect(outcome(await asThief('PUT', '/admin/users/me', fields))).toEqual(STEP_UP)
      expect(outcome(await asThief('PUT', `/admin/users/${ownerId}`, fields))).toEqual(STEP_UP)
      expect((await owner.call('GET', '/admin/users/me')).body.data.email).toBe(OWNER)
    })

    test.each([{ email: 'thief@example.org' }, { password: 'Taken-Over-By-A-Thief-1' }, { roles: [2] }, { isActive: false }])(
      'does not change the account of another: %j',
      async (fields) => {
        expect(outcome(await asThief('PUT', '/admin/users/1', fields))).toEqual(STEP_UP)
      },
    )

    test('changes what opens nothing: the form of the profile sends the same address along', async () => {
      const fields = { email: OWNER, firstname: 'Nadia', lastname: 'Owner', preferedLanguage: 'en' }
      expect((await asThief('PUT', '/admin/users/me', fields)).status).toBe(200)
      const { roles } = (await owner.call('GET', `/admin/users/${ownerId}`)).body.data
      const all = { email: OWNER, firstname: 'Nour', lastname: 'Owner', isActive: true, roles: roles.map(({ id }: Json) => id) }
      expect((await asThief('PUT', `/admin/users/${ownerId}`, all)).status).toBe(200)
    })

    test.each([
      ['PUT', `/1`],
      ['POST', ''],
      ['DELETE', '/1'],
      ['POST', '/clone/1'],
      ['POST', '/actions/bulkDelete'],
    ])('does not write accounts through the content manager: %s %s', async (method, path) => {
      const body = method === 'DELETE' ? undefined : { email: 'thief@example.org', ids: ['1'], documentIds: ['1'] }
      expect((await asThief(method, `/content-manager/collection-types/admin::user${path}`, body)).status).toBe(403)
    })

    test.each(['resetPasswordToken', 'password', 'registrationToken'])('does not find out %s by asking for accounts by it', async (field) => {
      await post('/admin/forgot-password', { email: OWNER })
      for (const query of [`filters[${field}][$startsWith]=a`, `filters[$and][0][${field}][$null]=true`, `filters[$not][${field}][$null]=true`]) {
        expect([query, (await asThief('GET', `/admin/users?${query}`)).status]).toEqual([query, 400])
        // Here such a filter is left out: it finds the same accounts as none.
        const found = async (asked: string): Promise<number> =>
          (await asThief('GET', `/content-manager/collection-types/admin::user?${asked}`)).body.pagination.total
        expect([query, await found(query)]).toEqual([query, await found('')])
      }
      expect(JSON.stringify((await asThief('GET', '/content-manager/collection-types/admin::user')).body)).not.toMatch(
        /"(resetPasswordToken|password|registrationToken)"/,
      )
    })

    test('does not read the key of a token that is there', async () => {
      const [{ id }] = (await owner.call('GET', '/admin/api-tokens')).body.data
      const { status, body } = await asThief('GET', `/admin/api-tokens/${id}`)
      expect([status, body.data.id, body.data.accessKey]).toEqual([200, id, undefined])
    })

    test('is not confirmed by a wrong password, or without a code that counts', async () => {
      const wrong = async (body: object) => outcome(await asThief('POST', '/own-account/step-up', body))
      expect(await wrong({ password: 'Wrong-Password-1', code: '123456' })).toEqual({ status: 400, code: 'password' })
      expect(await wrong({ password: PASSWORD })).toEqual({ status: 400, code: 'wrong' })
      expect(await wrong({ password: PASSWORD, code: '000000' })).toEqual({ status: 400, code: 'wrong' })
      expect((await wrong({ password: [PASSWORD] })).status).toBe(400)
      expect(outcome(await asThief('POST', '/admin/roles', { name: 'Thieves', description: '' }))).toEqual(STEP_UP)
    })

    test('is confirmed by password and code, for this sign-in alone and not when the cookie was changed', async () => {
      const made = await post('/admin/login', { email: OWNER, password: PASSWORD })
      const second = await post('/second-step', { ticket: made.body.error.details.ticket, code: owner.recoveryCodes.shift() })
      const cookie = await stepUp(service, second.body.data.token, PASSWORD, owner.recoveryCodes.shift())
      const role = (name: string) => ({ name, description: '' })
      const withCookie = (token: string, value: string, name: string) =>
        service.send(
          'POST',
          '/admin/roles',
          { authorization: `Bearer ${token}`, 'content-type': 'application/json', cookie: value },
          JSON.stringify(role(name)),
        )
      expect((await withCookie(second.body.data.token, cookie, 'Confirmed')).status).toBe(201)
      expect(outcome(await withCookie(owner.token, cookie, 'Stolen'))).toEqual(STEP_UP)
      const later = cookie.replace(/=(\w+)\./, (_, until: string) => `=${(Number.parseInt(until, 36) + 3600).toString(36)}.`)
      expect(outcome(await withCookie(second.body.data.token, later, 'Later'))).toEqual(STEP_UP)
    })

    test('is not guessed for: a few wrong tries, and this sign-in waits, while another one of the owner does not', async () => {
      const statuses: number[] = []
      for (let number = 0; number < 6; number++) statuses.push((await asThief('POST', '/own-account/step-up', { password: 'Wrong-Password-1' })).status)
      expect(statuses.at(-1)).toBe(429)
      const { body } = await administrator.call('GET', '/audit-entries?action=stepUpFailed')
      expect(body.data.entries.length).toBeGreaterThan(3)
      const made = await post('/admin/login', { email: OWNER, password: PASSWORD })
      const fresh = await post('/second-step', { ticket: made.body.error.details.ticket, code: owner.recoveryCodes.shift() })
      expect(await stepUp(service, fresh.body.data.token, PASSWORD, owner.recoveryCodes.shift())).toContain('imar_step_up=')
    })

    test('is no way round by a token that an administrator has made', async () => {
      const made = await administrator.call('POST', '/admin/admin-tokens', {
        name: 'Automat',
        description: '',
        lifespan: null,
        adminPermissions: [{ action: 'admin::users.update', actionParameters: {}, subject: null, properties: {}, conditions: [] }],
      })
      expect(made.status).toBe(201)
      const headers = { authorization: `Bearer ${made.body.data.accessKey}`, 'content-type': 'application/json' }
      const answer = await service.send('PUT', `/admin/users/${ownerId}`, headers, JSON.stringify({ email: 'thief@example.org' }))
      expect(answer.status).toBe(403)
    })
  })
  describe('a password', () => {
    const EMAIL = 'chooses@example.org'
    const GOOD = 'Olive Kettle 7 Tramway'
    const WEAK = 'Password12345'
    let person: Admin
    let id: number

    beforeAll(async () => {
      await firstSignIn(EMAIL, await roleId('strapi-author'))
      person = await Admin.login(service, EMAIL, PASSWORD)
      id = (await person.call('GET', '/admin/users/me')).body.data.id
    })

    const refusal = ({ status, body }: Answer) => [status, body.error?.name, body.error?.details.errors?.[0]]
    const EASY = [400, 'ValidationError', { path: ['password'], message: expect.stringMatching(/easy to guess/), name: 'ValidationError' }]

    const login = async (password: string): Promise<number> => (await post('/admin/login', { email: EMAIL, password })).status

    async function resetToken(): Promise<string> {
      await post('/admin/forgot-password', { email: EMAIL })
      return codeIn((await mailTo(EMAIL, /new password/)).text)
    }

    test('that is common is refused wherever one is set, and the former one stays', async () => {
      const invited = await administrator.call('POST', '/admin/users', {
        email: 'invited@example.org',
        firstname: 'A',
        lastname: 'B',
        roles: [await roleId('strapi-author')],
      })
      const { registrationToken } = invited.body.data
      const answers = [
        await person.call('PUT', '/admin/users/me', { password: WEAK, currentPassword: PASSWORD }),
        await administrator.call('PUT', `/admin/users/${id}`, { password: WEAK }),
        await post('/admin/reset-password', { resetPasswordToken: await resetToken(), password: WEAK }),
        await post('/admin/register', { registrationToken, userInfo: { firstname: 'A', lastname: 'B', password: WEAK } }),
        await post('/admin/register-admin', { email: 'x@example.org', firstname: 'A', lastname: 'B', password: WEAK }),
      ]
      expect(answers.map(refusal)).toEqual(answers.map(() => EASY))
      expect([await login(WEAK), await login(PASSWORD)]).toEqual([400, 200])
    })

    test('made of one’s own name and address is refused', async () => {
      expect(refusal(await administrator.call('PUT', `/admin/users/${id}`, { password: 'Chooses@example.org1' }))).toEqual(EASY)
    })

    test('is refused in the language of the browser before a sign-in, and with the reason', async () => {
      const send = (password: string) =>
        service.send(
          'POST',
          '/admin/reset-password',
          { 'content-type': 'application/json', 'accept-language': 'ar,en;q=0.5' },
          JSON.stringify({ resetPasswordToken: 'none', password }),
        )
      expect((await send('Kurz-1a')).body.error.message).toMatch(/12 حرفاً/)
      expect((await send(`Aa1${'نخلة'.repeat(9)}`)).body.error.message).toMatch(/75 بايت والحد الأقصى 72/)
    })

    test('that is good is taken, in every spelling of its letters', async () => {
      expect((await person.call('PUT', '/admin/users/me', { password: 'U\u0308bermut-Zwiebel-93', currentPassword: PASSWORD })).status).toBe(200)
      expect([await login('\u00dcbermut-Zwiebel-93'), await login('U\u0308bermut-Zwiebel-93')]).toEqual([200, 200])
      expect((await administrator.call('PUT', `/admin/users/${id}`, { password: GOOD })).status).toBe(200)
      expect([await login(GOOD), await login('\u00dcbermut-Zwiebel-93')]).toEqual([200, 400])
    })

    test('that was set before there were rules still opens the account', async () => {
      const hash = await runInside(service, "require('bcryptjs').hash('Short-1u\u0308', 10)")
      await withDatabase(service, (rows) => rows('admin_users').where({ email: EMAIL }).update({ password: hash }))
      expect([await login('Short-1u\u0308'), await login('Short-1\u00fc')]).toEqual([200, 400])
    })

    test('is refused in code as well, where no route is in between', async () => {
      const attempt = "strapi.service('admin::user').resetPasswordByEmail('chooses@example.org', 'Password12345').then(() => 'taken', (error) => error.message)"
      expect(await runInside(service, attempt)).toMatch(/easy to guess/)
    })
  })

  describe('the owner of an account', () => {
    const THIEF = 'thief@example.org'
    const linkIn = ({ text }: Received): string => /http:\S+\/stop-change\/\S+/.exec(text)?.[0] ?? ''

    let number = 0

    /** An account of its own, whose second step is on, with the id that it has. */
    async function victim(language?: string, code = 'strapi-editor'): Promise<{ email: string; person: Admin; id: number }> {
      number += 1
      const email = `victim-${number}@example.org`
      await firstSignIn(email, await roleId(code))
      const person = await Admin.login(service, email, PASSWORD)
      if (language) await person.call('PUT', '/admin/users/me', { preferedLanguage: language })
      return { email, person, id: (await person.call('GET', '/admin/users/me')).body.data.id }
    }

    const emailOf = async (id: number): Promise<string> => (await administrator.call('GET', `/admin/users/${id}`)).body.data.email
    const press = async (link: string): Promise<Response> => fetch(link, { method: 'POST' })

    test('is told of each change, in the language of the account, and not of the first password', async () => {
      const { email, person, id } = await victim('de')
      expect((await mailTo(email, /zweiter Schritt eingerichtet|second step was set up/)).text).toContain('/stop-change/')
      await person.call('POST', '/own-account/second-step/recovery-codes')
      expect((await mailTo(email, /neue Wiederherstellungscodes/)).html).toContain('lang="de"')
      // The step-up took one of them.
      expect((await mailTo(email, /Wiederherstellungscode Ihres Kontos wurde benutzt/)).text).toContain('Das war ich nicht')
      await administrator.call('POST', `/accounts/${id}/second-step/reset`)
      await mailTo(email, /zweite Schritt Ihres Kontos wurde entfernt/)
      await administrator.call('PUT', `/admin/users/${id}`, { password: 'Olive Kettle 7 Tramway' })
      await mailTo(email, /Passwort Ihres Kontos wurde geändert/)
      await administrator.call('PUT', `/admin/users/${id}`, { email: `new-${email}` })
      const told = await mailTo(email, /E-Mail-Adresse Ihres Kontos wurde geändert/)
      expect(told.to.map(({ address }) => address)).toEqual([email])
      expect(new Set((await mailbox.to(email)).map(({ subject }) => subject)).size).toBe((await mailbox.to(email)).length)
    })

    test('gets a mail in Arabic that reads from right to left', async () => {
      const { email, id } = await victim('ar')
      await administrator.call('PUT', `/admin/users/${id}`, { password: 'Olive Kettle 7 Tramway' })
      const { html, text } = await mailTo(email, /تغيّرت كلمة مرور حسابك/)
      expect(html).toContain('<html lang="ar" dir="rtl">')
      expect(text).toContain('/stop-change/ar/')
    })

    test('stops a takeover by the link: address, sessions, tokens and password are taken from the thief', async () => {
      const { email, person, id } = await victim()
      await person.call('PUT', '/admin/users/me', { email: THIEF })
      const link = linkIn(await mailTo(email, /email address of your account was changed/))
      // What looks whether a link is safe changes nothing.
      const shown = await fetch(link)
      expect([shown.status, shown.headers.get('cache-control'), await shown.text()]).toEqual([
        200,
        'private, no-store',
        expect.stringContaining('<form method="post"'),
      ])
      expect((await fetch(link, { method: 'HEAD' })).status).toBeLessThan(500)
      expect(await emailOf(id)).toBe(THIEF)
      expect((await press(link)).status).toBe(200)
      expect(await emailOf(id)).toBe(email)
      expect((await person.call('GET', '/admin/users/me')).status).toBe(401)
      for (const tried of [email, THIEF]) expect((await post('/admin/login', { email: tried, password: PASSWORD })).status).toBe(400)
      await post('/admin/forgot-password', { email: THIEF })
      const resetPasswordToken = codeIn((await mailTo(email, /new password/)).text)
      const reset = await post('/admin/reset-password', { resetPasswordToken, password: 'Olive Kettle 7 Tramway' })
      expect([reset.status, reset.body.error.details]).toEqual([403, expect.objectContaining({ code: 'SECOND_STEP', step: 'code' })])
      expect((await mailbox.to(THIEF)).filter(({ subject }) => /new password/.test(subject))).toEqual([])
      expect((await mailTo('admin@example.org', /stopped by its owner/)).text).toContain(email)
      const { body } = await administrator.call('GET', `/audit-entries?action=accountStopped&about=${id}`)
      expect(body.data.entries).toHaveLength(1)
    })

    test('stops it once, and the thief does not stop the owner by a link of theirs', async () => {
      const { email, person, id } = await victim()
      await person.call('PUT', '/admin/users/me', { email: 'second-thief@example.org' })
      await administrator.call('PUT', `/admin/users/${id}`, { password: 'Olive Kettle 7 Tramway' })
      // The change of the password is told at both addresses: the former one is the owner's.
      const ofThief = linkIn(await mailTo('second-thief@example.org', /password of your account/))
      const ofOwner = linkIn(await mailTo(email, /password of your account/))
      expect((await press(ofThief)).status).toBe(200)
      expect(await emailOf(id)).toBe('second-thief@example.org')
      expect((await press(ofOwner)).status).toBe(200)
      expect(await emailOf(id)).toBe(email)
      for (const link of [ofThief, ofOwner, linkIn(await mailTo(email, /email address of your account was changed/))]) {
        expect([(await press(link)).status, (await fetch(link)).status]).toEqual([410, 410])
      }
      expect(await emailOf(id)).toBe(email)
    })

    test('cannot stop by a link that was changed, or after a week', async () => {
      const { email, person, id } = await victim()
      await person.call('PUT', '/admin/users/me', { email: `moved-${email}` })
      const link = linkIn(await mailTo(email, /email address of your account was changed/))
      expect((await press(`${link.slice(0, -2)}xx`)).status).toBe(404)
      expect((await press(link.replace(/[^/]+$/, 'none'))).status).toBe(404)
      await withDatabase(service, (rows) =>
        rows('account_notices')
          .where({ user_id: id })
          .update({ created_at: storedTime(service, new Date(Date.now() - 8 * 24 * 60 * 60 * 1000)) }),
      )
      expect((await press(link)).status).toBe(410)
      expect(await emailOf(id)).toBe(`moved-${email}`)
    })

    test('does not lock the account out of its own changes when no mail can be queued', async () => {
      const { person, id } = await victim()
      await withDatabase(service, (rows) => rows.schema.renameTable('account_notices', 'account_notices_away'))
      try {
        expect((await person.call('PUT', '/admin/users/me', { email: 'moved-without-mail@example.org' })).status).toBe(200)
      } finally {
        await withDatabase(service, (rows) => rows.schema.renameTable('account_notices_away', 'account_notices'))
      }
      expect(await emailOf(id)).toBe('moved-without-mail@example.org')
    })

    test.each([
      ['ar', 'كلمة مرور جديدة لحسابك', '<html lang="ar" dir="rtl">'],
      ['en', 'A new password for your account', '<html lang="en" dir="ltr">'],
      ['de', 'Ein neues Passwort für Ihr Konto', '<html lang="de" dir="ltr">'],
    ])('gets the mail for a new password in %s, and its link works', async (language, subject, frame) => {
      const { email } = await victim(language, 'strapi-author')
      expect((await post('/admin/forgot-password', { email })).status).toBe(204)
      const mail = await mailTo(email, new RegExp(`^${subject}$`))
      expect(mail.html).toContain(frame)
      expect(mail.text).toContain('/admin/auth/reset-password?code=')
      const password = 'Olive Kettle 7 Tramway'
      expect((await post('/admin/reset-password', { resetPasswordToken: codeIn(mail.text), password })).status).toBe(200)
      expect((await post('/admin/login', { email, password })).status).toBe(200)
      expect((await post('/admin/reset-password', { resetPasswordToken: codeIn(mail.text), password })).status).toBe(400)
    })

    test('is not known by the answer to who has forgotten a password', async () => {
      const unknown = await post('/admin/forgot-password', { email: 'unknown@example.org' })
      expect([unknown.status, unknown.body]).toEqual([204, ''])
    })

    test('keeps no session by which another one is signed in when an administrator sets a new password', async () => {
      const { person, id } = await victim()
      await administrator.call('PUT', `/admin/users/${id}`, { password: 'Olive Kettle 7 Tramway' })
      expect((await person.call('GET', '/admin/users/me')).status).toBe(401)
    })
  })

  test('the first administrator of a new service has a good password, or it does not start', async () => {
    await expect(ContentService.startNew(database, { ADMIN_PASSWORD: 'Password12345' })).rejects.toThrow(
      /ADMIN_PASSWORD cannot be used\. The password is easy to guess/,
    )
  })
})
