import { copyFileSync } from 'node:fs'
import path from 'node:path'
import { Admin } from './support/admin'
import { zipNamed } from './support/archives'
import { codeOf } from './support/authenticator'
import { command } from './support/commands'
import { article, hours } from './support/content'
import { withDatabase } from './support/database'
import { sendFile } from './support/files'
import { createDatabase } from './support/postgres'
import { type Answer, ContentService, databases, type Environment, type Json } from './support/service'
import { contact, handIn } from './support/submissions'
import { until } from './support/until'
import { addUser } from './support/users'

/** Content is filled in, and the tables of a second database are made. */
const PATIENCE = 300_000

const PLAN = zipNamed('plan.txt')

const EDITOR = { email: 'editor@example.org', password: 'Temporary-Password-2' }

/** What is public, what editors and reviewers see, and what was kept of before. */
const READ = ['articles?locale=ar', 'articles?locale=en', 'articles?locale=de']
const SEEN = [
  '/admin/users',
  '/admin/roles',
  '/bin',
  '/content-manager/collection-types/api::idea.idea',
  '/content-manager/collection-types/api::contact-form.contact-form',
]

/** Nobody asks for an order of documents and of their languages: each database has its own. */
function inOrder(value: Json): Json {
  if (Array.isArray(value)) {
    const items = value.map(inOrder)
    return items.every((item: Json) => item?.documentId) ? items.toSorted((a: Json, b: Json) => a.id - b.id) : items
  }
  return value !== null && typeof value === 'object' ? Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inOrder(item)])) : value
}

