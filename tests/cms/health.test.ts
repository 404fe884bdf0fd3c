import { execFileSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Gate } from '@/scripts/lib/gate.mjs'
import { Admin } from './support/admin'
import { Alarm } from './support/alarm'
import { withDatabase } from './support/database'
import { RefusingMailServer } from './support/refusing-mail-server'
import { ContentService, databases, oneDatabase, type Answer, type Environment } from './support/service'
import { contact, handIn } from './support/submissions'
import { until } from './support/until'
import { addUser } from './support/users'

const root = path.resolve(__dirname, '../..')

/** As the site asks for it. */
const ready = (service: ContentService): Promise<Answer> => service.send('GET', '/_ready', { authorization: `Bearer ${service.environment.CONTENT_TOKEN}` })

const LOST = '/outbox?view=givenUp'

describe.each(oneDatabase('sqlite'))('health (%s)', (database) => {
  let mails: RefusingMailServer
  let alarm: Alarm
  let service: ContentService
  let admin: Admin

  beforeAll(async () => {
    mails = await RefusingMailServer.start()
    alarm = await Alarm.start()
    service = await ContentService.start(database, {
      ...mails.environment,
      ALERT_WEBHOOK_URL: alarm.url,
      ALERT_PAUSE_MS: '200',
      METRICS_TOKEN: 'a token for metrics',
    })
    admin = await Admin.login(service)
  })

  afterAll(async () => {
    await service.stop()
    await mails.stop()
    await alarm.stop()
  })

  /** Until a check says so. */
  const untilIs = (name: string, status: string): Promise<Answer> =>
    until(async () => {
      const answer = await ready(service)
      return answer.body.checks[name].status === status ? answer : null
    })

  /** A mail that its server refuses for good, by the address it went to. */
  async function lose(email: string) {
    mails.unknown.add(email)
    await handIn(service, 'contact-form', { ...contact, email })
    return until(async () => (await admin.call('GET', LOST)).body.data.mails[0] ?? null)
  }

  test('is up for everybody, and figures for those who have the token of the site or of the metrics', async () => {
    for (const authorization of ['', 'Bearer wrong', 'Bearer undefined']) {
      expect((await service.send('GET', '/_ready', authorization ? { authorization } : {})).body).toEqual({ status: 'up' })
    }
    const { METRICS_TOKEN } = service.environment
    expect((await service.send('GET', '/_ready', { authorization: `Bearer ${METRICS_TOKEN}` })).body.checks.database.status).toBe('ok')
    const { status, body } = await ready(service)
    expect(status).toBe(200)
    expect(body.checks).toMatchObject({
      database: { status: 'ok', latencyMs: expect.any(Number) },
      outbox: { status: 'ok', waiting: 0, oldestSeconds: null, givenUp: 0 },
      mailServer: { status: 'ok' },
      disk: { status: 'ok', freeMegabytes: expect.any(Number) },
    })
  })

  test('names a backup that is missing or too old, and none that "npm run backup" has made', async () => {
    const note = path.join(service.folder, 'last-backup.json')
    expect((await ready(service)).body).toMatchObject({ status: 'degraded', checks: { backup: { status: 'warning', ageHours: null } } })
    await alarm.waitFor('backup')
    writeFileSync(note, JSON.stringify({ made: new Date(Date.now() - 72 * 3_600_000).toISOString() }))
    await until(async () => ((await ready(service)).body.checks.backup.ageHours === 72 ? true : null))
    rmSync(note)
    execFileSync(process.execPath, [path.join(root, 'scripts/backup.mjs'), path.join(service.folder, 'backup.tar.gz')], {
      env: { ...service.environment, PATH: process.env.PATH, NODE_ENV: 'production' },
    })
    expect(existsSync(note)).toBe(true)
    expect((await untilIs('backup', 'ok')).body).toMatchObject({ status: 'ok', checks: { backup: { ageHours: 0 } } })
    await alarm.waitFor('everything is right again')
  })

  test('counts mails to addresses that no server takes, and alarms nobody by them, however long they wait', async () => {
    const before = alarm.heard.length
    const gone = await lose('gone@example.org')
    expect(gone).toMatchObject({ template: 'confirmation', submissionUid: 'api::contact-form.contact-form', lastError: 'ERECIPIENT' })
    mails.busy.add('busy@example.org')
    await handIn(service, 'contact-form', { ...contact, email: 'busy@example.org' })
    await until(async () => (await admin.call('GET', '/outbox?view=failing')).body.data.mails[0] ?? null)
    mails.barred.add('barred@example.org')
    await handIn(service, 'contact-form', { ...contact, email: 'barred@example.org' })
    await until(async () => (await admin.call('GET', '/outbox?view=failing')).body.data.mails[1] ?? null)
    // Stored by an earlier version, which took lists for addresses: they are not sent to anybody in the list.
    await handIn(service, 'contact-form', { ...contact, email: 'listed@example.org' })
    await until(async () => (mails.taken.includes('listed@example.org') ? true : null))
    await withDatabase(service, async (db) => {
      await db('contact_forms').where({ email: 'listed@example.org' }).update({ email: 'p1,listed@example.org' })
      await db('outbox_mails').where({ state: 'sent' }).update({ state: 'waiting', next_attempt_at: Date.now() })
    })
    await until(async () => ((await admin.call('GET', LOST)).body.data.mails.length === 2 ? true : null))
    await withDatabase(service, (db) =>
      db('outbox_mails')
        .where({})
        .update({ created_at: Date.now() - 3_600_000 }),
    )
    const { body } = await until(async () => {
      const answer = await ready(service)
      return answer.body.checks.outbox.undeliverable === 4 ? answer : null
    })
    expect(body).toMatchObject({ status: 'ok', checks: { outbox: { status: 'ok', givenUp: 0, undeliverable: 4 } } })
    expect((await admin.call('GET', '/home/service')).body.data).toMatchObject({ status: 'ok', undeliverable: 4 })
    expect(alarm.heard.slice(before)).toEqual([])
    expect(mails.taken.filter((address) => address.includes('listed'))).toEqual(['listed@example.org'])
    await withDatabase(service, (db) => db('outbox_mails').where({}).delete())
    mails.busy.clear()
    mails.barred.clear()
  })

  test('says so when the server refuses every mail, until it takes one', async () => {
    const addresses = ['one', 'two', 'three'].map((name) => `${name}@barred.example.org`)
    for (const address of addresses) {
      mails.barred.add(address)
      await handIn(service, 'contact-form', { ...contact, email: address })
    }
    await untilIs('outbox', 'warning')
    await alarm.waitFor('amiss: outbox')
    await handIn(service, 'contact-form', { ...contact, email: 'taken@example.org' })
    await untilIs('outbox', 'ok')
    mails.barred.clear()
    await until(async () => (addresses.every((address) => mails.taken.includes(address)) ? true : null))
  })

  /** A mail that was tried for days and then given up, for a reason that lies in the service. */
  async function giveUp(email: string) {
    const lost = await lose(email)
    await withDatabase(service, (db) => db('outbox_mails').where({ document_id: lost.documentId }).update({ last_error: 'TypeError' }))
    return lost
  }

  test('names a mail that was given up, tells of it, and is well again when it has been sent', async () => {
    const lost = await giveUp('wrong@example.org')
    expect((await untilIs('outbox', 'warning')).body).toMatchObject({ status: 'degraded', checks: { outbox: { givenUp: 1 } } })
    await alarm.waitFor('outbox (1 given up)')

    mails.unknown.delete('wrong@example.org')
    expect((await admin.call('POST', `/outbox/${lost.documentId}/again`)).status).toBe(200)
    await until(async () => (mails.taken.includes('wrong@example.org') ? true : null))
    await untilIs('outbox', 'ok')
    expect((await admin.call('POST', `/outbox/${lost.documentId}/again`)).status).toBe(404)
    expect(mails.taken.filter((address) => address === 'wrong@example.org')).toHaveLength(1)
  })

  test('leaves out a lost mail that somebody has settled otherwise', async () => {
    const lost = await giveUp('settled@example.org')
    expect((await admin.call('POST', `/outbox/${lost.documentId}/done`)).status).toBe(200)
    expect((await admin.call('GET', LOST)).body.data.mails).toEqual([])
    await untilIs('outbox', 'ok')
    expect(mails.taken).not.toContain('settled@example.org')
  })

  test('shows lost mails to those alone who may read what they are about', async () => {
    const lost = await lose('secret@example.org')
    const editor = await addUser(admin, service, 'editor@example.org', 'strapi-editor')
    const reviewer = await addUser(admin, service, 'reviewer@example.org', 'imar-reviewer')
    expect((await editor.call('GET', LOST)).status).toBe(403)
    expect((await editor.call('POST', `/outbox/${lost.documentId}/again`)).status).toBe(403)
    expect((await service.send('GET', LOST, {})).status).toBe(401)
    expect((await reviewer.call('GET', LOST)).body.data.mails).toHaveLength(1)
    expect((await reviewer.call('POST', `/outbox/${lost.documentId}/done`)).status).toBe(200)
  })

  test('tells again what nobody has heard', async () => {
    // What was amiss before is over.
    await until(async () => (alarm.heard.at(-1)?.includes('right again') ? true : null))
    alarm.isDeaf = true
    const before = alarm.heard.length
    const lost = await giveUp('unheard@example.org')
    await until(async () => (service.output.includes('Nobody could be told') ? true : null))
    alarm.isDeaf = false
    await until(async () => (alarm.heard.slice(before).some((text) => text.includes('outbox (1 given up)')) ? true : null))
    await admin.call('POST', `/outbox/${lost.documentId}/done`)
  })

  test('names a mail that has waited too long', async () => {
    await withDatabase(service, async (db) => {
      const [{ id = 0 } = {}] = await db('outbox_mails').select()
      const long = Date.now() - 3_600_000
      await db('outbox_mails')
        .where({ id })
        .update({ state: 'waiting', created_at: long, next_attempt_at: Date.now() + 3_600_000, last_error: 'ECONNREFUSED' })
    })
    const { oldestSeconds, status } = await until(async () => {
      const { outbox } = (await ready(service)).body.checks
      return outbox.oldestSeconds === null ? null : outbox
    })
    expect(oldestSeconds).toBeGreaterThanOrEqual(3600)
    expect(status).toBe('warning')
  })
})

