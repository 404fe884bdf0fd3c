import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { Admin } from './support/admin'
import { article, project } from './support/content'
import { withDatabase } from './support/database'
import { unlessShort } from './support/depth'
import { runInside } from './support/inside'
import { picture } from './support/pictures'
import { ContentService, oneDatabase, type Answer, type Json } from './support/service'
import { addUser } from './support/users'

const DAY = 24 * 60 * 60 * 1000

describe.each(oneDatabase('postgres'))('the bin (%s)', (database) => {
  let service: ContentService
  let administrator: Admin
  let editor: Admin

  beforeAll(async () => {
    service = await ContentService.start(database)
    administrator = await Admin.login(service)
    editor = await addUser(administrator, service, 'editor@example.org', 'strapi-editor', 'Nour')
  })

  afterAll(() => service.stop())

  const bin = async (query = '', who = editor): Promise<Json> => (await who.call('GET', `/bin${query}`)).body.data
  const entryOf = async (title: string): Promise<Json> => (await bin()).items.find(({ titles }: Json) => Object.values(titles).includes(title))
  const restore = (entryId: string, wish: Json = {}, who = editor): Promise<Answer> => who.call('POST', `/bin/${entryId}/restore`, wish)
  const erase = (entryId: string, who = editor): Promise<Answer> => who.call('POST', `/bin/${entryId}/erase`)
  const draftOf = async (type: string, documentId: string, locale = 'ar'): Promise<Json> =>
    (await editor.call('GET', `/content-manager/collection-types/api::${type}.${type}/${documentId}?locale=${locale}`)).body.data
  /** The admin is told of the last one first. */
  async function related(type: string, documentId: string, field: string): Promise<string[]> {
    const { body } = await editor.call('GET', `/content-manager/relations/api::${type}.${type}/${documentId}/${field}?locale=ar`)
    return body.results.map((row: Json) => row.documentId).reverse()
  }

  const upload = async (name: string): Promise<Json> => (await editor.upload(await picture('png', 900), `${name}.png`, 'image/png', 'A wall')).body[0]
  const removeFile = (file: Json) => editor.call('DELETE', `/upload/files/${file.id}`)
  const status = async (url: string) => (await fetch(service.url + url)).status
  /** Of an address as it is written: fetch would put it in order first. */
  function rawStatus(address: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const asked = request(service.url, { path: address }, (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      })
      asked.once('error', reject).end()
    })
  }
  const addressesOf = ({ url, formats }: Json): string[] => [url, ...Object.values<Json>(formats).map((format) => format.url)]
  const uploads = () => path.join(service.environment.CMS_PUBLIC_DIR ?? '', 'uploads')
  const empty = () => runInside(service, `require('./dist/src/bin/erase').eraseExpired()`)

  async function age(entryId: string, days: number): Promise<void> {
    const at = new Date(Date.now() - days * DAY)
    await withDatabase(service, (tables) => tables('bin_entries').where({ document_id: entryId }).update({ at }))
  }

  test('lists what was deleted: type, titles, languages, who, when and until when, the last first, by type', async () => {
    const documentId = await editor.create('project', project('listed', 'Listed'))
    await editor.edit('project', documentId, project('listed', 'Gelistet'), 'de')
    const other = await editor.create('article', article('Also listed'))
    const began = Date.now()
    await editor.remove('project', documentId)
    await administrator.remove('article', other)
    const { items, types, days } = await bin()
    expect(items.slice(0, 2)).toMatchObject([
      { uid: 'api::article.article', titles: { ar: 'Also listed' }, authorName: 'Imar Admin' },
      { uid: 'api::project.project', titles: { ar: 'Listed', de: 'Gelistet' }, authorName: 'Nour Person', mayRestore: true, mayErase: true },
    ])
    expect([...items[1].languages].sort()).toEqual(['ar', 'de'])
    expect(Date.parse(items[1].at)).toBeGreaterThanOrEqual(began)
    expect(Date.parse(items[1].until) - Date.parse(items[1].at)).toBe(days * DAY)
    expect(types).toEqual(expect.arrayContaining(['api::article.article', 'api::project.project']))
    expect((await bin('?type=api::project.project')).items.map(({ uid }: Json) => uid)).toEqual(['api::project.project'])
    expect((await editor.call('GET', '/bin?page=0')).status).toBe(400)
  })

  test('gives a document back with all languages as drafts, with what it names and what named it, in its place', async () => {
    const forms = []
    for (const title of ['Form one', 'Form two', 'Form three']) forms.push(await editor.createPublished('project-form', { title }))
    const [first, second, third] = forms as [string, string, string]
    const owner = await editor.create('project', {
      ...project('owner', 'Owner'),
      forms: { connect: forms.map((documentId) => ({ documentId, locale: 'ar' })) },
    })
    await editor.publish('project', owner)
    await editor.edit('project-form', second, { title: 'Formular zwei' }, 'de')
    const timeline = await editor.create('project-timeline', {
      fromDate: '2026-01-01',
      toDate: '2026-02-01',
      project: { connect: [{ documentId: owner, locale: 'ar' }] },
    })

    await editor.remove('project-form', second)
    expect(await related('project', owner, 'forms')).toEqual([first, third])
    const { body } = await restore((await entryOf('Form two')).entryId)
    expect(body.data.document).toMatchObject({ languages: ['ar', 'de'], namedBy: 1, lost: { files: 0, links: 0, namedBy: 0 } })
    expect(await draftOf('project-form', second)).toMatchObject({ title: 'Form two', status: 'draft' })
    expect(await draftOf('project-form', second, 'de')).toMatchObject({ title: 'Formular zwei', status: 'draft' })
    expect(await related('project', owner, 'forms')).toEqual([first, second, third])
    // Nobody has edited the project: published again, the form is where it was.
    expect((await draftOf('project', owner)).status).toBe('published')
    await editor.publish('project-form', second)
    expect((await service.read(`projects/${owner}?locale=ar`)).body.data.forms.map((form: Json) => form.documentId)).toEqual([first, second, third])

    await editor.remove('project', owner)
    expect((await restore((await entryOf('Owner')).entryId)).status).toBe(200)
    expect(await related('project', owner, 'forms')).toEqual([first, second, third])
    expect(await related('project-timeline', timeline, 'project')).toEqual([owner])
  })

  test.each(['who names first', 'who is named first'])('joins what was deleted together, brought back in any order: %s', async (order) => {
    const form = await editor.create('project-form', { title: `Form, ${order}` })
    const slug = order.replaceAll(' ', '-')
    const owner = await editor.create('project', { ...project(slug, `Owner, ${order}`), forms: { connect: [{ documentId: form, locale: 'ar' }] } })
    const deletions = [() => editor.remove('project', owner), () => editor.remove('project-form', form)]
    for (const remove of order === 'who names first' ? deletions : deletions.toReversed()) await remove()
    const titles = [`Owner, ${order}`, `Form, ${order}`]
    // What was deleted first comes back first.
    for (const title of order === 'who names first' ? titles : titles.toReversed()) expect((await restore((await entryOf(title)).entryId)).status).toBe(200)
    expect(await related('project', owner, 'forms')).toEqual([form])
  })

  test('says so where a slug has been taken, and takes another one', async () => {
    const documentId = await editor.create('project', project('taken', 'Former'))
    await editor.remove('project', documentId)
    await editor.create('project', project('taken', 'Newer'))
    const { entryId } = await entryOf('Former')
    const refused = await restore(entryId)
    expect(refused.status).toBe(400)
    expect(refused.body.error.details).toEqual({ slug: 'taken', offered: 'taken-2' })
    expect(refused.body.error.message).toMatch(/“taken” is used by “Newer”/)
    expect((await restore(entryId, { slug: 'Not a slug' })).status).toBe(400)
    expect((await restore(entryId, { slug: 'taken-2' })).status).toBe(200)
    expect(await draftOf('project', documentId)).toMatchObject({ title: 'Former', slug: 'taken-2' })
  })

  test('gives back a language that was deleted alone, and overwrites none that was written anew', async () => {
    const documentId = await editor.create('project', project('tongues', 'Arabic'))
    await editor.edit('project', documentId, project('tongues', 'Deutsch'), 'de')
    const removeGerman = () => editor.call('DELETE', `/content-manager/collection-types/api::project.project/${documentId}?locale=de`)
    await removeGerman()
    expect(await entryOf('Deutsch')).toMatchObject({ titles: { de: 'Deutsch' }, languages: ['de'] })
    expect((await restore((await entryOf('Deutsch')).entryId)).body.data.document.languages).toEqual(['de'])
    await removeGerman()
    await editor.edit('project', documentId, project('tongues', 'Neues Deutsch'), 'de')
    expect((await restore((await entryOf('Deutsch')).entryId)).status).toBe(400)
    expect((await draftOf('project', documentId, 'de')).title).toBe('Neues Deutsch')
  })

  test('gives a file back under its address, where it stood', async () => {
    const file = await upload('stood')
    const slide = { __component: 'shared.media', file: file.id }
    const documentId = await editor.createPublished('article', { ...article('With a file'), cover: file.id, blocks: [slide] })
    const before = (await service.read(`articles/${documentId}?locale=ar`)).body.data
    expect((await removeFile(file)).status).toBe(200)
    expect(await Promise.all(addressesOf(file).map(status))).toEqual(addressesOf(file).map(() => 404))
    expect((await service.read(`articles/${documentId}?locale=ar`)).body.data.cover).toBeNull()
    expect(await entryOf('stood.webp')).toMatchObject({ uid: 'plugin::upload.file', languages: [], mayRestore: true })

    expect((await restore((await entryOf('stood.webp')).entryId)).body.data.file).toEqual({ placed: 4, unplaced: 0 })
    expect(await Promise.all(addressesOf(file).map(status))).toEqual(addressesOf(file).map(() => 200))
    expect((await service.read(`articles/${documentId}?locale=ar`)).body.data).toEqual(before)
    expect(await draftOf('article', documentId)).toMatchObject({ cover: { id: file.id, url: file.url }, status: 'published' })
    expect(readdirSync(uploads()).filter((name) => name.startsWith('bin-'))).toEqual([])
  })

  test('puts a file in no place that another one has taken', async () => {
    const [file, other] = [await upload('ousted'), await upload('other')]
    const documentId = await editor.create('article', { ...article('Ousted'), cover: file.id })
    await removeFile(file)
    await editor.edit('article', documentId, { ...article('Ousted'), cover: other.id })
    expect((await restore((await entryOf('ousted.webp')).entryId)).body.data.file).toEqual({ placed: 0, unplaced: 1 })
    expect((await draftOf('article', documentId)).cover.id).toBe(other.id)
  })

  test('gives a document back with the files that were deleted after it', async () => {
    const file = await upload('belongs')
    const documentId = await editor.create('article', { ...article('Has a file'), cover: file.id })
    await editor.remove('article', documentId)
    await removeFile(file)
    expect((await restore((await entryOf('Has a file')).entryId)).body.data.document).toMatchObject({ files: 1, lost: { files: 0 } })
    expect((await draftOf('article', documentId)).cover.id).toBe(file.id)
    expect(await status(file.url)).toBe(200)
    expect(await entryOf('belongs.webp')).toBeUndefined()
  })

  test('shows the bytes of what lies in it to nobody', async () => {
    const file = await upload('hidden')
    await removeFile(file)
    const name = `bin-${path.basename(file.url)}`
    expect(existsSync(path.join(uploads(), name))).toBe(true)
    const spellings = [
      `/uploads/${name}`,
      `/uploads/%62in-${name.slice(4)}`,
      `/uploads//${name}`,
      `//uploads/${name}`,
      `/%75ploads/${name}`,
      `/%2575ploads/${name}`,
      `/uploads%2f${name}`,
      `/uploads%2F${name}`,
      `/./uploads/${name}`,
      `/uploads/./${name}`,
      `/x/../uploads/${name}`,
      `/x/..%2fuploads/${name}`,
      `/x%2f..%2fuploads%2f${name}`,
      `/api/../uploads/${name}`,
      `/uploads/x/../${name}`,
      `/uploads%5c${name}`,
      `/Uploads/${name}`,
      `/uploads/${name.toUpperCase()}`,
      `/uploads/${name};x`,
      `/uploads;x/${name}`,
      `/uploads/${name}%00`,
      `/uploads/${name}.`,
    ]
    // Before it was deleted it had one spelling too.
    const other = await upload('shown')
    expect(await rawStatus(other.url)).toBe(200)
    const answered = await Promise.all(spellings.map(async (address) => ({ address, status: await rawStatus(address) })))
    expect(answered.filter((answer) => ![400, 404].includes(answer.status))).toEqual([])
    for (const address of ['%75ploads', 'x/../uploads', 'uploads/.']) {
      const spelled = `/${address}/${path.basename(other.url)}`
      expect([spelled, await rawStatus(spelled)]).toEqual([spelled, 404])
    }
  })

  test('erases for good: bytes of files, versions of documents; once', async () => {
    const file = await upload('erased')
    const documentId = await editor.create('article', article('Erased'))
    await removeFile(file)
    await editor.remove('article', documentId)
    const entries = [(await entryOf('erased.webp')).entryId, (await entryOf('Erased')).entryId]
    for (const entryId of entries) expect((await erase(entryId)).status).toBe(200)
    for (const entryId of entries) expect([(await erase(entryId)).status, (await restore(entryId)).status]).toEqual([404, 404])
    expect(readdirSync(uploads()).filter((name) => name.includes('erased'))).toEqual([])
    expect((await editor.call('GET', `/document-versions/api::article.article/${documentId}?language=ar`)).body.data).toEqual([])
  })

  test('gives back once what two ask for at the same time', async () => {
    const [file, documentId] = [await upload('twice'), await editor.create('article', article('Twice'))]
    await removeFile(file)
    await editor.remove('article', documentId)
    for (const title of ['twice.webp', 'Twice']) {
      const { entryId } = await entryOf(title)
      const answers = await Promise.all([restore(entryId), restore(entryId), restore(entryId)])
      expect(answers.filter(({ status: code }) => code === 200)).toHaveLength(1)
    }
    expect(await status(file.url)).toBe(200)
    expect((await draftOf('article', documentId)).title).toBe('Twice')
  })

  test('is of those who write; what applicants sent is not in it', async () => {
    await editor.remove('article', await editor.create('article', article('Not theirs')))
    const { entryId } = await entryOf('Not theirs')
    const reviewer = await addUser(administrator, service, 'reviewer@example.org', 'imar-reviewer')
    const answers = [await reviewer.call('GET', '/bin'), await restore(entryId, {}, reviewer), await erase(entryId, reviewer)]
    expect(answers.map((answer) => answer.status)).toEqual([403, 403, 403])
    expect((await editor.call('GET', '/bin?type=api::contact-form.contact-form')).status).toBe(403)
    expect((await service.send('GET', '/bin', {})).status).toBe(401)
    expect((await restore('nothing')).status).toBe(404)
  })

  unlessShort('is emptied of what has lain in it for its days, and of bytes that nothing in it has', async () => {
    const [old, young] = [await upload('old'), await upload('young')]
    const documentId = await editor.create('article', article('Old'))
    for (const file of [old, young]) await removeFile(file)
    await editor.remove('article', documentId)
    await age((await entryOf('old.webp')).entryId, 31)
    await age((await entryOf('Old')).entryId, 31)
    const [stray, begun] = ['bin-stray.webp', 'bin-begun.webp'].map((name) => path.join(uploads(), name)) as [string, string]
    for (const file of [stray, begun]) writeFileSync(file, 'bytes')
    const yesterday = new Date(Date.now() - DAY)
    utimesSync(stray, yesterday, yesterday)
    await empty()
    expect([await entryOf('old.webp'), await entryOf('Old')]).toEqual([undefined, undefined])
    expect(readdirSync(uploads()).filter((name) => name.startsWith('bin-old'))).toEqual([])
    expect([existsSync(stray), existsSync(begun)]).toEqual([false, true])
    expect((await restore((await entryOf('young.webp')).entryId)).status).toBe(200)
  })
})
