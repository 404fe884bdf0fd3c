import { randomUUID } from 'node:crypto'
import { Admin, stepUp } from './support/admin'
import { codeOf } from './support/authenticator'
import { project } from './support/content'
import { unlessShort } from './support/depth'
import { storedTime, withDatabase } from './support/database'
import { runInside } from './support/inside'
import { Mailbox } from './support/mailbox'
import { type Answer, ContentService, type Json, oneDatabase } from './support/service'
import { consents, contact, departmentApplication, handIn } from './support/submissions'
import { until } from './support/until'
import { addUser } from './support/users'

const PASSWORD = 'Temporary-Password-2'
const DEPARTMENT = 'api::departments-application.departments-application'
const VOLUNTEER = 'api::project-submission.project-submission'
const listOf = (uid: string) => `/content-manager/collection-types/${uid}`
const DAY = 24 * 60 * 60 * 1000

/** A code in the digits of another script, from their zero on, in two groups. */
const inDigits = (code: string, zero: number, between = ''): string =>
  [...code].map((digit, index) => (index === 3 ? between : '') + String.fromCodePoint(zero + Number(digit))).join('')

describe.each(oneDatabase('postgres'))('who did what, and who may (%s)', (database) => {
  let mailbox: Mailbox
  let service: ContentService
  let administrator: Admin
  let editor: Admin
  let reviewer: Admin
  let health: string
  let water: string
  let school: string
  /** The document ids of what was handed in. */
  let toHealth: string
  let toWater: string
  let toSchool: string

  const find = async (uid: string, email: string): Promise<Json> =>
    (await administrator.call('GET', `${listOf(uid)}?filters[$and][0][email][$eq]=${encodeURIComponent(email)}`)).body.results[0]

  beforeAll(async () => {
    mailbox = await Mailbox.create()
    await mailbox.start()
    service = await ContentService.start(database, { ...mailbox.environment, CONTENT_LIMIT_SIGN_IN: '100' })
    administrator = await Admin.login(service)
    editor = await addUser(administrator, service, 'editor@example.org', 'strapi-editor', 'Nour')
    reviewer = await addUser(administrator, service, 'reviewer@example.org', 'imar-reviewer', 'Rana')
    const department = (slug: string) => administrator.createPublished('department', { title: slug, slug, canJoinTo: true })
    health = await department('health')
    water = await department('water')
    school = await administrator.createPublished('project', project('school'))
    await handIn(service, 'departments-applications', departmentApplication(health, 'health@example.org'))
    await handIn(service, 'departments-applications', departmentApplication(water, 'water@example.org'))
    const answers = { firstName: 'Lina', email: 'lina@example.org', livingPlace: 'Homs', specialization: 'Teacher', abilityToProvideMedicalSupplies: 'No' }
    await handIn(service, 'project-submissions', { projectId: school, email: 'lina@example.org', data: answers, submitLanguage: 'ar', ...consents })
    await handIn(service, 'contact-form', contact)
    toHealth = (await find(DEPARTMENT, 'health@example.org')).documentId
    toWater = (await find(DEPARTMENT, 'water@example.org')).documentId
    toSchool = (await find(VOLUNTEER, 'lina@example.org')).documentId
  })

  afterAll(async () => {
    await service.stop()
    await mailbox.stop()
  })

  const post = (path: string, body: object, at = service): Promise<Answer> =>
    at.send('POST', path, { 'content-type': 'application/json' }, JSON.stringify(body))

  const login = (email: string, password = PASSWORD, at = service): Promise<Answer> => post('/admin/login', { email, password }, at)

  const accounts = async (): Promise<Json[]> => (await administrator.call('GET', '/accounts')).body.data.accounts
  const account = async (email: string): Promise<Json> => (await accounts()).find((found) => found.email === email)

  describe('the trail', () => {
    const trail = async (query: Record<string, string> = {}): Promise<Json[]> =>
      (await administrator.call('GET', `/audit-entries?${new URLSearchParams(query).toString()}`)).body.data.entries

    const lastOf = async (action: string): Promise<Json> => (await trail({ action }))[0]

    test('names who signed in, and of who did not the account, or nothing that was typed', async () => {
      await login('reviewer@example.org')
      expect(await lastOf('signIn')).toMatchObject({ userName: 'Rana Person' })
      await login('Reviewer@example.org', 'My-Secret-1')
      expect(await lastOf('signInFailed')).toMatchObject({ userName: 'Rana Person', detail: null })
      await login('hunter2@stranger.example', 'My-Secret-1')
      const first = await lastOf('signInFailed')
      expect(first).toMatchObject({ userId: null, userName: null, detail: expect.stringMatching(/^[0-9a-f]{16}$/) })
      await login('Hunter2@stranger.example', 'My-Secret-2')
      expect(await lastOf('signInFailed')).toMatchObject({ detail: first.detail })
      expect(JSON.stringify(await trail())).not.toMatch(/hunter2|My-Secret/i)
      expect(await trail({ user: 'unknown', action: 'signInFailed' })).toHaveLength(2)
    })

    test('names every look at what applicants have sent, by reference and without what stands in it', async () => {
      const { reference } = await find(DEPARTMENT, 'health@example.org')
      await reviewer.call('GET', listOf(DEPARTMENT))
      await reviewer.call('GET', `${listOf(DEPARTMENT)}/${toHealth}`)
      await reviewer.call('GET', `/submissions/${DEPARTMENT}/table`)
      await reviewer.call('GET', `/submissions/${VOLUNTEER}/${toSchool}/answers`)
      await reviewer.call('GET', `/applicant-files?uid=${VOLUNTEER}&submission=${toSchool}`)
      await reviewer.call('PUT', `${listOf(DEPARTMENT)}/${toHealth}`, { reviewNote: 'Call on Monday' })
      const { id } = await account('reviewer@example.org')
      const own = await trail({ user: String(id) })
      expect(own.slice(0, 6)).toMatchObject([
        { action: 'submissionChanged', aboutUid: DEPARTMENT, aboutId: toHealth, reference },
        { action: 'filesSeen', aboutUid: VOLUNTEER, aboutId: toSchool },
        { action: 'answersSeen', aboutUid: VOLUNTEER, aboutId: toSchool },
        { action: 'tableExported', aboutUid: DEPARTMENT, aboutId: null },
        { action: 'submissionSeen', aboutId: toHealth, reference, userName: 'Rana Person' },
        { action: 'listSeen', aboutUid: DEPARTMENT },
      ])
      expect((await trail({ about: reference })).map(({ action }) => action)).toEqual(expect.arrayContaining(['submissionChanged', 'submissionSeen']))
      expect(await trail({ about: toSchool, action: 'answersSeen' })).toHaveLength(1)
      expect(JSON.stringify(own)).not.toMatch(/health@example|Samer|Lina|Monday/)
    })

    test('names what is erased, by the reference that it had', async () => {
      await handIn(service, 'departments-applications', departmentApplication(water, 'erased@example.org'))
      const { documentId, reference } = await find(DEPARTMENT, 'erased@example.org')
      await administrator.call('DELETE', `${listOf(DEPARTMENT)}/${documentId}`)
      expect(await trail({ about: documentId })).toMatchObject([{ action: 'submissionErased', aboutUid: DEPARTMENT, reference }])
    })

    test('does not name what was refused, nor what editors read', async () => {
      const { id } = await account('editor@example.org')
      const before = await trail({ user: String(id) })
      expect((await editor.call('GET', listOf(DEPARTMENT))).status).toBe(403)
      expect((await editor.call('GET', listOf('api::project.project'))).status).toBe(200)
      expect(await trail({ user: String(id) })).toEqual(before)
    })

    test('names what is published and taken back, in which language', async () => {
      const documentId = await editor.createPublished('project', project('published-once'))
      await editor.unpublish('project', documentId)
      await editor.remove('project', documentId)
      expect(await trail({ about: documentId })).toMatchObject([
        { action: 'deleted', userName: 'Nour Person', aboutUid: 'api::project.project' },
        { action: 'takenBack', detail: 'ar' },
        { action: 'published', detail: 'ar' },
      ])
    })

    test('names changes of accounts, roles, tokens and settings', async () => {
      const { data: role } = (await administrator.call('POST', '/admin/roles', { name: 'Guest', description: 'A guest' })).body
      await administrator.call('PUT', `/admin/roles/${role.id}/permissions`, { permissions: [] })
      const token = { name: 'reader', description: '', type: 'read-only', lifespan: null, permissions: null }
      const { body } = await administrator.call('POST', '/admin/api-tokens', token)
      await administrator.call('DELETE', `/admin/api-tokens/${body.data.id}`)
      const { id } = await account('editor@example.org')
      await administrator.call('PUT', `/admin/users/${id}`, { firstname: 'Nour' })
      await administrator.call('PUT', '/upload/settings', { autoOrientation: true, responsiveDimensions: true, sizeOptimization: true })
      expect((await trail()).slice(0, 6)).toMatchObject([
        { action: 'settingChanged', detail: 'PUT /upload/settings' },
        { action: 'userChanged', aboutUid: 'admin::user', aboutId: String(id), detail: 'firstname' },
        { action: 'tokenDeleted', aboutId: String(body.data.id) },
        { action: 'tokenMade', aboutId: String(body.data.id) },
        { action: 'permissionsChanged', aboutUid: 'admin::role', aboutId: String(role.id) },
        { action: 'roleMade' },
      ])
    })

    test('is read a page at a time, within days', async () => {
      for (let number = 0; number < 30; number++) await Promise.all([1, 2].map(() => reviewer.call('GET', listOf(DEPARTMENT))))
      const page = async (query: Record<string, string>): Promise<Json> =>
        (await administrator.call('GET', `/audit-entries?${new URLSearchParams({ action: 'listSeen', ...query }).toString()}`)).body.data
      const first = await page({})
      expect(first.entries).toHaveLength(50)
      const second = await page({ before: String(first.before) })
      const ids = [...first.entries, ...second.entries].map(({ id }) => id)
      expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one))
      const now = new Date()
      expect((await page({ from: new Date(now.getTime() - DAY).toISOString() })).entries).toHaveLength(50)
      expect((await page({ to: new Date(now.getTime() - DAY).toISOString() })).entries).toEqual([])
      expect((await administrator.call('GET', '/audit-entries?action=nothing')).status).toBe(400)
    })

    test('is a table for spreadsheets, of what was filtered, and that is named too', async () => {
      const answer = await administrator.download('/audit-entries/table?language=de&separator=;&action=tokenMade')
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      const [head, line, end] = (await answer.text()).split('\r\n')
      expect(head).toContain('"Zeit (UTC)";"Wer"')
      expect(line).toContain('"API-Token angelegt";"admin::api-token"')
      expect(end).toBe('')
      expect((await trail())[0]).toMatchObject({ action: 'auditExported' })
    })

    test('is for administrators who are signed in, and nobody changes it', async () => {
      for (const who of [editor, reviewer]) {
        for (const path of ['/audit-entries', '/audit-entries/table', '/accounts']) expect((await who.call('GET', path)).status).toBe(403)
      }
      expect((await service.send('GET', '/audit-entries', {})).status).toBe(401)
      expect((await service.read('audit-entries')).status).toBe(404)
      const [{ id }] = await trail()
      for (const method of ['PUT', 'POST', 'DELETE', 'PATCH'])
        expect((await administrator.call(method, `/audit-entries/${id}`)).status).toBeGreaterThanOrEqual(404)
      const strapisOwn = listOf('api::audit-entry.audit-entry')
      expect((await administrator.call('GET', strapisOwn)).status).toBe(403)
      const { documentId } = await withDatabase(service, async (rows) => {
        const [row] = await rows('audit_entries').where({ id }).select()
        return { documentId: String(row?.document_id) }
      })
      expect((await administrator.call('PUT', `${strapisOwn}/${documentId}`, { userName: 'Somebody else' })).status).toBe(403)
      expect((await administrator.call('DELETE', `${strapisOwn}/${documentId}`)).status).toBe(403)
      expect((await administrator.call('GET', listOf('api::second-factor.second-factor'))).status).toBe(403)
    })

    unlessShort('is kept for as long as the setting says', async () => {
      const [newest] = await trail({ action: 'roleMade' })
      await withDatabase(service, (rows) =>
        rows('audit_entries')
          .where({ id: newest.id })
          .update({ at: storedTime(service, new Date(Date.now() - 366 * DAY)) }),
      )
      await runInside(service, "require('./dist/src/audit/thin.js').thinAudit()")
      expect(await trail({ action: 'roleMade' })).toEqual([])
      expect(await trail({ action: 'tokenMade' })).toHaveLength(1)
    })
  })

  describe('the second step', () => {
    const EMAIL = 'two-steps@example.org'
    let person: Admin
    let secret: string
    let confirmedWith: string
    let recoveryCodes: string[]

    const as = (token: string, path: string, at = service): Promise<Answer> => at.send('GET', path, { authorization: `Bearer ${token}` })

    /** The ticket that the right password is answered with. */
    async function ticketFor(email: string, at = service): Promise<string> {
      const { status, body } = await login(email, PASSWORD, at)
      expect([status, body.error.details.code]).toEqual([403, 'SECOND_STEP'])
      return body.error.details.ticket
    }

    beforeAll(async () => {
      person = await addUser(administrator, service, EMAIL, 'imar-reviewer', 'Salma')
    })

    test('is set up with one code of an app, and kept encrypted', async () => {
      const { body } = await person.call('POST', '/own-account/second-step/begin')
      secret = body.data.secret
      expect(body.data.address).toContain(`secret=${secret}`)
      expect(body.data.picture).toMatch(/^<svg/)
      expect((await login(EMAIL)).status).toBe(200)
      expect((await person.call('POST', '/own-account/second-step/confirm', { code: '000000' })).body.error.details.code).toBe('wrong')
      confirmedWith = codeOf(secret)
      const confirmed = await person.call('POST', '/own-account/second-step/confirm', { code: `\u200f${inDigits(confirmedWith, 0x660, ' ')}` })
      expect(confirmed.body.data.secondFactor).toMatchObject({ isOn: true, recoveryCodesLeft: 10, isRequired: false })
      recoveryCodes = confirmed.body.data.recoveryCodes
      expect(new Set(recoveryCodes).size).toBe(10)
      const rows = await withDatabase(service, (tables) => tables('second_factors').select())
      expect(JSON.stringify(rows)).not.toContain(secret)
      for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code)
    })

    test('is asked for after the password: until then there is neither token nor cookie', async () => {
      const answer = await fetch(`${service.url}/admin/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
      })
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null])
      expect(await answer.text()).not.toMatch(/"token"|accessToken/)
      expect((await login(EMAIL, 'Wrong-Password-1')).status).toBe(400)
      expect((await account(EMAIL)).sessions).toHaveLength(1)
    })

    test('opens the session with a code that counts once, and a ticket that counts once', async () => {
      const ticket = await ticketFor(EMAIL)
      expect((await post('/second-step', { ticket, code: confirmedWith })).status).toBe(400)
      const code = codeOf(secret, 1)
      const both = await Promise.all([
        post('/second-step', { ticket, code: inDigits(code, 0x6f0) }),
        post('/second-step', { ticket: await ticketFor(EMAIL), code: inDigits(code, 0xff10, '-') }),
      ])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
      const { token } = both.find(({ status }) => status === 200)?.body.data
      expect((await as(token, '/own-account')).status).toBe(200)
      expect((await post('/second-step', { ticket: 'v1:00:00:00', code })).body.error.details.code).toBe('over')
      const spent = await ticketFor(EMAIL)
      expect((await post('/second-step', { ticket: spent, code: recoveryCodes[0] })).status).toBe(200)
      expect((await post('/second-step', { ticket: spent, code: recoveryCodes[1] })).body.error.details.code).toBe('over')
    })

    test('takes a recovery code once, however it is typed', async () => {
      const code = String(recoveryCodes[2]).toUpperCase().replace('-', ' ')
      expect((await post('/second-step', { ticket: await ticketFor(EMAIL), code })).status).toBe(200)
      expect((await post('/second-step', { ticket: await ticketFor(EMAIL), code })).body.error.details.code).toBe('wrong')
      expect((await account(EMAIL)).secondFactor.recoveryCodesLeft).toBe(8)
    })

    test('is not gone round by a new password', async () => {
      await post('/admin/forgot-password', { email: EMAIL })
      // Among the notices of the second step.
      const code = await until(async () => {
        const texts = (await mailbox.to(EMAIL)).map(({ text }) => /code=([0-9a-f]+)/.exec(text)?.[1])
        return texts.find((found) => found !== undefined) ?? null
      })
      const { status, body } = await post('/admin/reset-password', { resetPasswordToken: code, password: PASSWORD })
      expect([status, body.error.details.code]).toEqual([403, 'SECOND_STEP'])
      expect((await post('/second-step', { ticket: body.error.details.ticket, code: recoveryCodes[3] })).status).toBe(200)
    })

    test('is tried a few times only, of which what can be no code is none', async () => {
      const wrongTries = async (): Promise<number> => (await administrator.call('GET', '/audit-entries?action=secondFactorFailed')).body.data.entries.length
      const ticket = await ticketFor(EMAIL)
      // How many the tests before made hangs on which of two at once came first.
      const before = await wrongTries()
      for (const code of ['', '\u200f', '١٢٣', '1234567', 'é23456', '😀😀😀', 'x'.repeat(150), '12\u000034567', '१२३४']) {
        const { status, body } = await post('/second-step', { ticket, code })
        expect([status, body.error.details.code]).toEqual([400, 'wrong'])
      }
      expect(await wrongTries()).toBe(before)
      const statuses: number[] = []
      for (let number = 0; number < 6; number++) statuses.push((await post('/second-step', { ticket, code: '123456' })).status)
      const left = 5 - before
      expect(statuses).toEqual([...Array<number>(left).fill(400), ...Array<number>(6 - left).fill(429)])
      expect((await post('/second-step', { ticket, code: String(recoveryCodes[4]) })).status).toBe(429)
      expect(await wrongTries()).toBe(5)
    })

    test('is reset by an administrator, which is written down, ends all sessions and lifts the lock', async () => {
      const { id, sessions } = await account(EMAIL)
      expect(sessions.length).toBeGreaterThan(0)
      expect((await reviewer.call('POST', `/accounts/${id}/second-step/reset`)).status).toBe(403)
      expect((await administrator.call('POST', `/accounts/${id}/second-step/reset`)).status).toBe(200)
      expect((await account(EMAIL)).sessions).toEqual([])
      const again = await Admin.login(service, EMAIL, PASSWORD)
      expect((await again.call('POST', '/own-account/second-step/begin')).status).toBe(200)
      expect((await again.call('POST', '/own-account/second-step/confirm', { code: '000000' })).status).toBe(400)
      const { body } = await administrator.call('GET', `/audit-entries?action=secondFactorOff&about=${id}`)
      expect(body.data.entries).toHaveLength(1)
      const own = await account('admin@example.org')
      expect((await administrator.call('POST', `/accounts/${own.id}/second-step/reset`)).status).toBe(400)
    })

    test('is set up at the next sign-in by those whose role requires it, and not switched off', async () => {
      const strict = await service.twin({ TWO_FACTOR_ROLES: 'imar-reviewer' })
      try {
        expect((await login('editor@example.org', PASSWORD, strict)).status).toBe(200)
        const { body } = await login(EMAIL, PASSWORD, strict)
        expect(body.error.details).toMatchObject({ code: 'SECOND_STEP', step: 'enrol' })
        const { ticket } = body.error.details
        expect((await post('/second-step', { ticket, code: '000000' }, strict)).body.error.details.code).toBe('over')
        const setup = await post('/second-step/begin', { ticket }, strict)
        const enrolled = await post('/second-step/enrol', { ticket, code: codeOf(setup.body.data.secret) }, strict)
        expect(enrolled.body.data.recoveryCodes).toHaveLength(10)
        const { token } = enrolled.body.data
        expect((await as(token, '/own-account', strict)).body.data.secondFactor).toMatchObject({ isOn: true, isRequired: true })
        const off = await strict.send(
          'POST',
          '/own-account/second-step/off',
          { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          JSON.stringify({ code: codeOf(setup.body.data.secret, 1) }),
        )
        expect([off.status, off.body.error.message]).toEqual([400, 'Your role requires the second step: it cannot be switched off.'])
      } finally {
        await strict.pause()
      }
    })
  })

  describe('sessions', () => {
    const EMAIL = 'many-devices@example.org'

    /** What says that the sign-in was confirmed by the password, by its token. */
    const confirmed = new Map<string, string>()

    /** Signs in as a browser, and gives its token and cookie. */
    async function device(name: string): Promise<{ token: string; cookie: string }> {
      const answer = await fetch(`${service.url}/admin/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': name },
        body: JSON.stringify({ email: EMAIL, password: PASSWORD, deviceId: DEVICES[name], rememberMe: true }),
      })
      const { data }: Json = await answer.json()
      confirmed.set(data.token, await stepUp(service, data.token, PASSWORD))
      return { token: data.token, cookie: answer.headers.getSetCookie().join('; ') }
    }

    const renew = async (cookie: string): Promise<Answer> => service.send('POST', '/admin/access-token', { cookie })

    const call = (method: string, token: string, path: string, body?: object): Promise<Answer> =>
      service.send(
        method,
        path,
        { authorization: `Bearer ${token}`, 'content-type': 'application/json', cookie: confirmed.get(token) ?? '' },
        body && JSON.stringify(body),
      )

    const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

    const DEVICES: Record<string, string> = { [FIREFOX]: randomUUID(), [SAFARI]: randomUUID() }

    beforeAll(async () => {
      await addUser(administrator, service, EMAIL, 'strapi-editor', 'Hadi')
    })

    test('are seen and ended by their owner, with the tokens they had before', async () => {
      const [laptop, phone] = [await device(FIREFOX), await device(SAFARI)]
      const renewed = await renew(phone.cookie)
      expect(renewed.status).toBe(200)
      const { body } = await call('GET', laptop.token, '/own-account')
      const found = body.data.sessions.find(({ device: name }: Json) => /iPhone|iOS|Safari/.test(name ?? ''))
      expect(found).toMatchObject({ isCurrent: false, since: expect.any(String), usedAt: expect.any(String) })
      expect((await call('GET', phone.token, '/own-account')).status).toBe(200)
      expect((await call('POST', laptop.token, '/own-account/sessions/end', { session: found.id })).status).toBe(200)
      for (const token of [phone.token, renewed.body.data.token]) expect((await call('GET', token, '/own-account')).status).toBe(401)
      expect((await renew(phone.cookie)).status).toBe(401)
      expect((await call('GET', laptop.token, '/own-account')).status).toBe(200)
    })

    test('end by Strapi’s own page as thoroughly', async () => {
      const [laptop, phone] = [await device(FIREFOX), await device(SAFARI)]
      await renew(phone.cookie)
      const { body } = await call('GET', laptop.token, '/admin/users/me/sessions')
      const { id } = body.data.find(({ deviceId }: Json) => deviceId === DEVICES[SAFARI])
      expect((await call('DELETE', laptop.token, `/admin/users/me/sessions/${id}`)).status).toBe(200)
      expect((await call('GET', phone.token, '/own-account')).status).toBe(401)
    })

    test('are ended by an administrator', async () => {
      const laptop = await device(FIREFOX)
      const { id, sessions } = await account(EMAIL)
      expect(sessions.length).toBeGreaterThan(0)
      expect((await call('POST', laptop.token, `/accounts/${id}/sessions/end`, {})).status).toBe(403)
      expect((await administrator.call('POST', `/accounts/${id}/sessions/end`, {})).status).toBe(200)
      expect((await call('GET', laptop.token, '/own-account')).status).toBe(401)
      expect((await renew(laptop.cookie)).status).toBe(401)
    })

    test('end with the account, and its tokens with them, for good', async () => {
      const laptop = await device(FIREFOX)
      const { id } = await account(EMAIL)
      const made = await call('POST', laptop.token, '/admin/admin-tokens', { name: 'own', description: '', lifespan: null, adminPermissions: [] })
      const key: string = made.body.data?.accessKey ?? ''
      const preview = async (viewer: string): Promise<number> => {
        const headers = { authorization: `Bearer ${service.environment.CONTENT_PREVIEW_TOKEN}`, 'preview-viewer': viewer }
        return (await service.send('GET', '/api/projects?status=draft&locale=ar', headers)).status
      }
      expect(await preview(String(id))).toBe(200)
      expect(await preview('nobody')).toBe(401)
      await administrator.call('PUT', `/admin/users/${id}`, { isActive: false })
      expect(await preview(String(id))).toBe(401)
      expect((await call('GET', laptop.token, '/admin/users/me')).status).toBe(401)
      await administrator.call('PUT', `/admin/users/${id}`, { isActive: true })
      expect((await call('GET', laptop.token, '/admin/users/me')).status).toBe(401)
      expect((await renew(laptop.cookie)).status).toBe(401)
      if (key) expect((await call('GET', key, '/admin/users/me')).status).toBe(401)
      const again = await device(FIREFOX)
      await administrator.call('DELETE', `/admin/users/${id}`)
      expect((await call('GET', again.token, '/admin/users/me')).status).toBe(401)
      expect((await renew(again.cookie)).status).toBe(401)
    })
  })

  describe('a reviewer who is limited', () => {
    let limited: Admin
    let id: number

    const see = (who: Admin, uid: string, documentId: string) => who.call('GET', `${listOf(uid)}/${documentId}`)

    beforeAll(async () => {
      limited = await addUser(administrator, service, 'limited@example.org', 'imar-reviewer', 'Dima')
      id = (await account('limited@example.org')).id
      expect((await administrator.call('POST', `/accounts/${id}/scope`, { departments: [health], projects: [] })).status).toBe(200)
    })

    test('sees what was sent to these departments and projects, wherever it is shown', async () => {
      const { body } = await limited.call('GET', listOf(DEPARTMENT))
      expect(body.results.map(({ documentId }: Json) => documentId)).toEqual([toHealth])
      expect((await see(limited, DEPARTMENT, toHealth)).status).toBe(200)
      expect((await see(limited, DEPARTMENT, toWater)).status).toBe(403)
      expect((await see(limited, VOLUNTEER, toSchool)).status).toBe(403)
      expect((await limited.call('GET', listOf(VOLUNTEER))).status).toBe(403)
      expect((await limited.call('GET', listOf('api::contact-form.contact-form'))).status).toBe(403)
      const table = await (await limited.download(`/submissions/${DEPARTMENT}/table`)).text()
      expect(table).toContain('health@example.org')
      expect(table).not.toContain('water@example.org')
      expect((await limited.call('PUT', `${listOf(DEPARTMENT)}/${toWater}`, { reviewNote: 'Mine now' })).status).toBe(403)
      for (const path of ['answers', 'decision']) expect((await limited.call('GET', `/submissions/${DEPARTMENT}/${toWater}/${path}`)).status).toBe(404)
      expect((await limited.call('POST', `/submissions/${DEPARTMENT}/${toWater}/decision`, { status: 'Rejected' })).status).toBe(404)
      expect((await limited.call('GET', `/applicant-files?uid=${DEPARTMENT}&submission=${toWater}`)).status).toBe(403)
      expect((await limited.call('GET', `/applicant-files?uid=${DEPARTMENT}&submission=${toHealth}`)).status).toBe(200)
    })

    test('sees more when an administrator says so, and nobody else can', async () => {
      expect((await limited.call('POST', `/accounts/${id}/scope`, { departments: [], projects: [] })).status).toBe(403)
      await administrator.call('POST', `/accounts/${id}/scope`, { departments: [health], projects: [school] })
      expect((await see(limited, VOLUNTEER, toSchool)).status).toBe(200)
      await administrator.call('POST', `/accounts/${id}/scope`, { departments: [], projects: [] })
      expect((await see(limited, DEPARTMENT, toWater)).status).toBe(200)
      expect((await limited.call('GET', listOf('api::contact-form.contact-form'))).status).toBe(200)
      const { body } = await administrator.call('GET', `/audit-entries?action=scopeChanged&about=${id}`)
      expect(body.data.entries.map(({ detail }: Json) => detail)).toEqual(['', `${health} ${school}`, health])
    })
  })
})
