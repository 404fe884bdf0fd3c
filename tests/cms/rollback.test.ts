import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { SCHEMA_VERSION } from '@/cms/src/schema/version'
import { makeNextContentRelease } from '../next-content-release.mjs'
import { Admin } from './support/admin'
import { withDatabase } from './support/database'
import { picture } from './support/pictures'
import { bothUnlessShort, ContentService, type Database } from './support/service'
import { lost, snapshot } from './support/snapshot'
import { contact, handIn } from './support/submissions'

const ROLE = { name: 'Printer', description: 'Folds leaflets' }
const LAYOUT = '/content-manager/content-types/api::partner.partner/configuration'

/** Fills what only the next release has: rows of its table with a file and a relation, its column, permissions of a role, and a layout. */
async function fill(service: ContentService) {
  const admin = await Admin.login(service)
  const partner = await admin.createPublished('partner', { name: 'Partner', nickname: 'P' })
  const { body: files } = await admin.upload(await picture('png'), 'leaflet.png', 'image/png', 'A leaflet')
  const leaflet = await admin.createPublished('leaflet', { title: 'First', picture: files[0].id, partner })
  const { body: role } = await admin.call('POST', '/admin/roles', ROLE)
  const own = { conditions: [], properties: {} }
  const permissions = [
    { action: 'plugin::upload.fold', subject: null, ...own },
    { action: 'plugin::content-manager.explorer.read', subject: 'api::leaflet.leaflet', conditions: [], properties: { fields: ['title', 'picture'] } },
  ]
  const put = await admin.call('PUT', `/admin/roles/${role.data.id}/permissions`, { permissions })
  if (put.status !== 200) throw new Error(JSON.stringify(put.body))
  const { contentType } = (await admin.call('GET', LAYOUT)).body.data
  const { settings, layouts } = contentType
  // It does not take back what it gives of those two.
  const { createdBy: _, updatedBy: __, ...metadatas } = contentType.metadatas
  const layout = await admin.call('PUT', LAYOUT, { settings: { ...settings, pageSize: 50 }, metadatas, layouts: { ...layouts, list: ['nickname', 'name'] } })
  if (layout.status !== 200) throw new Error(JSON.stringify(layout.body))
  return { leaflet, partner, role: role.data.id }
}

const leafletsOf = async (service: ContentService) => (await service.read('leaflets?populate=*')).body.data

describe.each(bothUnlessShort('postgres'))('the way back and forward between releases (%s)', (database: Database) => {
  let next: ReturnType<typeof makeNextContentRelease>
  let current: ContentService
  let newer: ContentService
  let made: Awaited<ReturnType<typeof fill>>

  beforeAll(async () => {
    next = makeNextContentRelease()
    current = await ContentService.start(database, { CMS_BACKGROUND: 'false' })
    await handIn(current, 'contact-forms', contact)
    await current.pause()
    newer = await current.of(next.cms)
    made = await fill(newer)
  })

  afterAll(async () => {
    await newer.pause()
    await current.stop()
    next.remove()
  })

  test('this release starts on the database of the next one, which may be running, and takes nothing from it', async () => {
    // On SQLite one process uses the database at a time.
    if (database === 'sqlite') await newer.pause()
    const before = await snapshot(newer)
    current = await current.restart()
    expect(lost(before, await snapshot(current))).toEqual([])
    if (database === 'postgres') {
      expect(await leafletsOf(newer)).toMatchObject([{ title: 'First', picture: { alternativeText: 'A leaflet' }, partner: { name: 'Partner' } }])
      await newer.pause()
    }
  })

  test('it works on that database: it reads, writes, takes what visitors send, and shows the lists', async () => {
    const admin = await Admin.login(current)
    expect((await current.read('partners')).body.data).toMatchObject([{ name: 'Partner' }])
    expect((await handIn(current, 'contact-forms', contact)).status).toBe(200)
    await admin.edit('partner', made.partner, { name: 'Partner, renamed' })
    const { contentType } = (await admin.call('GET', LAYOUT)).body.data
    const { defaultSortBy } = contentType.settings
    const list = await admin.call('GET', `/content-manager/collection-types/api::partner.partner?sort=${defaultSortBy}:ASC`)
    expect(list.body.results).toMatchObject([{ name: 'Partner, renamed' }])
    expect((await admin.call('GET', '/upload/files?page=1')).body.results).toHaveLength(1)
    expect((await admin.call('GET', `/upload/files/${(await admin.call('GET', '/upload/files')).body.results[0].id}`)).status).toBe(200)
    expect((await admin.call('GET', `/admin/roles/${made.role}/permissions`)).status).toBe(200)
  })

  test('a role that is edited there keeps what only the next release knows', async () => {
    const admin = await Admin.login(current)
    const permissions = [{ action: 'plugin::upload.read', subject: null, conditions: [], properties: {} }]
    expect((await admin.call('PUT', `/admin/roles/${made.role}/permissions`, { permissions })).status).toBe(200)
    const kept = await withDatabase(current, (tables) => tables('admin_permissions').where({ action: 'plugin::upload.fold' }).select())
    // That of the administrators is another one.
    expect(kept).toHaveLength(2)
  })

  test('the next release goes on with everything', async () => {
    await current.pause()
    const before = await snapshot(current)
    newer = await newer.restart()
    // It brings its own settings up to date.
    expect(lost(before, await snapshot(newer)).filter((what) => !what.startsWith('row of strapi_core_store_settings'))).toEqual([])
    expect(await leafletsOf(newer)).toMatchObject([{ title: 'First', picture: { alternativeText: 'A leaflet' }, partner: { name: 'Partner' } }])
    const admin = await Admin.login(newer)
    const draft = await admin.call('GET', `/content-manager/collection-types/api::partner.partner/${made.partner}`)
    expect(draft.body.data).toMatchObject({ name: 'Partner, renamed', nickname: 'P' })
    expect((await admin.call('GET', LAYOUT)).body.data.contentType).toMatchObject({
      settings: { pageSize: 50 },
      layouts: { list: expect.arrayContaining(['nickname', 'name']) },
    })
  })
})

