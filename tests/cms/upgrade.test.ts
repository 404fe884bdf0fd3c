import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Admin } from './support/admin'
import { withDatabase } from './support/database'
import { fillDatabase } from './support/postgres'
import { bothUnlessShort, ContentService, type Database, type Environment } from './support/service'
import { contact, handIn, registration } from './support/submissions'

/** The last one that the changelog names. Its database is beside this file (releases/README.md). */
const [, RELEASE = 'none'] = /^## \[(\d.*?)\]/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? []

const HANDED_IN = ['event_registrations', 'departments_applications', 'partnership_requests', 'feedbacks', 'project_proposals', 'contact_forms']

type Row = Record<string, unknown>

function fill(database: Database, { DATABASE_FILENAME = '', DATABASE_URL = '' }: Environment): void {
  const file = path.join(__dirname, 'releases', `${RELEASE}.${database === 'postgres' ? 'sql' : 'db'}.gz`)
  const stored = gunzipSync(readFileSync(file))
  if (database === 'postgres') fillDatabase(DATABASE_URL, stored)
  else writeFileSync(DATABASE_FILENAME, stored)
}

const rowsOf = (service: Pick<ContentService, 'environment'>): Promise<Row[][]> =>
  withDatabase(service, (tables) => Promise.all(HANDED_IN.map((name) => tables(name).where({}).orderBy('id').select())))

describe.each(bothUnlessShort('postgres'))('on the database of the last release (%s)', (database) => {
  let before: Row[][]
  let service: ContentService
  let admin: Admin

  beforeAll(async () => {
    // Nothing is erased for its age: that of the database grows.
    service = await ContentService.startNew(database, { CMS_BACKGROUND: 'false' }, async (environment) => {
      fill(database, environment)
      before = await rowsOf({ environment })
      return {}
    })
    admin = await Admin.login(service)
  })

  afterAll(() => service.stop())

  test('what was handed in is there as it was', async () => {
    expect(before.map((rows) => rows.length)).toEqual([2, 1, 1, 1, 1, 1])
    expect(await rowsOf(service)).toMatchObject(before)
  })

  test('reviewers find it, and it counts: an address and a seat are taken once', async () => {
    const { body } = await admin.call('GET', '/content-manager/collection-types/api::departments-application.departments-application')
    expect(body.results).toMatchObject([{ fullName: 'Samer Haddad', email: 'volunteer@example.org' }])
    const [{ documentId }] = (await service.read('events?locale=ar')).body.data
    const event = (await service.read(`events/${documentId}?locale=ar`)).body.data
    expect(event.registration).toMatchObject({ capacity: 3, currentRegistrations: 2 })
    const register = (email: string) => handIn(service, 'event-registrations', registration(documentId, email))
    // Who is registered is told so by mail, and takes no second seat.
    expect((await register('first@example.org')).status).toBe(200)
    expect((await register('third@example.org')).status).toBe(200)
    expect(await register('fourth@example.org')).toMatchObject({ status: 409, body: { error: { details: { code: 'event_full' } } } })
  })

  test('content is read in its languages, and both are written further', async () => {
    expect((await service.read('articles?locale=ar')).body.data).toMatchObject([{ title: 'مقال' }])
    expect((await service.read('articles?locale=en')).body.data).toMatchObject([{ title: 'An article' }])
    const documentId = await admin.createPublished('article', { title: 'جديد', publishedDate: '2026-03-02' })
    expect((await service.read(`articles/${documentId}?locale=ar`)).body.data).toMatchObject({ title: 'جديد' })
    expect((await handIn(service, 'contact-form', contact)).status).toBe(200)
  })
})
