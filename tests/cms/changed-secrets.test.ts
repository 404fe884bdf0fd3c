import { randomBytes } from 'node:crypto'
import { Admin } from './support/admin'
import { zipNamed } from './support/archives'
import { codeOf } from './support/authenticator'
import { article, event, hours } from './support/content'
import { sendFile } from './support/files'
import { type Answer, ContentService, oneDatabase, type Environment } from './support/service'
import { ListeningSite } from './support/site'
import { addUser } from './support/users'

const EDITOR = { email: 'editor@example.org', password: 'Temporary-Password-2' }

/** What docs/how-to/replace-a-secret.md says of each secret of the content service; that of ENCRYPTION_KEY is tried by encryption-key.test.ts. */
describe.each(oneDatabase('postgres'))('a secret that was lost or changed (%s)', (database) => {
  let site: ListeningSite
  let service: ContentService
  let original: Environment
  let token: string
  let secret: string
  let codes: string[]
  let door: string

  const post = (route: string, body: object): Promise<Answer> => service.send('POST', route, { 'content-type': 'application/json' }, JSON.stringify(body))
  const isSignedIn = async () => (await service.send('GET', '/admin/users/me', { authorization: `Bearer ${token}` })).status === 200
  const opensDoor = async () => (await service.send('GET', '/door/api/list?language=en', { authorization: `Bearer ${door}` })).status === 200
  const secondStep = async (code: string) => {
    const { body } = await post('/admin/login', EDITOR)
    return (await post('/second-step', { ticket: body.error.details.ticket, code })).status
  }
  // A code counts once: each sign-in uses a later one.
  const byApp = (away: 0 | 1) => secondStep(codeOf(secret, away))
  const reads = async (by = service.environment.CONTENT_TOKEN) => (await service.read('articles', by)).status === 200

  beforeAll(async () => {
    site = await ListeningSite.start()
    service = await ContentService.start(database, { SITE_URL: site.url })
    original = { ...service.environment }
    const admin = await Admin.login(service)
    token = admin.token
    const editor = await addUser(admin, service, EDITOR.email, 'strapi-editor')
    secret = (await editor.call('POST', '/own-account/second-step/begin')).body.data.secret
    codes = (await editor.call('POST', '/own-account/second-step/confirm', { code: codeOf(secret, -1) })).body.data.recoveryCodes
    const id = await admin.createPublished('event', event('meeting', hours(48)))
    const opened = await admin.call('POST', `/event-doors/${id}`, { name: 'North' })
    door = new URL(opened.body.data.doors[0].link).hash.slice(1)
    expect([await isSignedIn(), await opensDoor(), await reads()]).toEqual([true, true, true])
  })

  afterAll(async () => {
    await service.stop()
    await site.stop()
  })

  /** Starts the service again with the original secrets, but for those that are changed. */
  async function startWith(...changed: string[]): Promise<void> {
    await service.pause()
    const environment = { ...original, ...Object.fromEntries(changed.map((name) => [name, randomBytes(32).toString('hex')])) }
    Object.assign(service.environment, environment)
    service = await service.restart()
  }

  test('APP_KEYS and TRANSFER_TOKEN_SALT: nothing that is used here', async () => {
    await startWith('APP_KEYS', 'TRANSFER_TOKEN_SALT')
    expect([await isSignedIn(), await opensDoor(), await reads(), await secondStep(codes[0] ?? '')]).toEqual([true, true, true, 200])
  })

  test('ADMIN_JWT_SECRET: everybody signs in again', async () => {
    await startWith('ADMIN_JWT_SECRET')
    expect([await isSignedIn(), await opensDoor(), await reads()]).toEqual([false, true, true])
    expect(await byApp(0)).toBe(200)
    expect((await Admin.login(service)).token).toBeDefined()
  })

  test('API_TOKEN_SALT: links of mails, doors and recovery codes; the app and the tokens of the site go on', async () => {
    await startWith('API_TOKEN_SALT')
    expect([await isSignedIn(), await opensDoor(), await reads()]).toEqual([true, false, true])
    expect(await secondStep(codes[1] ?? '')).toBe(400)
    expect(await byApp(1)).toBe(200)
    await startWith()
    expect(await opensDoor()).toBe(true)
  })

  test('CONTENT_TOKEN, CONTENT_PREVIEW_TOKEN and UPLOAD_TOKEN: the former ones are refused, the new ones hold at once', async () => {
    await startWith('CONTENT_TOKEN', 'CONTENT_PREVIEW_TOKEN', 'UPLOAD_TOKEN')
    expect([await reads(original.CONTENT_TOKEN), await reads()]).toEqual([false, true])
    expect([await reads(original.CONTENT_PREVIEW_TOKEN), await reads(service.environment.CONTENT_PREVIEW_TOKEN)]).toEqual([false, true])
    expect((await sendFile(service, zipNamed('a.txt'), 'a.zip', 'idea')).status).toBeLessThan(300)
    expect((await sendFile(service, zipNamed('a.txt'), 'a.zip', 'idea', { uploadToken: original.UPLOAD_TOKEN })).status).toBe(403)
  })

  test('REVALIDATE_SECRET and PREVIEW_SECRET: the service uses the new ones, which the site has to have too', async () => {
    await startWith('REVALIDATE_SECRET', 'PREVIEW_SECRET')
    const id = await (await Admin.login(service)).createPublished('article', article('Published'))
    expect((await site.waitForChange(id)).headers['x-webhook-secret']).toBe(service.environment.REVALIDATE_SECRET)
  })
})