/** Runs something that loads the content service, to its end. Gives what it has said, and how it ended. */
const runUntilEnd = ({ environment }: ContentService, ...given: string[]) =>
  promisify(execFile)(process.execPath, given, {
    cwd: path.resolve('cms'),
    env: { ...environment, PATH: process.env.PATH, NODE_ENV: 'production', CMS_BACKGROUND: 'false' },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, said: stdout + stderr }),
  )

describe.each(bothUnlessShort('postgres'))('a release that cannot run on the database of a newer one (%s)', (database: Database) => {
  let next: ReturnType<typeof makeNextContentRelease>
  let current: ContentService
  let left: Date

  beforeAll(async () => {
    next = makeNextContentRelease({ breaks: true })
    current = await ContentService.start(database, { CMS_BACKGROUND: 'false' })
    await handIn(current, 'contact-forms', contact)
    await current.pause()
    left = new Date()
    const newer = await current.of(next.cms)
    await handIn(newer, 'contact-forms', { ...contact, email: 'later@example.org' })
    await newer.pause()
  })

  afterAll(async () => {
    await current.stop()
    next.remove()
  })

  test.each([
    ['its start', ['start.cjs']],
    ['a command', ['dist/src/privacy/command.js', 'count', 'person@example.org']],
    ['whatever loads Strapi', ['-e', `require('@strapi/strapi').createStrapi({ appDir: process.cwd(), distDir: './dist' }).load()`]],
  ])('%s is refused with a sentence, and changes nothing', async (_what, given) => {
    const before = await snapshot(current)
    const { code, said } = await runUntilEnd(current, ...given)
    expect(code).toBe(1)
    expect(said).toContain('Release next has changed the database to schema')
    expect(said).toContain('deploy/update')
    const after = await snapshot(current)
    expect([lost(before, after), lost(after, before)]).toEqual([[], []])
  })

  test('deploy/update learns from the database which releases can use it, and what came since a moment', async () => {
    const ask = (...given: string[]) => runUntilEnd(current, 'dist/src/schema/command.js', ...given)
    expect(await ask('oldest')).toEqual({ code: 0, said: `${SCHEMA_VERSION + 1}\n` })
    const { said } = await ask('since', left.toISOString())
    expect(said.split('\n')).toEqual(expect.arrayContaining(['contact_forms: 1 new, 0 changed', 'outbox_mails: 1 new, 0 changed']))
  })
})
