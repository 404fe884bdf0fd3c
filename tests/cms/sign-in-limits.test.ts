import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { Admin } from './support/admin'
import { Browser } from './support/browser'
import { hasRedis, RedisServer } from './support/redis'
import { ContentService, oneDatabase } from './support/service'
import { addUser } from './support/users'

const PASSWORD = 'Temporary-Password-2'
const WRONG = 'Temporary-Password-9'
const KNOWN = 'known@example.org'
const UNKNOWN = 'unknown@example.org'

/** The values are small, so that a test reaches them. */
const LIMITS = { CONTENT_LIMIT_SIGN_IN: '4', CONTENT_LIMIT_SIGN_IN_ACCOUNT: '6', CONTENT_LIMIT_SIGN_IN_ADDRESS: '9', CONTENT_LIMIT_RESET_ADDRESS_HOUR: '9' }

let networks = 0

/** An address that no other test has used. */
const address = (): string => `198.51.${(networks += 1)}.7`

/** A mail server that takes connections and never answers. */
class SilentMailServer {
  private readonly sockets: Socket[] = []
  private readonly server: Server = createServer((socket) => this.sockets.push(socket))

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return String((this.server.address() as AddressInfo).port)
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    await new Promise((resolve) => this.server.close(resolve))
  }
}

