import { Admin } from './support/admin'
import { article } from './support/content'
import { withDatabase } from './support/database'
import { unlessShort } from './support/depth'
import { ContentService, bothUnlessShort, type Json } from './support/service'
import { addUser } from './support/users'

const SUBMISSIONS = [
  'project-submission',
  'departments-application',
  'event-registration',
  'partnership-request',
  'idea',
  'feedback',
  'project-proposal',
  'contact-form',
]

describe.each(bothUnlessShort('postgres'))('an editor (%s)', (database) => {
  let service: ContentService
  let administrator: Admin
  let editor: Admin

  beforeAll(async () => {
    service = await ContentService.start(database)
    administrator = await Admin.login(service)
    editor = await addUser(administrator, service, 'editor@example.org', 'strapi-editor')
  })

  afterAll(() => service.stop())

  test('writes, publishes, withdraws and deletes content in every language', async () => {
    const documentId = await editor.createPublished('article', article('خبر'))
    await editor.publish('article', documentId, 'de', article('Nachricht'))
    expect((await service.read('articles?locale=de')).body.data).toMatchObject([{ title: 'Nachricht' }])
    await editor.unpublish('article', documentId, 'de')
    expect((await service.read('articles?locale=de')).body.data).toEqual([])
    await editor.remove('article', documentId)
    expect((await service.read('articles')).body.data).toEqual([])
  })

  test('writes single types and switches sections of the home page', async () => {
    const contact = await editor.call('PUT', '/content-manager/single-types/api::contact-info.contact-info?locale=en', { location: 'Homs' })
    expect([200, 201]).toContain(contact.status)
    const visibility = '/content-manager/single-types/api::components-visibility.components-visibility'
    expect([200, 201]).toContain((await editor.call('PUT', visibility, { stats: false })).status)
    expect((await service.read('Components-visibility')).body.data).toMatchObject({ stats: false, hero: true })
  })

  test.each(SUBMISSIONS)('sees nothing of %s', async (type) => {
    const uid = `api::${type}.${type}`
    expect((await editor.call('GET', `/content-manager/collection-types/${uid}`)).status).toBe(403)
    expect((await editor.call('POST', `/content-manager/collection-types/${uid}`, {})).status).toBe(403)
    expect((await administrator.call('GET', `/content-manager/collection-types/${uid}`)).status).toBe(200)
  })

  test('reaches neither users nor tokens nor webhooks', async () => {
    for (const route of ['/admin/users', '/admin/api-tokens', '/admin/webhooks', '/admin/roles']) {
      expect((await editor.call('GET', route)).status).toBe(403)
    }
  })

  describe('gets a link for a preview', () => {
    const ask = (who: Admin, type: string, query: object) =>
      who.call('GET', `/content-manager/preview/url/api::${type}.${type}?${new URLSearchParams({ status: 'draft', ...query })}`)
    let documentId: string

    beforeAll(async () => {
      documentId = await editor.create('project', { slug: 'previewed', title: 'Vorschau', projectStatus: 'active' }, 'de')
    })

    test('that names document, language and person, and no secret', async () => {
      const before = Date.now()
      const url = new URL((await ask(editor, 'project', { documentId, locale: 'de' })).body.data.url)
      expect(`${url.origin}${url.pathname}`).toBe(`${service.environment.SITE_URL}/api/preview`)
      const [payload = '', signature] = (url.searchParams.get('link') ?? '').split('.')
      const { issued, user, ...named } = JSON.parse(Buffer.from(payload, 'base64url').toString())
      expect(named).toEqual({ uid: 'api::project.project', documentId, slug: 'previewed', locale: 'de', status: 'draft' })
      expect(user).toBe((await editor.call('GET', '/admin/users/me')).body.data.id)
      expect(issued).toBeGreaterThanOrEqual(before)
      expect(signature).toMatch(/^[\w-]{43}$/)
      const draft = (await editor.call('GET', `/content-manager/collection-types/api::project.project/${documentId}?locale=de`)).body.data
      expect(url.searchParams.get('saved')).toBe(draft.updatedAt)
      for (const secret of ['PREVIEW_SECRET', 'CONTENT_PREVIEW_TOKEN']) expect(url.href).not.toContain(service.environment[secret])
    })

    test('and none for a language or a document that there is not', async () => {
      expect((await ask(editor, 'project', { documentId, locale: 'en' })).status).toBe(204)
      expect((await ask(editor, 'project', { documentId: 'nobodys', locale: 'de' })).status).toBe(204)
    })

    test('which somebody who may not read the document does not get', async () => {
      const reviewer = await addUser(administrator, service, 'reviewer@example.org', 'imar-reviewer')
      const answer = await ask(reviewer, 'project', { documentId, locale: 'de' })
      expect([answer.status, answer.body.data]).toEqual([403, null])
      await editor.call('PUT', '/content-manager/single-types/api::contact-info.contact-info?locale=ar', { location: 'حمص' })
      expect((await ask(reviewer, 'contact-info', { locale: 'ar' })).status).toBe(403)
      expect((await ask(editor, 'contact-info', { locale: 'ar' })).status).toBe(200)
      expect((await ask(administrator, 'project', { documentId, locale: 'de' })).status).toBe(200)
    })

    test('which a role limited to one language gets for that one only', async () => {
      const { data: role } = (await administrator.call('POST', '/admin/roles', { name: 'German', description: 'Reads German' })).body
      const read = { action: 'plugin::content-manager.explorer.read', subject: 'api::project.project', properties: { fields: ['title'], locales: ['de'] } }
      await administrator.call('PUT', `/admin/roles/${role.id}/permissions`, { permissions: [{ ...read, conditions: [] }] })
      const german = await addUser(administrator, service, 'german@example.org', role.code)
      await editor.edit('project', documentId, { slug: 'previewed', title: 'Preview', projectStatus: 'active' }, 'en')
      expect((await ask(german, 'project', { documentId, locale: 'de' })).status).toBe(200)
      expect((await ask(german, 'project', { documentId, locale: 'en' })).status).toBe(204)
    })
  })

  test('is the only role besides the administrator that holds anything', async () => {
    const author = await addUser(administrator, service, 'author@example.org', 'strapi-author')
    expect((await author.call('GET', '/content-manager/collection-types/api::article.article')).status).toBe(403)
  })
})

