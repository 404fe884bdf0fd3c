import { findGaps } from '../../cms/src/translations/gaps'
import { Admin } from './support/admin'
import { article, paragraph, project } from './support/content'
import { ContentService, oneDatabase, type Json } from './support/service'
import { addUser } from './support/users'

describe.each(oneDatabase('sqlite'))('the translation overview (%s)', (database) => {
  let service: ContentService
  let admin: Admin

  beforeAll(async () => {
    service = await ContentService.start(database)
    admin = await Admin.login(service)
  })

  afterAll(() => service.stop())

  const overview = async (): Promise<Json[]> => (await admin.call('GET', '/translation-overview')).body.data

  async function languagesOf(documentId: string): Promise<Json> {
    const documents = (await overview()).flatMap(({ documents }: Json) => documents)
    return documents.find((document: Json) => document.documentId === documentId)?.languages
  }

  test('is for nobody who is not signed in, whatever token they have', async () => {
    const { CONTENT_TOKEN, CONTENT_PREVIEW_TOKEN } = service.environment
    expect((await service.send('GET', '/translation-overview', {})).status).toBe(401)
    for (const token of [CONTENT_TOKEN, CONTENT_PREVIEW_TOKEN]) {
      expect((await service.send('GET', '/translation-overview', { authorization: `Bearer ${token}` })).status).toBe(401)
      expect((await service.read('translation-overview', token)).status).toBe(404)
    }
  })

  test('names the languages that a published document lacks', async () => {
    const documentId = await admin.createPublished('article', article('خبر'))
    expect(await languagesOf(documentId)).toEqual({ ar: 'published', en: 'missing', de: 'missing' })
    await admin.edit('article', documentId, article('Entwurf'), 'de')
    expect(await languagesOf(documentId)).toEqual({ ar: 'published', en: 'missing', de: 'draft' })
    await admin.publish('article', documentId, 'en', article('News'))
    await admin.publish('article', documentId, 'de')
    expect(await languagesOf(documentId)).toBeUndefined()
    await admin.unpublish('article', documentId, 'en')
    expect(await languagesOf(documentId)).toEqual({ ar: 'published', en: 'draft', de: 'published' })
  })

  test('a document that is not in Arabic lacks Arabic', async () => {
    const documentId = await admin.createPublished('project', project('only-german', 'Nur deutsch'), 'de')
    expect(await languagesOf(documentId)).toEqual({ ar: 'missing', en: 'missing', de: 'published' })
  })

  test('a document that was never published lacks nothing', async () => {
    expect(await languagesOf(await admin.create('article', article('مسودة')))).toBeUndefined()
  })

  test('groups by type, with the title and what the admin needs for a link', async () => {
    const documentId = await admin.createPublished('faq', { question: 'سؤال', answer: paragraph('جواب') })
    await admin.call('POST', '/content-manager/single-types/api::impressum.impressum/actions/publish?locale=ar', {
      title: 'بيانات الناشر',
      content: paragraph('…'),
    })
    const types = await overview()
    expect(types.find(({ uid }) => uid === 'api::faq.faq')).toMatchObject({
      kind: 'collectionType',
      name: 'Question',
      total: 1,
      documents: [{ documentId, title: 'سؤال' }],
    })
    expect(types.find(({ uid }) => uid === 'api::impressum.impressum')).toMatchObject({ kind: 'singleType', documents: [{ title: 'بيانات الناشر' }] })
  })

  test('says nothing about types without languages', async () => {
    await admin.call('PUT', '/content-manager/single-types/api::components-visibility.components-visibility', { stats: false })
    expect((await overview()).map(({ uid }) => uid)).not.toContain('api::components-visibility.components-visibility')
  })

  describe('the source of a translation', () => {
    const sourceOf = (type: string, documentId: string, query: string, who = admin) =>
      who.call('GET', `/translation-source/api::${type}.${type}/${documentId}?${query}`)

    async function fieldsOf(documentId: string, query = 'source=ar&target=de'): Promise<Record<string, Json>> {
      const { body } = await sourceOf('article', documentId, query)
      return Object.fromEntries(body.data.fields.map((field: Json) => [field.name, field]))
    }

    test('says field by field what it is, of what each language has for itself', async () => {
      const blocks = [
        { __component: 'shared.rich-text', body: paragraph('First') },
        { __component: 'shared.quote', title: 'Said', body: 'Somebody' },
      ]
      const documentId = await admin.create('article', { ...article('Title'), blocks })
      const fields = await fieldsOf(documentId)
      expect(fields.title).toMatchObject({ label: 'Title', parts: null, now: [{ label: 'Title', text: 'Title' }], then: null })
      expect(fields.blocks).toMatchObject({ parts: 2 })
      expect(fields.blocks.now.map(({ text }: Json) => text)).toEqual(expect.arrayContaining(['First', 'Said', 'Somebody']))
      expect(Object.keys(fields)).not.toContain('publishedDate')
      expect(Object.keys(fields)).not.toContain('searchText')
    })

    test('tells what it said when the translation was saved last, whatever was saved and published since', async () => {
      const documentId = await admin.create('article', article('One'))
      await admin.edit('article', documentId, article('Eins'), 'de')
      expect((await fieldsOf(documentId)).title).toMatchObject({ now: [{ text: 'One' }], then: [{ text: 'One' }] })
      await admin.edit('article', documentId, article('Two'))
      await admin.publish('article', documentId, 'ar', article('Three'))
      expect((await fieldsOf(documentId)).title).toMatchObject({ now: [{ text: 'Three' }], then: [{ text: 'One' }] })
      await admin.edit('article', documentId, article('Drei'), 'de')
      expect((await fieldsOf(documentId)).title).toMatchObject({ now: [{ text: 'Three' }], then: [{ text: 'Three' }] })
      expect((await fieldsOf(documentId, 'source=de&target=ar')).title.now).toEqual([{ label: 'Title', text: 'Drei' }])
    })

    test('is for those who may read the document', async () => {
      const documentId = await admin.create('article', article('Theirs'))
      const reviewer = await addUser(admin, service, 'reviewer@example.org', 'imar-reviewer')
      expect((await sourceOf('article', documentId, 'source=ar&target=de', reviewer)).status).toBe(403)
      expect((await sourceOf('article', 'nobodys', 'source=ar&target=de', reviewer)).status).toBe(403)
      expect((await sourceOf('article', 'nobodys', 'source=ar&target=de')).status).toBe(404)
      expect((await sourceOf('contact-form', documentId, 'source=ar&target=de')).status).toBe(403)
      for (const query of ['', 'source=ar&target=ar', 'source=ar&target=fr']) expect((await sourceOf('article', documentId, query)).status).toBe(400)
      expect((await service.send('GET', `/translation-source/api::article.article/${documentId}?source=ar&target=de`, {})).status).toBe(401)
    })
  })
})

