import { Admin } from './support/admin'
import { project } from './support/content'
import { picture } from './support/pictures'
import { ContentService, oneDatabase, type Answer, type Json } from './support/service'
import { addUser } from './support/users'

const JSON_BODY = { 'content-type': 'application/json' }
const PROJECT = '/content-manager/collection-types/api::project.project'
const CONTACT = '/content-manager/single-types/api::contact-info.contact-info'

describe.each(oneDatabase('postgres'))('two people who save the same document (%s)', (database) => {
  let service: ContentService
  let nour: Admin
  let sami: Admin

  beforeAll(async () => {
    service = await ContentService.start(database)
    const administrator = await Admin.login(service)
    nour = await addUser(administrator, service, 'nour@example.org', 'strapi-editor', 'Nour')
    sami = await addUser(administrator, service, 'sami@example.org', 'strapi-editor', 'Sami')
  })

  afterAll(() => service.stop())

  /** As the edit view saves: with the state that it was given. */
  const save = (who: Admin, method: string, route: string, state: string, body?: Json): Promise<Answer> =>
    service.send(method, route, { ...JSON_BODY, authorization: `Bearer ${who.token}`, 'x-saved-state': state }, body && JSON.stringify(body))

  const open = async (who: Admin, route: string): Promise<{ state: string; data: Json }> => {
    const { data, meta } = (await who.call('GET', route)).body
    return { state: meta.savedState, data }
  }

  const titleOf = async (route: string): Promise<string> => (await open(nour, route)).data.title

  test('the second is refused, is told by whom, and may save over it knowingly', async () => {
    const route = `${PROJECT}/${await nour.create('project', project('both', 'Opened'))}?locale=ar`
    const [first, second] = [await open(nour, route), await open(sami, route)]
    const saved = await save(sami, 'PUT', route, second.state, project('both', 'Of Sami'))
    expect(saved.status).toBe(200)
    const refused = await save(nour, 'PUT', route, first.state, project('both', 'Of Nour'))
    expect(refused.status).toBe(409)
    expect(refused.body.error).toMatchObject({ name: 'ConflictError', message: expect.stringContaining('Sami Person'), details: { by: 'Sami Person' } })
    expect(await titleOf(route)).toBe('Of Sami')
    // The answer to a save names what the next one is based on.
    expect((await save(sami, 'PUT', route, saved.body.meta.savedState, project('both', 'Of Sami again'))).status).toBe(200)
    const again = await save(nour, 'PUT', route, refused.body.error.details.savedState, project('both', 'Of Nour'))
    expect(again.status).toBe(409)
    expect((await save(nour, 'PUT', route, again.body.error.details.savedState, project('both', 'Of Nour'))).status).toBe(200)
    expect(await titleOf(route)).toBe('Of Nour')
  })

  test('of ten that come at once one is stored', async () => {
    const route = `${PROJECT}/${await nour.create('project', project('at-once', 'Opened'))}?locale=ar`
    const { state } = await open(nour, route)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save(index % 2 ? nour : sami, 'PUT', route, state, project('at-once', `No. ${index}`))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)])
  })

  test.each(['publish', 'discard'])('an outdated %s is refused', async (action) => {
    const documentId = await nour.createPublished('project', project(`outdated-${action}`, 'Opened'))
    const route = `${PROJECT}/${documentId}?locale=ar`
    const { state } = await open(nour, route)
    await sami.edit('project', documentId, project(`outdated-${action}`, 'Of Sami'))
    const call = `${PROJECT}/${documentId}/actions/${action}?locale=ar`
    expect((await save(nour, 'POST', call, state, project(`outdated-${action}`, 'Of Nour'))).status).toBe(409)
    expect(await titleOf(route)).toBe('Of Sami')
    expect((await save(nour, 'POST', call, (await open(nour, route)).state, project(`outdated-${action}`, 'Of Nour'))).status).toBe(200)
  })

  test('so is an older version that is brought back', async () => {
    const documentId = await nour.create('project', project('brought-back', 'First'))
    await nour.edit('project', documentId, project('brought-back', 'Second'))
    const route = `${PROJECT}/${documentId}?locale=ar`
    const { state } = await open(nour, route)
    const [, first] = (await nour.call('GET', `/document-versions/api::project.project/${documentId}?language=ar`)).body.data
    await sami.edit('project', documentId, project('brought-back', 'Of Sami'))
    expect((await save(nour, 'POST', `/document-versions/${first.versionId}/restore`, state)).status).toBe(409)
    expect(await titleOf(route)).toBe('Of Sami')
  })

  test('another language is no change of this one, a field of all languages is', async () => {
    const documentId = await nour.create('project', project('languages', 'عربي'))
    await nour.edit('project', documentId, project('languages', 'Deutsch'), 'de')
    const route = `${PROJECT}/${documentId}?locale=ar`
    const opened = await open(nour, route)
    await sami.edit('project', documentId, project('languages', 'Deutsch, neu'), 'de')
    const saved = await save(nour, 'PUT', route, opened.state, project('languages', 'عربي جديد'))
    expect(saved.status).toBe(200)
    await sami.edit('project', documentId, project('languages-moved', 'Deutsch, neu'), 'de')
    expect((await save(nour, 'PUT', route, saved.body.meta.savedState, project('languages', 'عربي'))).status).toBe(409)
  })

  test('a language that neither of them found', async () => {
    const route = `${PROJECT}/${await nour.create('project', project('untranslated', 'عربي'))}?locale=en`
    const { state } = await open(nour, route)
    expect((await save(sami, 'PUT', route, state, project('untranslated', 'Of Sami'))).status).toBe(200)
    expect((await save(nour, 'PUT', route, state, project('untranslated', 'Of Nour'))).status).toBe(409)
  })

  test('a single type', async () => {
    const route = `${CONTACT}?locale=en`
    await nour.call('PUT', route, { location: 'Homs' })
    const { state } = await open(nour, route)
    expect((await save(sami, 'PUT', route, state, { location: 'Hama' })).status).toBe(200)
    expect((await save(nour, 'PUT', route, state, { location: 'Aleppo' })).status).toBe(409)
    expect((await open(nour, route)).data.location).toBe('Hama')
  })

  test('a file of the media library', async () => {
    const { body } = await nour.upload(await picture('png'), 'roof.png', 'image/png', 'Opened')
    const [{ id, updatedAt }] = body
    const state = `plugin::upload.file ${id} - ${updatedAt} -`
    const fileInfo = (alternativeText: string) => ({ fileInfo: { name: 'roof.webp', alternativeText, caption: '' } })
    for (const [method, route] of [
      ['POST', `/upload?id=${id}`],
      ['PUT', `/upload/files/${id}`],
    ] as const) {
      const { updatedAt: now } = (await nour.call('GET', `/upload/files/${id}`)).body
      expect((await save(sami, method, route, state.replace(updatedAt, now), fileInfo('Of Sami'))).status).toBe(200)
      const refused = await save(nour, method, route, state, fileInfo('Of Nour'))
      expect([refused.status, refused.body.error.message]).toEqual([409, expect.stringContaining('Sami Person')])
    }
    const updates = [{ id, fileInfo: { name: 'roof.webp', alternativeText: 'Of Nour', caption: null, folder: null } }]
    expect((await save(nour, 'POST', '/upload/actions/bulk-update', state, { updates })).status).toBe(409)
    expect((await nour.call('GET', `/upload/files/${id}`)).body.alternativeText).toBe('Of Sami')
  })

  test('a document that was deleted meanwhile', async () => {
    const documentId = await nour.create('project', project('deleted', 'Opened'))
    const route = `${PROJECT}/${documentId}?locale=ar`
    const { state } = await open(nour, route)
    await sami.remove('project', documentId)
    expect([404, 409]).toContain((await save(nour, 'PUT', route, state, project('deleted', 'Of Nour'))).status)
  })
})