/** Only PostgreSQL can go away while the service stays. */
const servers = databases.filter((name) => name === 'postgres')

if (servers.length > 0) {
  describe.each(servers)('without its database (%s)', (database) => {
    let gate: Gate
    let port: number
    let mails: RefusingMailServer
    let alarm: Alarm
    let service: ContentService
    let admin: Admin

    beforeAll(async () => {
      mails = await RefusingMailServer.start()
      alarm = await Alarm.start()
      const through = async ({ DATABASE_URL = '' }: Environment): Promise<Environment> => {
        const url = new URL(DATABASE_URL)
        gate = new Gate(Number(url.port))
        port = await gate.open()
        url.port = String(port)
        return { DATABASE_URL: url.href }
      }
      service = await ContentService.start(
        database,
        { ...mails.environment, HEALTH_BACKUP_HOURS: '0', ALERT_WEBHOOK_URL: alarm.url, ALERT_PAUSE_MS: '200' },
        through,
      )
      admin = await Admin.login(service)
    })

    afterAll(async () => {
      await service.stop()
      await gate.shut()
      await mails.stop()
      await alarm.stop()
    })

    test('the service lives, is not ready, says when to come again, tells of it, and works on when it is back', async () => {
      expect((await ready(service)).status).toBe(200)
      await gate.shut()
      const away = { status: 503, body: { error: { status: 503, name: 'Unavailable' } } }
      expect((await service.send('GET', '/_health', {})).status).toBe(204)
      const { body } = await until(async () => {
        const answer = await ready(service)
        return answer.status === 503 ? answer : null
      })
      expect(body).toMatchObject({ status: 'unavailable', checks: { database: { status: 'failed' }, outbox: { status: 'unknown' } } })
      expect(await service.read('projects?locale=ar')).toMatchObject(away)
      expect(await handIn(service, 'contact-form', contact)).toMatchObject(away)
      expect(await admin.call('GET', '/content-manager/collection-types/api::project.project')).toMatchObject(away)
      const refused = await fetch(`${service.url}/api/projects?locale=ar`, { headers: { authorization: `Bearer ${service.environment.CONTENT_TOKEN}` } })
      expect(refused.headers.get('retry-after')).toBe('5')
      await alarm.waitFor('amiss: database')

      await gate.open(port)
      await until(async () => ((await ready(service)).status === 200 ? true : null))
      expect((await service.read('projects?locale=ar')).status).toBe(200)
      expect((await handIn(service, 'contact-form', contact)).status).toBe(200)
      await alarm.waitFor('right again')
    })
  })
}
