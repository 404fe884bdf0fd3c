import { Admin } from './support/admin'
import { article, event, hours, project } from './support/content'
import { ContentService, oneDatabase } from './support/service'

const DRAFTS = ['status=draft', 'status[]=draft', 'status[$eq]=draft', 'status=DRAFT', 'publicationFilter=never-published', 'hasPublishedVersion=false']

const SUBMISSIONS = [
  'project-submissions?populate=*&sort=email',
  'departments-applications',
  'event-registrations',
  'partnership-requests',
  'ideas',
  'feedbacks',
  'project-proposals',
  'contact-forms',
]

describe.each(oneDatabase('sqlite'))('who may read what (%s)', (database) => {
  let service: ContentService
  let admin: Admin
  let draftId: string

  beforeAll(async () => {
    service = await ContentService.start(database)
    admin = await Admin.login(service)
    draftId = await admin.create('article', article('Unpublished'))
  })

  afterAll(() => service.stop())

  test('answers nobody without a token or with a wrong one', async () => {
    expect((await service.read('articles', '')).status).toBe(401)
    expect((await service.read('articles', 'wrong')).status).toBe(401)
    expect((await service.read('articles')).status).toBe(200)
  })

  test('no page of another origin may read an answer, that of the site neither', async () => {
    for (const origin of [service.environment.SITE_URL ?? 'http://localhost:3000', 'https://evil.example', 'null']) {
      for (const [method, path] of [
        ['OPTIONS', '/admin/login'],
        ['OPTIONS', '/api/articles'],
        ['GET', '/admin/init'],
        ['GET', '/api/articles'],
      ]) {
        const { headers } = await fetch(`${service.url}${path}`, { method, headers: { origin, 'access-control-request-method': 'POST' } })
        expect([path, origin, headers.get('access-control-allow-origin')]).toEqual([path, origin, null])
      }
    }
  })

  test.each(DRAFTS)('refuses drafts to the token of the site: %s', async (query) => {
    expect((await service.read(`articles?${query}`)).status).toBe(403)
    expect((await service.read(`articles/${draftId}?${query}`)).status).toBe(403)
    expect((await service.read(`contact-info?${query}`)).status).toBe(403)
    expect((await service.read(`announcements/active?${query}`)).status).toBe(403)
  })

  test('shows drafts to the token for previews only', async () => {
    expect((await service.read('articles')).body.data).toEqual([])
    expect((await service.read(`articles/${draftId}`)).status).toBe(404)
    const drafts = await service.readAsPreview('articles?status=draft')
    expect(drafts.body.data).toMatchObject([{ documentId: draftId, title: 'Unpublished' }])
  })

  test.each(SUBMISSIONS)('gives what applicants send to no token: %s', async (path) => {
    for (const token of [service.environment.CONTENT_TOKEN, service.environment.CONTENT_PREVIEW_TOKEN]) {
      const answer = await service.read(path, token)
      // The address of the volunteers also answers whether somebody has applied, and wants to know who.
      expect([400, 403, 404]).toContain(answer.status)
      expect(answer.body.data).toBeNull()
    }
  })

  test('lets neither token change content', async () => {
    const headers = { authorization: `Bearer ${service.environment.CONTENT_TOKEN}`, 'content-type': 'application/json' }
    const created = await service.send('POST', '/api/articles', headers, JSON.stringify({ data: article('Intruder') }))
    expect([403, 404, 405]).toContain(created.status)
    const removed = await service.send('DELETE', `/api/articles/${draftId}`, headers)
    expect([403, 404, 405]).toContain(removed.status)
    expect((await service.readAsPreview(`articles/${draftId}?status=draft`)).status).toBe(200)
  })

  test('never gives the invitation of a department', async () => {
    const whatsappInvite = 'https://chat.whatsapp.com/secret'
    await admin.createPublished('department', { slug: 'it', title: 'IT', whatsappInvite })
    const answers = [await service.read('departments'), await service.read('departments?populate=*'), await service.readAsPreview('departments?status=draft')]
    for (const answer of answers) {
      expect(answer.body.data).toMatchObject([{ slug: 'it' }])
      expect(JSON.stringify(answer.body)).not.toContain('secret')
    }
    expect((await service.read('departments?filters[whatsappInvite][$contains]=secret')).status).toBe(400)
  })

  test('names only published languages of a document', async () => {
    const documentId = await admin.createPublished('article', article('منشور'))
    await admin.edit('article', documentId, article('Draft in English'), 'en')
    const [arabic] = (await service.read(`articles?filters[documentId][$eq]=${documentId}`)).body.data
    expect(arabic.localizations).toEqual([])
    await admin.publish('article', documentId, 'en')
    const [again] = (await service.read(`articles?filters[documentId][$eq]=${documentId}`)).body.data
    expect(again.localizations).toMatchObject([{ locale: 'en' }])
  })

  test('shows drafts behind no relation either', async () => {
    const form = await admin.create('project-form', { title: 'Secret form' })
    const documentId = await admin.create('project', { ...project('with-form'), forms: { connect: [{ documentId: form, locale: 'ar' }] } })
    await admin.publish('project', documentId)
    const [found] = (await service.read('projects?filters[slug][$eq]=with-form')).body.data
    expect(found.forms).toEqual([])
    await admin.publish('project-form', form)
    await admin.publish('project', documentId)
    const [again] = (await service.read('projects?filters[slug][$eq]=with-form')).body.data
    expect(again.forms).toMatchObject([{ title: 'Secret form' }])
  })

  test('keeps the text it searches to itself', async () => {
    await admin.createPublished('event', {
      ...event('searched', hours(24)),
      description: [{ type: 'paragraph', children: [{ type: 'text', text: 'Werkzeug' }] }],
    })
    const found = await service.read('events?search=WERKZEUG')
    expect(found.body.data).toMatchObject([{ slug: 'searched' }])
    expect(found.body.data[0]).not.toHaveProperty('searchText')
    expect((await service.read('events?search=paragraph')).body.data).toEqual([])
  })

  test('finds all words in any order and in other spellings', async () => {
    const found = async (search: string) =>
      (await service.read(`events?search=${encodeURIComponent(search)}`)).body.data.map(({ slug }: { slug: string }) => slug)
    await admin.createPublished('event', { ...event('words', hours(24)), title: 'ورشة ترميم المدارس ٣', shortDescription: 'يومان في مدينة إدلب' })
    expect(await found('ادلب مدارس')).toEqual(['words'])
    expect(await found('مَدينه وَرشة 3')).toEqual(['words'])
    expect(await found('ورشة حلب')).toEqual([])
  })
})