describe('a translation', () => {
  const row = (locale: string, publishedAt: string | null, title: string | null = locale) => ({ documentId: 'a', locale, publishedAt, title })
  const draft = row('ar', null)

  test('is outdated when the Arabic original was published later', () => {
    const rows = [draft, row('ar', '2026-05-02T10:00:00Z'), row('en', '2026-05-01T10:00:00Z'), row('de', '2026-05-02T11:00:00Z')]
    expect(findGaps(rows, ['ar', 'en', 'de'])[0]?.languages).toEqual({ ar: 'published', en: 'outdated', de: 'published' })
  })

  test('is not outdated when all were published together', () => {
    const rows = [row('en', '2026-05-02T10:00:00Z'), row('ar', '2026-05-02T10:00:20Z')]
    expect(findGaps(rows, ['ar', 'en'])).toEqual([])
  })

  test('is outdated by what visitors see, not by a draft', () => {
    const rows = [draft, row('ar', '2026-05-01T10:00:00Z'), row('en', '2026-05-01T10:00:00Z')]
    expect(findGaps(rows, ['ar', 'en'])).toEqual([])
  })

  test('is named by the first language that has a title, and the last published comes first', () => {
    const rows = [row('ar', '2026-05-01T10:00:00Z', null), row('de', null, 'Titel'), { ...row('ar', '2026-06-01T10:00:00Z', 'b'), documentId: 'b' }]
    expect(findGaps(rows, ['ar', 'en', 'de']).map(({ title }) => title)).toEqual(['b', 'Titel'])
  })
})