describe.each(oneDatabase('sqlite'))('who tries to sign in (%s)', (database) => {
  const mail = new SilentMailServer()
  let service: ContentService

  const from = (ip: string, at = service) => new Browser(at, { 'x-forwarded-for': ip })

  async function statuses(count: number, tryIt: (index: number) => Promise<{ status: number }>): Promise<number[]> {
    const found: number[] = []
    for (let index = 0; index < count; index++) found.push((await tryIt(index)).status)
    return found
  }

  /** A new account, so that no test counts for another one. */
  async function person(name: string): Promise<string> {
    const email = `${name}@example.org`
    await addUser(await Admin.login(service), service, email, 'strapi-editor')
    return email
  }

  beforeAll(async () => {
    service = await ContentService.start(database, { CMS_PROXY: 'true', SMTP_PORT: await mail.start(), ...LIMITS })
    await addUser(await Admin.login(service), service, KNOWN, 'strapi-editor')
  })

  afterAll(async () => {
    await service.stop()
    await mail.stop()
  })

  test.each([KNOWN, UNKNOWN])('from one address for one account is stopped, by every spelling of the call: %s', async (email) => {
    const ip = address()
    const spellings = ['/admin/login', '/admin/login/', '/ADMIN/Login', '/admin/login?x=1']
    const answers = await statuses(5, (index) =>
      from(ip).post(spellings[index % spellings.length] ?? '', { email: index % 2 ? email.toUpperCase() : email, password: WRONG }),
    )
    expect(answers).toEqual([400, 400, 400, 400, 429])
    const last = await from(ip).login(email, PASSWORD)
    expect([last.status, last.body.error.details.code]).toEqual([429, 'tries'])
  })

  test.each(['/admin//login', '//admin/login', '/%61dmin/login', '/admin/%6Cogin', '/admin/login;x', '/admin%2Flogin'])(
    'is let in by no other spelling that is not counted: %s',
    async (path) => {
      const ip = address()
      const email = await person(`spelled-${ip}`)
      const answers = await statuses(6, () => from(ip).post(path, { email, password: WRONG }))
      expect(answers.at(-1)).toBe(answers[0] === 400 ? 429 : answers[0])
      const right = await from(address()).post(path, { email, password: PASSWORD })
      expect(right.status === 200).toBe(answers[0] === 400)
    },
  )

  test('is stopped for one account over all addresses, but for a browser that it has used', async () => {
    const email = await person('wanted')
    const another = await person('another')
    const own = from(address())
    expect((await own.login(email, PASSWORD)).status).toBe(200)
    expect(await statuses(7, () => from(address()).login(email, WRONG))).toEqual([400, 400, 400, 400, 400, 400, 429])
    expect((await from(address()).login(email, PASSWORD)).status).toBe(429)
    expect((await own.login(email, PASSWORD)).status).toBe(200)
    expect(await statuses(5, () => own.login(email, WRONG))).toEqual([400, 400, 400, 400, 429])
    // The browser of another account is known for that one alone.
    const other = from(address())
    expect((await other.login(another, PASSWORD)).status).toBe(200)
    expect((await other.login(email, PASSWORD)).status).toBe(429)
  })

  test('is stopped from one address over all accounts, and no other address with it', async () => {
    const ip = address()
    const email = await person('neighbour')
    expect(await statuses(10, (index) => from(ip).login(`somebody-${index}@example.org`, WRONG))).toEqual([...Array<number>(9).fill(400), 429])
    expect((await from(ip).login(email, PASSWORD)).status).toBe(429)
    expect((await from(address()).login(email, PASSWORD)).status).toBe(200)
  })

  test('counts the network of an IPv6 address, and right passwords not at all', async () => {
    const answers = await statuses(5, (index) => from(`2001:db8:1:2::${index}`).login('six@example.org', WRONG))
    expect(answers).toEqual([400, 400, 400, 400, 429])
    const ip = address()
    const email = await person('often')
    expect(await statuses(12, () => from(ip).login(email, PASSWORD))).toEqual(Array<number>(12).fill(200))
  })

  test('is told the same of an unknown, an inactive and an invited account as of a wrong password', async () => {
    const active = await person('active')
    await person('inactive')
    const administrator = await Admin.login(service)
    const users = (await administrator.call('GET', '/admin/users?pageSize=100')).body.data.results
    const { id } = users.find(({ email }: { email: string }) => email === 'inactive@example.org')
    await administrator.call('PUT', `/admin/users/${id}`, { isActive: false })
    const roles = users[0].roles.map((role: { id: number }) => role.id)
    await administrator.call('POST', '/admin/users', { email: 'only-invited@example.org', firstname: 'New', lastname: 'Person', roles })
    const said = new Set<string>()
    for (const [email, password] of [
      [active, WRONG],
      ['nowhere@example.org', PASSWORD],
      ['inactive@example.org', PASSWORD],
      ['only-invited@example.org', PASSWORD],
    ] as const) {
      const { status, body } = await from(address()).login(email, password)
      said.add(JSON.stringify([status, body]))
    }
    expect([...said]).toEqual([expect.stringContaining('"E-mail address or password is wrong."')])
    const german = await new Browser(service, { 'x-forwarded-for': address(), 'accept-language': 'de-DE,de;q=0.9' }).login(active, WRONG)
    expect(german.body.error.message).toBe('E-Mail-Adresse oder Passwort stimmt nicht.')
  })

  test('waits as long for an unknown account as for a known one', async () => {
    const time = async (email: string): Promise<number> => {
      const begun = performance.now()
      await from(address()).login(email, WRONG)
      return performance.now() - begun
    }
    const median = (times: number[]): number => times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
    const accounts = [await person('one'), await person('two'), await person('three')]
    const [known, unknown]: [number[], number[]] = [[], []]
    for (let index = 0; index < accounts.length; index++) {
      known.push(await time(accounts[index] ?? ''))
      unknown.push(await time(`never-${index}@example.org`))
    }
    // A comparison of passwords takes twenty times as long as the rest: a quarter says that one was made.
    expect(median(unknown)).toBeGreaterThan(median(known) / 4)
  })

  test.each([KNOWN, UNKNOWN])('and asks for a new password is answered before a mail is sent: %s', async (email) => {
    const ip = address()
    const answers = await statuses(6, () => from(ip).post('/admin/forgot-password', { email }))
    expect(answers).toEqual([204, 204, 204, 204, 204, 429])
  })

  if (hasRedis) {
    test('is counted by all processes together', async () => {
      const redis = await RedisServer.start()
      const [one, other] = [await service.twin({ REDIS_URL: redis.url }), await service.twin({ REDIS_URL: redis.url })]
      try {
        const ip = address()
        const answers = await statuses(5, (index) => from(ip, index % 2 ? one : other).login('shared@example.org', WRONG))
        expect(answers).toEqual([400, 400, 400, 400, 429])
      } finally {
        await Promise.all([one.pause(), other.pause()])
        await redis.kill()
      }
    })
  }
})