describe.each(bothUnlessShort('sqlite'))('set up without a human step (%s)', (database) => {
  let service: ContentService

  beforeAll(async () => {
    service = await ContentService.startNew(database)
  })

  afterAll(() => service.stop())

  unlessShort('has two tokens and one administrator also after a second start, of webhooks only those of others', async () => {
    const before = await Admin.login(service)
    // 'Website' is what told the site before there were notices.
    for (const name of ['Website', 'Of others']) {
      const webhook = { name, url: 'https://others.example.org/hook', events: ['entry.publish'], headers: {} }
      expect((await before.call('POST', '/admin/webhooks', webhook)).status).toBe(201)
    }
    await service.pause()
    service = await service.restart()
    const admin = await Admin.login(service)
    const named = ({ body }: { body: { data: { name: string }[] } }) => body.data.map(({ name }) => name).sort()
    expect(named(await admin.call('GET', '/admin/api-tokens'))).toEqual(['preview', 'site'])
    const webhooks = (await admin.call('GET', '/admin/webhooks')).body.data
    expect(webhooks).toMatchObject([{ name: 'Of others' }])
    expect((await admin.call('GET', '/admin/users')).body.data.results).toHaveLength(1)
  })

  unlessShort('follows a changed token at the next start', async () => {
    Object.assign(service.environment, { CONTENT_TOKEN: 'another-token' })
    await service.pause()
    service = await service.restart()
    expect((await service.read('articles', 'another-token')).status).toBe(200)
  })

  unlessShort('shows a list that has changed in the code as it is now, and keeps what somebody has arranged', async () => {
    let admin = await Admin.login(service)
    const route = (type: string) => `/content-manager/content-types/api::${type}.${type}/configuration`
    const viewOf = async (type: string): Promise<Json> => (await admin.call('GET', route(type))).body.data.contentType
    const { layouts: current } = await viewOf('feedback')
    for (const type of ['feedback', 'article']) {
      const { layouts } = await viewOf(type)
      expect((await admin.call('PUT', route(type), { layouts: { ...layouts, list: ['id'] } })).status).toBe(200)
    }
    await service.pause()
    await withDatabase(service, async (tables) => {
      const row = () => tables('strapi_core_store_settings').where({ key: 'core_imar_list_views' })
      const [stored] = await row().select()
      await row().update({ value: JSON.stringify({ ...JSON.parse(String(stored?.value)), feedback: 'that of an older list' }) })
    })
    service = await service.restart()
    admin = await Admin.login(service)
    expect((await viewOf('feedback')).layouts.list).toEqual(current.list)
    expect((await viewOf('article')).layouts.list).toEqual(['id'])
  })

  test('shows the status in every list of a screen of 1280 pixels: at the start, or after few columns', async () => {
    const admin = await Admin.login(service)
    const listOf = async (type: string): Promise<string[]> =>
      (await admin.call('GET', `/content-manager/content-types/api::${type}.${type}/configuration`)).body.data.contentType.layouts.list
    for (const type of ['project-submission', 'departments-application']) expect((await listOf(type)).slice(0, 2)).toEqual(['reference', 'verificationStatus'])
    expect((await listOf('feedback'))[1]).toBe('feedbackStatus')
    const { data } = (await admin.call('GET', '/content-manager/content-types')).body
    const drafted = data.filter(({ uid, kind, options }: Json) => uid.startsWith('api::') && kind === 'collectionType' && options.draftAndPublish)
    expect(drafted.length).toBeGreaterThan(8)
    for (const { apiID } of drafted) expect([apiID, (await listOf(apiID)).length > 3]).toEqual([apiID, false])
  })

  test('leads the preview of a form to a project that offers it, and nowhere where none does', async () => {
    const admin = await Admin.login(service)
    const form = await admin.create('project-form', { title: 'Vorlage' }, 'de')
    const urlOf = async (): Promise<string | undefined> =>
      (await admin.call('GET', `/content-manager/preview/url/api::project-form.project-form?documentId=${form}&locale=de&status=draft`)).body.data?.url
    expect(await urlOf()).toBeUndefined()
    const offering = (slug: string, projectStatus: string) => ({ slug, title: slug, projectStatus, forms: { connect: [{ documentId: form, locale: 'de' }] } })
    await admin.create('project', offering('closed-one', 'suspended'), 'de')
    await admin.create('project', offering('open-one', 'active'), 'de')
    const [payload = ''] = (new URL((await urlOf()) ?? '').searchParams.get('link') ?? '').split('.')
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({ documentId: form, slug: 'open-one' })
  })
})
