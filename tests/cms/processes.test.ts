import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ASKS_FOR_ALL } from '../depth'
import { Admin } from './support/admin'
import { ahead } from './support/ahead'
import { zip } from './support/archives'
import { event, hours } from './support/content'
import { withDatabase } from './support/database'
import { hasRedis, RedisServer } from './support/redis'
import { RefusingMailServer } from './support/refusing-mail-server'
import { type Answer, ContentService, databases, type Json } from './support/service'
import { ListeningSite } from './support/site'
import { contact, handIn, registration } from './support/submissions'
import { until } from './support/until'

const cms = path.resolve(__dirname, '../../cms')
/** A first start and one after it take most of the time here. */
const PROCESSES = ASKS_FOR_ALL ? 3 : 2

const SEATS = 50
const LIMIT = 20

const codesOf = (answers: Answer[]) => answers.map(({ status }) => status)
const count = (answers: Answer[], status: number) => codesOf(answers).filter((code) => code === status).length

/** Several processes need a database server; what they count together needs Redis. */
const servers = hasRedis ? databases.filter((name) => name === 'postgres') : []

if (servers.length > 0) {
  describe.each(servers)('several processes (%s)', (database) => {
    let redis: RedisServer
    let mails: RefusingMailServer
    let site: ListeningSite
    let services: ContentService[] = []
    let admin: Admin

    const at = (index: number) => services[index % services.length] as ContentService
    const rowsOf = (table: string): Promise<Json[]> => withDatabase(at(0), (tables) => tables(table).select())
    const open = (slug: string, capacity: number) => admin.createPublished('event', { ...event(slug, hours(48)), registration: { required: true, capacity } })
    const ready = (service: ContentService) => service.send('GET', '/_ready', { authorization: `Bearer ${service.environment.CONTENT_TOKEN}` })
    const untilLimits = (check: object) =>
      until(async () => {
        const answers = await Promise.all(services.map(ready))
        return answers.every(({ body }) => JSON.stringify(body.checks.limits) === JSON.stringify(check)) ? true : null
      })

    beforeAll(async () => {
      redis = await RedisServer.start()
      mails = await RefusingMailServer.start()
      site = await ListeningSite.start()
      services = await ContentService.startTogether(PROCESSES, database, ['faq', 'country'], {
        ...mails.environment,
        REDIS_URL: redis.url,
        SITES: site.url,
        CONTENT_LIMIT_EMAIL_HOUR: String(LIMIT),
      })
      admin = await Admin.login(at(0))
    }, 300_000)

    afterAll(async () => {
      await Promise.all(services.map((service) => service.pause()))
      await services[0]?.stop()
      await site.stop()
      await mails.stop()
      await redis.kill()
    })

    test('that start at once on an empty database make everything once', async () => {
      expect(services.filter(({ output }) => output.includes('Sample content:'))).toHaveLength(1)
      expect(await rowsOf('admin_users')).toHaveLength(1)
      const roles = ['imar-event-team', 'imar-reviewer', 'strapi-author', 'strapi-editor', 'strapi-super-admin']
      expect((await rowsOf('admin_roles')).map(({ code }) => code).sort()).toEqual(roles)
      expect((await rowsOf('strapi_api_tokens')).map(({ name }) => name).sort()).toEqual(['preview', 'site'])
      expect((await rowsOf('i18n_locale')).map(({ code }) => code).sort()).toEqual(['ar', 'de', 'en'])
      const questions = (await rowsOf('faqs'))
        .filter(({ published_at: published }) => published !== null)
        .map(({ question, locale }) => `${question} ${locale}`)
      expect(questions.length).toBeGreaterThan(1)
      expect(new Set(questions).size).toBe(questions.length)
      const countries = (await rowsOf('countries')).map(({ code, locale }) => `${code} ${locale}`)
      expect(new Set(countries).size).toBe(countries.length)
      const keys = (await rowsOf('strapi_core_store_settings')).map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
      for (const service of services) expect((await service.read('faqs?locale=ar')).status).toBe(200)
    })

    test('give each of fifty seats once to two hundred, show the last number, and write one mail to each', async () => {
      const id = await open('camp', SEATS)
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, index) => handIn(at(index), 'event-registrations', registration(id, `camp${index}@example.org`))),
      )
      expect([count(answers, 200), count(answers, 409)]).toEqual([SEATS, 150])
      expect((await rowsOf('event_registrations')).filter(({ event_id: eventId }) => eventId === id)).toHaveLength(SEATS)
      await until(async () => {
        const { body } = await at(1).read(`events/${id}?locale=ar`)
        return body.data.registration.currentRegistrations === SEATS && body.data.registration.isFull ? true : null
      })
      await until(async () => ((await rowsOf('outbox_mails')).every(({ state }) => state === 'sent') ? true : null))
      expect(mails.taken).toHaveLength(SEATS)
      expect(new Set(mails.taken).size).toBe(SEATS)
    })

    test('store once what is sent to all of them at once, by its key and by its address', async () => {
      const id = await open('walk', SEATS)
      const key = randomUUID()
      const same = await Promise.all(services.map((service) => handIn(service, 'event-registrations', registration(id, 'twin@example.org'), key)))
      expect(codesOf(same)).toEqual(services.map(() => 200))
      expect(new Set(same.map(({ body }) => body.data.reference)).size).toBe(1)
      const others = await Promise.all(services.map((service) => handIn(service, 'event-registrations', registration(id, 'Twin@Example.org'))))
      expect(codesOf(others)).toEqual(services.map(() => 200))
      expect((await rowsOf('event_registrations')).filter(({ event_id: eventId }) => eventId === id)).toHaveLength(1)
    })

    test('add each part of a file once, whichever they are sent to', async () => {
      const file = zip({ 'plan.bin': new Uint8Array(randomBytes(300_000)) })
      const upload = randomBytes(32).toString('base64url')
      const send = (service: ContentService, offset: number) => {
        const form = new FormData()
        const fields = { upload, visitor: 'visitor-of-tests', offset, size: file.length, name: 'plan.zip', ref: 'idea' }
        for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
        form.append('files', new Blob([new Uint8Array(file.subarray(offset, offset + 40_000))]), 'part')
        const { CONTENT_TOKEN = '', UPLOAD_TOKEN = '' } = service.environment
        return service.send('POST', '/api/upload/part', { authorization: `Bearer ${CONTENT_TOKEN}`, 'upload-token': UPLOAD_TOKEN }, form)
      }
      let last: Answer[] = []
      for (let offset = 0; offset < file.length; offset += 40_000) {
        last = await Promise.all(services.map((service) => send(service, offset)))
        expect(codesOf(last)).toEqual(services.map(() => 200))
      }
      expect(last[0]?.body).toMatchObject([{ name: 'plan.zip', size: file.length }])
      for (const { body } of last) expect(body).toEqual(last[0]?.body)
      const folder = at(0).environment.APPLICANT_FILES_DIR ?? ''
      const stored = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
      expect(stored).toHaveLength(1)
      expect(readFileSync(path.join(folder, stored[0]?.name ?? '')).equals(file)).toBe(true)
    })

    test('lock out each other, and one that is killed holds nothing', async () => {
      const program = (run: string) => `require('./dist/src/locks').ifFree('of a test', async () => ${run}).then((ran) => console.log('ran', ran))`
      const start = (run: string): ChildProcess =>
        spawn(process.execPath, ['-e', program(run)], {
          cwd: cms,
          env: { ...at(0).environment, PATH: process.env.PATH, NODE_ENV: 'production' },
          stdio: ['ignore', 'pipe', 'inherit'],
        })
      const said = async (child: ChildProcess) => String((await once(child.stdout as NodeJS.ReadableStream, 'data'))[0]).trim()
      const holder = start("{ console.log('holds'); await new Promise(() => setInterval(() => {}, 1000)) }")
      expect(await said(holder)).toBe('holds')
      const other = start('undefined')
      expect(await said(other)).toBe('ran false')
      other.kill()
      const gone = once(holder, 'exit')
      holder.kill('SIGKILL')
      await gone
      const next = await until(async () => {
        const child = start('undefined')
        const answer = await said(child)
        child.kill()
        return answer === 'ran true' ? answer : null
      })
      expect(next).toBe('ran true')
    })

    describe('count together', () => {
      const send = (email: string, times: number, to = at) =>
        Promise.all(Array.from({ length: times }, (_, index) => handIn(to(index), 'contact-form', { ...contact, email })))

      test('what one address sends', async () => {
        await untilLimits({ status: 'ok', counted: 'shared' })
        const answers = await send('together@example.org', 60)
        expect([count(answers, 200), count(answers, 429)]).toEqual([LIMIT, 60 - LIMIT])
      })

      test('and each alone while Redis is away, until it is back', async () => {
        await redis.kill()
        await untilLimits({ status: 'warning', counted: 'alone' })
        expect((await ready(at(0))).status).toBe(200)
        const answers = await Promise.all(services.map((service) => send('alone@example.org', LIMIT + 5, () => service)))
        for (const own of answers) expect([count(own, 200), count(own, 429)]).toEqual([LIMIT, 5])
        await redis.run()
        await untilLimits({ status: 'ok', counted: 'shared' })
        const again = await send('again@example.org', 60)
        expect([count(again, 200), count(again, 429)]).toEqual([LIMIT, 60 - LIMIT])
      })
    })

    // Last, and not always: it takes the minute until the others look.
    if (ASKS_FOR_ALL) {
      test('of which one is killed tell in its place that an event begins', async () => {
        const { done: id, moment } = await ahead(async (start) => {
          const documentId = await admin.createPublished('event', event(`begins-${start.getTime()}`, start))
          await site.waitForChange(documentId)
          return documentId
        })
        const [killed] = services.splice(0, 1)
        await killed?.pause('SIGKILL')
        site.forget()
        await site.waitForChange(id)
        expect(Date.now() - moment.getTime()).toBeLessThan(70_000)
      })
    }
  })
}