if (databases.includes('postgres')) {
  describe('the move from SQLite to PostgreSQL', () => {
    let service: ContentService
    let moved: ContentService
    let url: string
    let secret: string
    let edited: string
    let planned: string
    let fileId: string
    let before: Json[]

    const post = (to: ContentService, route: string, body: object): Promise<Answer> =>
      to.send('POST', route, { 'content-type': 'application/json' }, JSON.stringify(body))

    const all = async (from: ContentService): Promise<Json[]> => {
      const admin = await Admin.login(from)
      const seen = [...SEEN, `/document-versions/api::article.article/${edited}?language=ar`, `/publication-plans/api::article.article/${planned}`]
      const answers = [...(await Promise.all(READ.map((route) => from.read(route)))), ...(await Promise.all(seen.map((route) => admin.call('GET', route))))]
      const routes = [...READ, ...seen]
      expect(answers.map(({ status }, index) => `${status} ${routes[index]}`)).toEqual(routes.map((route) => `200 ${route}`))
      return answers.map(({ body }) => inOrder(body))
    }

    /** Signs in with the password and what an app shows. */
    async function signIn(to: ContentService): Promise<Answer> {
      const { body } = await post(to, '/admin/login', EDITOR)
      // A code counts once.
      return until(async () => {
        const answer = await post(to, '/second-step', { ticket: body.error.details.ticket, code: codeOf(secret, 1) })
        return answer.status === 200 ? answer : null
      })
    }

    beforeAll(async () => {
      const [started] = await ContentService.startTogether(1, 'sqlite', ['article', 'country'], { TZ: 'Asia/Damascus' })
      if (!started) throw new Error('none')
      service = started
      url = createDatabase(process.env.TEST_POSTGRES_URL ?? '', `moved_${Date.now()}`)
      const admin = await Admin.login(service)
      const editor = await addUser(admin, service, EDITOR.email, 'strapi-editor')
      edited = await editor.createPublished('article', article('مقال'))
      await editor.edit('article', edited, { ...article('Second "version" \\ 😀'), publishedDate: '2026-03-29' })
      planned = await editor.create('article', article('Planned'))
      const wish = { uid: 'api::article.article', documentId: planned, languages: ['ar'], action: 'publish', zone: 'Europe/Berlin', at: hours(5).toISOString() }
      expect((await editor.call('POST', '/publication-plans', wish)).status).toBeLessThan(300)
      await editor.remove('article', await editor.createPublished('article', article('Deleted')))
      const [{ id }] = (await sendFile(service, PLAN, 'plan.zip', 'idea')).body
      fileId = id
      await handIn(service, 'ideas', { title: 'A well', description: 'Water.', attachments: id, locale: 'en' })
      expect((await handIn(service, 'contact-form', contact)).status).toBe(200)
      const begun = (await editor.call('POST', '/own-account/second-step/begin')).body
      secret = begun.data.secret
      expect((await editor.call('POST', '/own-account/second-step/confirm', { code: codeOf(secret) })).status).toBe(200)
      before = await all(service)
    }, PATIENCE)

    afterAll(async () => {
      await moved?.pause()
      await service?.stop()
    })

    const to = (address: string): Environment => ({ ...service.environment, DATABASE_URL: address })
    const move = (address = url) => command('to-postgres', [], to(address))
    const tables = async (address = url) =>
      withDatabase(
        { environment: { ...to(address), DATABASE_CLIENT: 'postgres' } },
        async (database) => (await database('pg_tables').where({ schemaname: 'public' }).select()).length,
      )

    test('is refused with a sentence while a process uses the database, and by a database that is not empty', async () => {
      expect(move().said).toMatch(/content service is running/)
      const hidden = { ...to(url), CMS_PORT: '9', CONTENT_URL: 'http://127.0.0.1:9' }
      expect(command('to-postgres', [], hidden).said).toMatch(/Another process uses/)
      await service.pause()
      const full = createDatabase(process.env.TEST_POSTGRES_URL ?? '', `full_${Date.now()}`)
      await withDatabase({ environment: { ...to(full), DATABASE_CLIENT: 'postgres' } }, (database) => database.raw('CREATE TABLE of_others (id int)'))
      expect(move(full).said).toMatch(/not empty \(1 tables, of_others among them\)/)
      expect(move('postgres://imar:wrong@127.0.0.1:9/none').said).toMatch(/does not answer/)
      expect(move('').said).toMatch(/DATABASE_URL has to name/)
      expect(await tables()).toBe(0)
    })

    test.each([
      ['longer than its column', "UPDATE articles SET title = printf('%0300d', 1)", /title in row \d+ of articles cannot be moved: it is longer than 255/],
      [
        'a number that is too large',
        'UPDATE countries SET numeric_id = 99999999999 WHERE id = (SELECT min(id) FROM countries)',
        /PostgreSQL does not take row \d+ of countries/,
      ],
    ])(
      'of what PostgreSQL does not take (%s) names the row, and leaves the target empty',
      async (what, statement, sentence) => {
        const damaged = path.join(service.folder, `${what}.db`)
        copyFileSync(service.environment.DATABASE_FILENAME ?? '', damaged)
        await withDatabase({ environment: { ...service.environment, DATABASE_FILENAME: damaged } }, (database) => database.raw(statement))
        const { status, said } = command('to-postgres', [], { ...to(url), DATABASE_FILENAME: damaged })
        expect(said).toMatch(sentence)
        expect(said.trim().split('\n')).toHaveLength(1)
        expect(status).toBe(1)
        expect(await tables()).toBe(0)
      },
      PATIENCE,
    )

    test(
      'brings everything, and the service goes on with it',
      async () => {
        const { status, said } = move()
        expect(said).toMatch(/✓ \d+ rows of \d+ tables are in PostgreSQL, and were read back as they are in SQLite/)
        expect(status).toBe(0)
        moved = await service.twin({ DATABASE_CLIENT: 'postgres', DATABASE_URL: url })
        expect((await signIn(moved)).body.data.token).toBeDefined()
        expect(await all(moved)).toEqual(before)
      },
      PATIENCE,
    )

    test('with files, versions, the bin and plans that can be used', async () => {
      const admin = await Admin.login(moved)
      expect(Buffer.from(await (await admin.download(`/applicant-files/${fileId}`)).arrayBuffer())).toEqual(PLAN)
      const { items } = (await admin.call('GET', '/bin')).body.data
      expect((await admin.call('POST', `/bin/${items[0].entryId}/restore`, {})).status).toBe(200)
      await admin.createPublished('article', article('Made on PostgreSQL'))
      expect((await handIn(moved, 'contact-form', { ...contact, email: 'another@example.org' })).status).toBe(200)
      // It is refused a second time: what was written since is not replaced.
      await moved.pause()
      expect(move().said).toMatch(/not empty/)
    })
  })
}
