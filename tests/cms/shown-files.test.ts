import { Admin } from './support/admin'
import { article, paragraph, project } from './support/content'
import { picture } from './support/pictures'
import { ContentService, oneDatabase, type Json } from './support/service'
import { ListeningSite } from './support/site'
import { addUser } from './support/users'

describe.each(oneDatabase('postgres'))('files that pages show (%s)', (database) => {
  let site: ListeningSite
  let service: ContentService
  let admin: Admin

  beforeAll(async () => {
    site = await ListeningSite.start()
    service = await ContentService.start(database, { SITE_URL: site.url })
    admin = await Admin.login(service)
  })

  afterAll(async () => {
    await service.stop()
    await site.stop()
  })

  const replace = async (id: number, content: Buffer): Promise<Json> => {
    const form = new FormData()
    form.append('files', new Blob([new Uint8Array(content)]), 'roof.png')
    form.append('fileInfo', JSON.stringify({ name: 'roof.webp' }))
    return (await admin.send('POST', `/upload?id=${id}`, form)).body
  }

  const fileInfo = (fields: Json) => ({ fileInfo: { name: 'roof.webp', ...fields } })

  /** A picture in a field of a published project and in the text of a published article. */
  async function show(slug: string): Promise<{ file: Json; inField: string; inText: string }> {
    const [file] = (await admin.upload(await picture('png'), 'roof.png', 'image/png', 'A roof')).body
    const inField = await admin.createPublished('project', { ...project(slug, `Project ${slug}`), cardCover: file.id })
    const image = { ...file, createdAt: new Date(), updatedAt: new Date() }
    const body = [...paragraph('Text'), { type: 'image', image, children: [{ type: 'text', text: '' }] }]
    const inText = await admin.createPublished('article', { ...article(`Article ${slug}`), blocks: [{ __component: 'shared.rich-text', body }] })
    await site.waitForChange(inField)
    await site.waitForChange(inText)
    site.forget()
    return { file, inField, inText }
  }

  const told = async (...documents: string[]) => {
    for (const documentId of documents) await site.waitForChange(documentId)
    site.forget()
  }

  const pictureOf = async (documentId: string): Promise<Json> =>
    (await service.read(`projects?filters[documentId][$eq]=${documentId}&populate=cardCover`)).body.data[0].cardCover

  const textOf = async (documentId: string): Promise<Json[]> =>
    (await service.read(`articles?filters[documentId][$eq]=${documentId}&populate[blocks][on][shared.rich-text][populate]=*`)).body.data[0].blocks[0].body

  test('change with the file: bytes, size and description', async () => {
    const { file, inField, inText } = await show('changed')
    const replaced = await replace(file.id, await picture('png', 90))
    expect(replaced.url).not.toBe(file.url)
    await told(inField, inText)
    const isNew = { url: replaced.url, width: 90, height: 45, alternativeText: 'A roof' }
    expect(await pictureOf(inField)).toMatchObject(isNew)
    expect((await textOf(inText))[1].image).toMatchObject(isNew)
    await admin.call('PUT', `/upload/files/${file.id}`, fileInfo({ alternativeText: 'A new roof', caption: '' }))
    await told(inField, inText)
    expect((await textOf(inText))[1].image.alternativeText).toBe('A new roof')
  })

  test('go with it, and come back from the bin', async () => {
    const { file, inField, inText } = await show('deleted')
    await admin.call('DELETE', `/upload/files/${file.id}`)
    await told(inField, inText)
    expect(await pictureOf(inField)).toBeNull()
    expect(await textOf(inText)).toHaveLength(1)
    const { items } = (await admin.call('GET', '/bin')).body.data
    await admin.call('POST', `/bin/${items[0].entryId}/restore`, {})
    await told(inField, inText)
    expect((await textOf(inText))[1].image.hash).toBe(file.hash)
  })

  test('are named before they are deleted, to whoever may delete them', async () => {
    const { file } = await show('named')
    const { data } = (await admin.call('GET', `/file-uses?files=${file.id}`)).body
    expect(data.hidden).toBe(0)
    expect(data.shown).toEqual(
      expect.arrayContaining([
        { uid: 'api::project.project', title: 'Project named', isPublic: true },
        { uid: 'api::article.article', title: 'Article named', isPublic: true },
      ]),
    )
    expect(data.shown).toHaveLength(2)
    const [unused] = (await admin.upload(await picture('png'), 'unused.png', 'image/png', 'Unused')).body
    expect((await admin.call('GET', `/file-uses?files=${unused.id}`)).body.data).toEqual({ shown: [], hidden: 0 })
    const reviewer = await addUser(admin, service, 'reviewer@example.org', 'imar-reviewer')
    expect((await reviewer.call('GET', `/file-uses?files=${file.id}`)).status).toBe(403)
    expect((await admin.call('GET', '/file-uses?files=1;2')).status).toBe(400)
  })
})
