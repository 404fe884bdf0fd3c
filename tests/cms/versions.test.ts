import { Admin } from './support/admin'
import { article, paragraph, project } from './support/content'
import { withDatabase } from './support/database'
import { unlessShort } from './support/depth'
import { runInside } from './support/inside'
import { picture } from './support/pictures'
import { ContentService, oneDatabase, type Answer, type Json } from './support/service'
import { addUser } from './support/users'

const TABLE = 'document_versions'

describe.each(oneDatabase('postgres'))('the versions of a document (%s)', (database) => {
  let service: ContentService
  let administrator: Admin
  let editor: Admin

  beforeAll(async () => {
    service = await ContentService.start(database)
    administrator = await Admin.login(service)
    editor = await addUser(administrator, service, 'editor@example.org', 'strapi-editor', 'Nour')
  })

  afterAll(() => service.stop())

  const versionsOf = async (type: string, documentId: string, language = 'ar', who = editor): Promise<Answer> =>
    who.call('GET', `/document-versions/api::${type}.${type}/${documentId}?language=${language}`)

  const kindsOf = async (type: string, documentId: string, language = 'ar') =>
    (await versionsOf(type, documentId, language)).body.data.map(({ kind, title }: Json) => [kind, title])

  const restore = (versionId: string, who = editor) => who.call('POST', `/document-versions/${versionId}/restore`)

  async function draftOf(type: string, documentId: string, locale = 'ar'): Promise<Json> {
    return (await editor.call('GET', `/content-manager/collection-types/api::${type}.${type}/${documentId}?locale=${locale}`)).body.data
  }

  /** The number of a version from the oldest on. */
  async function versionId(type: string, documentId: string, index: number): Promise<string> {
    return (await versionsOf(type, documentId)).body.data.at(-1 - index).versionId
  }

  test('are those of each save and publication, with who and when, the newest first, in each language by itself', async () => {
    const began = Date.now()
    const documentId = await editor.create('project', project('kept', 'One'))
    await editor.edit('project', documentId, project('kept', 'Two'))
    // Saved as it was.
    await editor.edit('project', documentId, project('kept', 'Two'))
    await administrator.publish('project', documentId, 'ar', project('kept', 'Two'))
    await editor.edit('project', documentId, project('kept', 'Eins'), 'de')
    await editor.unpublish('project', documentId)
    expect(await kindsOf('project', documentId)).toEqual([
      ['takenBack', 'Two'],
      ['published', 'Two'],
      ['saved', 'Two'],
      ['saved', 'One'],
    ])
    expect(await kindsOf('project', documentId, 'de')).toEqual([['saved', 'Eins']])
    const [, published, saved] = (await versionsOf('project', documentId)).body.data
    expect([published.authorName, saved.authorName]).toEqual(['Imar Admin', 'Nour Person'])
    expect(Date.parse(saved.at)).toBeGreaterThanOrEqual(began)
  })

  test('begin with what was there before versions were kept', async () => {
    const documentId = await editor.createPublished('project', project('older', 'Before'))
    await editor.edit('project', documentId, project('older', 'Vorher'), 'de')
    await withDatabase(service, (tables) => tables(TABLE).where({ about_id: documentId }).delete())
    await editor.edit('project', documentId, project('older', 'After'))
    expect(await kindsOf('project', documentId)).toEqual([
      ['saved', 'After'],
      ['saved', 'Before'],
    ])
    const [, first] = (await versionsOf('project', documentId)).body.data
    expect(first.authorName).toBe('')
    await editor.remove('project', documentId)
    expect(await kindsOf('project', documentId, 'de')).toEqual([['deleted', 'Vorher']])
  })

  test('are not of what was refused', async () => {
    const documentId = await editor.create('project', project('refused', 'One'))
    expect((await editor.tryEdit('project', documentId, project('No slug', 'Two'))).status).toBe(400)
    expect((await editor.tryPublish('project', documentId, { title: '' })).status).toBe(400)
    expect(await kindsOf('project', documentId)).toEqual([['saved', 'One']])
  })

  test('say in words what they hold', async () => {
    const { body } = await administrator.upload(await picture('png'), 'wall.png', 'image/png', 'A wall')
    const blocks = [
      { __component: 'shared.rich-text', body: [...paragraph('First words'), ...paragraph('second words')] },
      { __component: 'shared.quote', title: 'Said', body: 'Somebody' },
    ]
    const documentId = await editor.create('article', { ...article('In words'), cover: body[0].id, blocks })
    const { fields } = (await editor.call('GET', `/document-versions/${await versionId('article', documentId, 0)}`)).body.data
    const textOf = (label: RegExp) => fields.find((field: Json) => label.test(field.label))?.text
    expect(textOf(/^Title$/)).toBe('In words')
    expect(textOf(/^Cover picture$/)).toBe('wall.webp')
    expect(textOf(/^Content › 1 Rich text › /)).toBe('First words\nsecond words')
    expect(fields.map(({ label }: Json) => label)).toEqual(expect.arrayContaining([expect.stringMatching(/^Content › 2 Quote › /)]))
    await editor.call('PUT', '/admin/users/me', { preferedLanguage: 'de' })
    const german = (await editor.call('GET', `/document-versions/${await versionId('article', documentId, 0)}`)).body.data.fields
    expect(german.map(({ label }: Json) => label)).toContain('Titel')
    await editor.call('PUT', '/admin/users/me', { preferedLanguage: 'en' })
  })

  test('come back as a draft, with their parts and files, and what is public stays', async () => {
    const { body } = await administrator.upload(await picture('png'), 'cover.png', 'image/png', 'A cover')
    const cover = body[0].id
    const before = {
      ...article('Before'),
      cover,
      blocks: [{ __component: 'shared.quote', title: 'Said', body: 'Somebody' }],
      seo: { metaTitle: 'For engines' },
    }
    const documentId = await editor.create('article', before)
    await editor.publish('article', documentId, 'ar', { ...article('After'), cover: null, seo: null })
    expect((await restore(await versionId('article', documentId, 0))).body.data).toEqual({ documentId, files: 0, links: 0 })
    expect(await draftOf('article', documentId)).toMatchObject({
      title: 'Before',
      cover: { id: cover },
      blocks: [{ __component: 'shared.quote', title: 'Said' }],
      seo: { metaTitle: 'For engines' },
      status: 'modified',
    })
    expect((await service.read(`articles/${documentId}?locale=ar`)).body.data.title).toBe('After')
    // That is a version too, and the one before it can be had again.
    expect(await kindsOf('article', documentId)).toEqual([
      ['saved', 'Before'],
      ['published', 'After'],
      // Published with changes, it is saved first.
      ['saved', 'After'],
      ['saved', 'Before'],
    ])
  })

  test('come back without what has gone since, and say how much that is', async () => {
    const { body } = await administrator.upload(await picture('png'), 'gone.png', 'image/png', 'Gone')
    const documentId = await editor.create('article', { ...article('With a file'), cover: body[0].id })
    await editor.edit('article', documentId, { ...article('Without'), cover: null })
    await administrator.call('DELETE', `/upload/files/${body[0].id}`)
    expect((await restore(await versionId('article', documentId, 0))).body.data).toMatchObject({ files: 1, links: 0 })
    expect(await draftOf('article', documentId)).toMatchObject({ title: 'With a file', cover: null })
  })

  test('are there when the document is deleted, and bring it back under its name, in that language', async () => {
    const documentId = await editor.createPublished('project', project('deleted', 'Deleted'))
    await editor.remove('project', documentId)
    expect(await kindsOf('project', documentId)).toEqual([
      ['deleted', 'Deleted'],
      ['published', 'Deleted'],
      ['saved', 'Deleted'],
    ])
    const [{ versionId: last }] = (await versionsOf('project', documentId)).body.data
    expect((await restore(last)).status).toBe(200)
    expect(await draftOf('project', documentId)).toMatchObject({ title: 'Deleted', slug: 'deleted', status: 'draft' })
    await editor.publish('project', documentId)
    expect((await service.read(`projects/${documentId}?locale=ar`)).status).toBe(200)
  })

  test('are read by those who may read the document, and brought back by those who may change it', async () => {
    const documentId = await editor.create('project', project('private', 'Private'))
    const id = await versionId('project', documentId, 0)
    const reviewer = await addUser(administrator, service, 'reviewer@example.org', 'imar-reviewer')
    expect((await versionsOf('project', documentId, 'ar', reviewer)).status).toBe(403)
    expect((await reviewer.call('GET', `/document-versions/${id}`)).status).toBe(403)
    expect((await restore(id, reviewer)).status).toBe(403)
    expect((await versionsOf('contact-form', documentId)).status).toBe(403)
    expect((await restore('nobodys')).status).toBe(404)
    expect((await service.send('GET', `/document-versions/${id}`, {})).status).toBe(401)
  })

  unlessShort('are thinned: of the saves of a day long ago the last one stays, and nothing of what is past its time', async () => {
    const documentId = await editor.create('project', project('old', 'First'))
    for (const title of ['Second', 'Third']) await editor.edit('project', documentId, project('old', title))
    await editor.publish('project', documentId, 'ar', project('old', 'Third'))
    const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
    await withDatabase(service, (tables) =>
      tables(TABLE)
        .where({ about_id: documentId })
        .update({ at: ago(40) }),
    )
    const thin = () => runInside(service, `require('./dist/src/versions/thin').thinVersions()`)
    await thin()
    expect(await kindsOf('project', documentId)).toEqual([
      ['published', 'Third'],
      ['saved', 'Third'],
    ])
    await withDatabase(service, (tables) =>
      tables(TABLE)
        .where({ about_id: documentId, kind: 'published' })
        .update({ at: ago(400) }),
    )
    await thin()
    expect(await kindsOf('project', documentId)).toEqual([['saved', 'Third']])
  })
})
