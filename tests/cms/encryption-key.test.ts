import { randomBytes } from 'node:crypto'
import { Admin } from './support/admin'
import { codeOf } from './support/authenticator'
import { Browser } from './support/browser'
import { command } from './support/commands'
import { withDatabase } from './support/database'
import { ContentService, type Json, oneDatabase } from './support/service'
import { addUser } from './support/users'

const PASSWORD = 'Temporary-Password-2'
const EMAIL = 'locked-out@example.org'

describe.each(oneDatabase('sqlite'))('with another ENCRYPTION_KEY (%s)', (database) => {
  let former: ContentService
  let service: ContentService
  let secret: string
  let recoveryCodes: string[]
  let sealed: string

  const ticketOf = async (email = EMAIL): Promise<string> => (await new Browser(service).login(email, PASSWORD)).body.error.details.ticket

  beforeAll(async () => {
    former = await ContentService.start(database, { TWO_FACTOR_ROLES: 'strapi-super-admin' })
    const administrator = await Admin.login(former)
    await addUser(administrator, former, EMAIL, 'strapi-editor')
    const roles: Json[] = (await administrator.call('GET', '/admin/roles')).body.data
    const id = roles.find(({ code }) => code === 'strapi-super-admin').id
    const users: Json[] = (await administrator.call('GET', '/admin/users?pageSize=100')).body.data.results
    await administrator.call('PUT', `/admin/users/${users.find(({ email }) => email === EMAIL).id}`, { roles: [id] })
    const browser = new Browser(former)
    const { ticket } = (await browser.login(EMAIL, PASSWORD)).body.error.details
    secret = (await browser.post('/second-step/begin', { ticket })).body.data.secret
    recoveryCodes = (await browser.post('/second-step/enrol', { ticket, code: codeOf(secret) })).body.data.recoveryCodes
    sealed = (await browser.login(EMAIL, PASSWORD)).body.error.details.ticket
    await former.pause()
    service = await former.twin({ ENCRYPTION_KEY: randomBytes(24).toString('hex') })
  })

  afterAll(async () => {
    await service.pause()
    await former.stop()
  })

  test('a code of the app is answered with what to do, in the language of the browser', async () => {
    const said: string[] = []
    for (const language of ['en', 'ar', 'de']) {
      const browser = new Browser(service, { 'accept-language': language })
      const { status, body } = await browser.post('/second-step', { ticket: await ticketOf(), code: codeOf(secret, 1) })
      expect([status, body.error.details.code]).toEqual([400, 'unreadable'])
      said.push(body.error.message)
    }
    expect(said).toEqual([
      expect.stringContaining('recovery code'),
      expect.stringContaining('رموز الاسترداد'),
      expect.stringContaining('Wiederherstellungscode'),
    ])
  })

  test('a ticket that was given before is over', async () => {
    const { body } = await new Browser(service).post('/second-step', { ticket: sealed, code: recoveryCodes[0] })
    expect(body.error.details.code).toBe('over')
  })

  test('a recovery code leads to a new set-up, and to no session before it', async () => {
    const browser = new Browser(service)
    const asked = await browser.post('/second-step', { ticket: await ticketOf(), code: recoveryCodes[0] })
    expect([asked.status, asked.body.error.details.step, browser.sessionsGiven]).toEqual([403, 'enrol', 0])
    const again = await browser.post('/second-step', { ticket: await ticketOf(), code: recoveryCodes[0] })
    expect([again.status, browser.sessionsGiven]).toEqual([400, 0])
    const { ticket } = (await browser.post('/second-step', { ticket: await ticketOf(), code: recoveryCodes[1] })).body.error.details
    const setup = await browser.post('/second-step/begin', { ticket })
    const enrolled = await browser.post('/second-step/enrol', { ticket, code: codeOf(setup.body.data.secret) })
    expect([enrolled.status, await browser.isIn()]).toEqual([200, true])
    expect((await browser.post('/second-step', { ticket: await ticketOf(), code: recoveryCodes[2] })).status).toBe(400)
    expect((await browser.post('/second-step', { ticket: await ticketOf(), code: codeOf(setup.body.data.secret, 1) })).status).toBe(200)
    recoveryCodes = enrolled.body.data.recoveryCodes
  })

  test('no page of an administrator fails', async () => {
    const signedIn = await new Browser(service).post('/second-step', { ticket: await ticketOf(), code: recoveryCodes[0] })
    const { token } = signedIn.body.data
    const answer = (path: string) => service.send('GET', path, { authorization: `Bearer ${token}` })
    const tokens: Json[] = (await answer('/admin/api-tokens')).body.data
    const paths = [
      '/own-account',
      '/accounts',
      '/admin/users/me',
      '/admin/admin-tokens',
      '/admin/transfer/tokens',
      ...tokens.map(({ id }) => `/admin/api-tokens/${id}`),
    ]
    const statuses = await Promise.all(paths.map(async (path) => [path, (await answer(path)).status]))
    expect(statuses).toEqual(paths.map((path) => [path, 200]))
  })

  test('a command resets the second step, and makes administrators', async () => {
    expect(command('accounts', ['reset-second-step', EMAIL.toUpperCase()], service.environment)).toMatchObject({
      status: 0,
      said: expect.stringContaining('is reset'),
    })
    expect((await new Browser(service).login(EMAIL, PASSWORD)).body.error.details.step).toBe('enrol')
    const added = command('accounts', ['administrator', 'new@example.org'], service.environment)
    expect(added).toMatchObject({ status: 0, said: expect.stringContaining('a new administrator') })
    const [, registrationToken] = /registrationToken=(\w+)/.exec(added.said) ?? []
    const userInfo = { firstname: 'New', lastname: 'Person', password: PASSWORD }
    const registered = await new Browser(service).post('/admin/register', { registrationToken, userInfo })
    expect(registered.body.error.details.step).toBe('enrol')
    const again = command('accounts', ['administrator', 'new@example.org'], service.environment)
    const [, resetPasswordToken] = /code=(\w+)/.exec(again.said) ?? []
    const reset = await new Browser(service).post('/admin/reset-password', { resetPasswordToken, password: 'Temporary-Password-4' })
    expect(reset.body.error.details.step).toBe('enrol')
    const rows = await withDatabase(service, (tables) => tables('audit_entries').where({ detail: 'command line' }).select())
    expect(rows.map(({ action }) => action)).toEqual(['secondFactorOff', 'userMade', 'userChanged'])
  })

  test.each([[[]], [['reset-second-step']], [['administrator', 'nobody']], [['reset-second-step', 'nobody@example.org']], [['else', 'a@example.org']]])(
    'a command that is wrong says so: %j',
    (given) => {
      const { status, said } = command('accounts', given, service.environment)
      expect([status, /Say what|There is no account/.test(said)]).toEqual([1, true])
    },
  )
})
