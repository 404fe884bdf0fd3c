import { Admin } from './support/admin'
import { article, hours, paragraph, project } from './support/content'
import { storedTime, withDatabase } from './support/database'
import { unlessShort } from './support/depth'
import { Mailbox } from './support/mailbox'
import { picture } from './support/pictures'
import { ContentService, oneDatabase, type Answer, type Json } from './support/service'
import { ListeningSite } from './support/site'
import { until } from './support/until'
import { addUser } from './support/users'

const EDITOR = 'editor@example.org'

describe.each(oneDatabase('postgres'))('what is planned (%s)', (database) => {
  let mailbox: Mailbox
  let site: ListeningSite
  let service: ContentService
  let administrator: Admin
  let editor: Admin

  beforeAll(async () => {
    mailbox = await Mailbox.create()
    await mailbox.start()
    site = await ListeningSite.start()
    service = await ContentService.start(database, { ...mailbox.environment, SITE_URL: site.url, PLANS_LOOK_MS: '100' })
    administrator = await Admin.login(service)
    editor = await addUser(administrator, service, EDITOR, 'strapi-editor', 'Nour')
  })

  afterAll(async () => {
    await service.stop()
    await site.stop()
    await mailbox.stop()
  })

  type Wish = { action?: string; at: Date; languages?: (string | null)[]; acceptsLinks?: boolean; zone?: string }

  const plan = (type: string, documentId: string, { at, ...wish }: Wish, who = editor): Promise<Answer> =>
    who.call('POST', '/publication-plans', {
      uid: `api::${type}.${type}`,
      documentId,
      languages: ['ar'],
      action: 'publish',
      zone: 'Europe/Berlin',
      at: at.toISOString(),
      ...wish,
    })

  const plansOf = async (type: string, documentId: string): Promise<Json[]> =>
    (await editor.call('GET', `/publication-plans/api::${type}.${type}/${documentId}`)).body.data

  /** The time of what was planned of a document comes, now or so many milliseconds from now: how long a test took before makes no difference. */
  async function timeComes(documentId: string, from = 0): Promise<Date> {
    const at = new Date(Date.now() + from)
    await withDatabase(service, (rows) =>
      rows('publication_plans')
        .where({ about_id: documentId })
        .update({ at: storedTime(service, at) }),
    )
    return at
  }

  const isPublic = async (type: string, documentId: string, locale = 'ar') => (await service.read(`${type}s/${documentId}?locale=${locale}`)).status === 200
  const untilPublic = (type: string, documentId: string, locale = 'ar') => until(async () => ((await isPublic(type, documentId, locale)) ? true : null))

  test('is published at its time and not before, in the languages that were chosen, and the site hears of it', async () => {
    const documentId = await editor.create('project', project('at-its-time'))
    for (const locale of ['en', 'de']) await editor.edit('project', documentId, project('at-its-time'), locale)
    const at = hours(2)
    const { status, body } = await plan('project', documentId, { at, languages: ['ar', 'de'] })
    expect(status).toBe(200)
    expect(body.data).toMatchObject([
      { language: 'ar', action: 'publish', state: 'planned', title: 'at-its-time', makerName: 'Nour Person', at: at.toISOString() },
      { language: 'de' },
    ])
    expect(await isPublic('project', documentId)).toBe(false)
    const comes = await timeComes(documentId, 1000)
    await untilPublic('project', documentId)
    expect(Date.now()).toBeGreaterThanOrEqual(comes.getTime())
    await untilPublic('project', documentId, 'de')
    expect(await isPublic('project', documentId, 'en')).toBe(false)
    await site.waitForChange(documentId)
    expect(await plansOf('project', documentId)).toEqual([])
  })

  test('is taken back at its time, in that language alone', async () => {
    const documentId = await editor.createPublished('project', project('taken-back'))
    await editor.publish('project', documentId, 'en', project('taken-back'))
    expect((await plan('project', documentId, { at: hours(2), action: 'unpublish', languages: ['en'] })).status).toBe(200)
    expect(await isPublic('project', documentId, 'en')).toBe(true)
    await timeComes(documentId)
    await until(async () => ((await isPublic('project', documentId, 'en')) ? null : true))
    expect(await isPublic('project', documentId)).toBe(true)
  })

  test('is what stands in the draft then', async () => {
    const documentId = await editor.create('project', project('worked-on'))
    await plan('project', documentId, { at: hours(2) })
    await editor.edit('project', documentId, project('worked-on', 'Better words'))
    await timeComes(documentId)
    await untilPublic('project', documentId)
    expect((await service.read(`projects/${documentId}?locale=ar`)).body.data.title).toBe('Better words')
  })

  test('may be given up, once, and pressed twice it is one', async () => {
    const documentId = await editor.create('project', project('given-up'))
    const at = hours(2)
    await plan('project', documentId, { at })
    const [{ planId }, ...others] = (await plan('project', documentId, { at })).body.data
    expect(others).toEqual([])
    expect((await editor.call('POST', `/publication-plans/${planId}/withdraw`)).body.data).toEqual([])
    const again = await editor.call('POST', `/publication-plans/${planId}/withdraw`)
    expect([again.status, again.body.error.message]).toEqual([400, 'This was carried out or given up in the meantime. Reload the page.'])
  })

  test('goes with the document', async () => {
    const documentId = await editor.create('project', project('deleted'))
    await editor.edit('project', documentId, project('deleted'), 'en')
    await plan('project', documentId, { at: hours(2), languages: ['ar', 'en'] })
    await editor.call('DELETE', `/content-manager/collection-types/api::project.project/${documentId}?locale=en`)
    expect(await plansOf('project', documentId)).toMatchObject([{ language: 'ar' }])
    await editor.remove('project', documentId)
    expect(await plansOf('project', documentId)).toEqual([])
  })

  test('is listed by its time for those who publish, what was done too', async () => {
    const documentId = await editor.create('project', project('listed'))
    const [from, at, to] = [hours(24 * 7), hours(24 * 8), hours(24 * 9)]
    await plan('project', documentId, { at })
    const list = async (who: Admin, since: Date, before: Date) =>
      who.call('GET', `/publication-plans?${new URLSearchParams({ from: since.toISOString(), to: before.toISOString() }).toString()}`)
    expect((await list(editor, from, to)).body.data).toMatchObject([{ documentId, at: at.toISOString(), kind: 'collectionType' }])
    expect((await list(editor, from, at)).body.data).toEqual([])
    const done = (await list(editor, hours(-1), hours(1))).body.data
    expect(done).toContainEqual(expect.objectContaining({ title: 'at-its-time', language: 'de', state: 'done' }))
    const reviewer = await addUser(administrator, service, 'reviewer@example.org', 'imar-reviewer')
    expect((await list(reviewer, from, to)).status).toBe(403)
    expect((await plan('project', documentId, { at }, reviewer)).status).toBe(403)
    expect((await reviewer.call('GET', `/publication-plans/api::project.project/${documentId}`)).status).toBe(403)
    const [{ planId }] = await plansOf('project', documentId)
    expect((await reviewer.call('POST', `/publication-plans/${planId}/withdraw`)).status).toBe(403)
    expect(await service.send('GET', '/publication-plans', {})).toMatchObject({ status: 401 })
  })

  test('is planned by those who may publish that language', async () => {
    const documentId = await editor.create('project', project('of-one-language'))
    await editor.edit('project', documentId, project('of-one-language'), 'de')
    const { data: role } = (await administrator.call('POST', '/admin/roles', { name: 'German', description: 'Publishes German' })).body
    const right = (action: string, properties: object) => ({
      action: `plugin::content-manager.explorer.${action}`,
      subject: 'api::project.project',
      properties: { locales: ['de'], ...properties },
      conditions: [],
    })
    await administrator.call('PUT', `/admin/roles/${role.id}/permissions`, { permissions: [right('read', { fields: ['title'] }), right('publish', {})] })
    const german = await addUser(administrator, service, 'german@example.org', role.code)
    expect((await plan('project', documentId, { at: hours(2), languages: ['de'] }, german)).status).toBe(200)
    expect((await plan('project', documentId, { at: hours(2), languages: ['de', 'ar'] }, german)).status).toBe(403)
    expect(await plansOf('project', documentId)).toMatchObject([{ language: 'de' }])
  })

  describe('and cannot be carried out', () => {
    /** Why it was refused. */
    async function refusal(type: string, documentId: string, wish: Partial<Wish> = {}): Promise<string> {
      const { status, body } = await plan(type, documentId, { at: hours(2), ...wish })
      expect(status).toBe(400)
      expect(await plansOf(type, documentId)).toEqual([])
      return body.error.message
    }

    const linked = (link: string) => [{ type: 'paragraph', children: [{ type: 'link', url: link, children: [{ type: 'text', text: '/this is no address' }] }] }]
    const withBlock = (title: string, body: unknown) => ({ ...article(title), blocks: [{ __component: 'shared.rich-text', body }] })
    /** A picture that nobody has described. */
    let cover: number

    beforeAll(async () => {
      const { body } = await administrator.upload(await picture('png'), 'wall.png', 'image/png')
      cover = body[0].id
    })

    test('is refused when it is planned, and nothing of it is public', async () => {
      const documentId = await editor.create('article', { ...article('Without words'), cover })
      expect(await refusal('article', documentId)).toContain('wall.webp')
      expect(await isPublic('article', documentId)).toBe(false)
      expect(await refusal('article', documentId, { languages: ['ar', 'en'] })).toBe('Nothing is saved in this language. Save it first.')
      const sound = await editor.create('article', article('Sound'))
      expect(await refusal('article', sound, { at: hours(-1) })).toMatch(/^This moment is over/)
      expect(await refusal('article', sound, { at: hours(24 * 366 * 6) })).toMatch(/too far away/)
      expect(await refusal('article', sound, { zone: 'Mars/North' })).toBe('This is no plan.')
      expect(await refusal('article', sound, { languages: [] })).toBe('This is no plan.')
      expect(await refusal('article', sound, { action: 'delete' })).toBe('This is no plan.')
      expect((await plan('contact-form', sound, { at: hours(2) })).status).toBe(403)
    })

    test('names links that lead nowhere, but for what is planned to be there by then', async () => {
      const target = await editor.create('project', project('target'))
      const documentId = await editor.create('article', withBlock('With links', linked('/projects/target#news')))
      site.status = 404
      expect(await refusal('article', documentId)).toBe('Links that lead nowhere on the site: /projects/target#news')
      const other = await editor.create('article', withBlock('With a link', linked('/projects/never')))
      expect((await plan('article', other, { at: hours(2), acceptsLinks: true })).status).toBe(200)
      await plan('project', target, { at: hours(1) })
      expect((await plan('article', documentId, { at: hours(2) })).status).toBe(200)
      site.status = 200
      await editor.edit('article', other, withBlock('With a link', linked('/projects/there')))
      expect((await plan('article', other, { at: hours(3) })).status).toBe(200)
    })

    test('is not late because the site does not answer for the links of another one', async () => {
      const links = Array.from({ length: 40 }, (_, index) => linked(`/projects/waiting-${index}`))
      const slow = await editor.create('article', { ...article('With many links'), blocks: links.map((body) => ({ __component: 'shared.rich-text', body })) })
      const prompt = await editor.create('project', project('prompt'))
      expect((await plan('article', slow, { at: hours(2) })).status).toBe(200)
      expect((await plan('project', prompt, { at: hours(2) })).status).toBe(200)
      site.isHanging = true
      await withDatabase(service, async (rows) => {
        const [at, later] = [new Date(Date.now() - 2000), new Date(Date.now() - 1000)]
        await rows('publication_plans')
          .where({ about_id: prompt })
          .update({ at: storedTime(service, later) })
        await rows('publication_plans')
          .where({ about_id: slow })
          .update({ at: storedTime(service, at) })
      })
      await untilPublic('project', prompt)
      await untilPublic('article', slow)
      site.isHanging = false
      const settled = async (documentId: string) => {
        const [row] = await withDatabase(service, (rows) => rows('publication_plans').where({ about_id: documentId }).select())
        const at = row?.settled_at
        return new Date(typeof at === 'number' ? at : String(at)).getTime()
      }
      expect(await settled(prompt)).toBeLessThan(await settled(slow))
    })

    test('is told to whoever planned it when its time has come, in their language and zone, and stays until it is put away', async () => {
      await editor.call('PUT', '/admin/users/me', { preferedLanguage: 'de' })
      const documentId = await editor.create('article', article('Ruined later'))
      expect((await plan('article', documentId, { at: hours(2) })).status).toBe(200)
      await editor.edit('article', documentId, { ...article('Ruined later'), cover })
      const at = await timeComes(documentId)
      const { subject, text } = await mailbox.waitFor(EDITOR)
      expect(subject).toBe('Nicht ausgeführt: Ruined later')
      const berlin = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' }).format(at)
      expect(text).toContain(berlin)
      expect(text).toContain('wall.webp')
      expect(text).toContain(`/admin/content-manager/collection-types/api::article.article/${documentId}?plugins%5Bi18n%5D%5Blocale%5D=ar`)
      expect(await isPublic('article', documentId)).toBe(false)
      const [{ planId, state, problem }] = await plansOf('article', documentId)
      expect([state, problem]).toEqual(['failed', expect.stringContaining('wall.webp')])
      expect((await editor.call('POST', `/publication-plans/${planId}/withdraw`)).body.data).toEqual([])
      expect(service.output).not.toContain(EDITOR)
      await editor.call('PUT', '/admin/users/me', { preferedLanguage: 'en' })
    })
  })

  unlessShort('is carried out once by two processes, and by the next one when none was there', async () => {
    const twin = await service.twin()
    const documents = await Promise.all(Array.from({ length: 5 }, (_, index) => editor.create('project', project(`of-many-${index}`))))
    site.forget()
    for (const documentId of documents) expect((await plan('project', documentId, { at: hours(2) })).status).toBe(200)
    await Promise.all(documents.map((documentId) => timeComes(documentId)))
    for (const documentId of documents) await untilPublic('project', documentId)
    await twin.pause()
    const times = documents.map((documentId) => site.received.filter(({ body }) => body.documentId === documentId).length)
    expect(Math.max(...times)).toBeLessThanOrEqual(1)
    for (const documentId of documents) {
      const { body } = await editor.call('GET', `/document-versions/api::project.project/${documentId}?language=ar`)
      expect(body.data.filter(({ kind }: Json) => kind === 'published')).toHaveLength(1)
    }

    const late = await editor.create('project', project('late'))
    expect((await plan('project', late, { at: hours(2) })).status).toBe(200)
    await service.pause()
    await timeComes(late)
    service = await service.restart()
    await untilPublic('project', late)
    editor = await Admin.login(service, EDITOR, 'Temporary-Password-2')
  })

  test('by its date alone: an article is not read before its day in Syria, but in a preview', async () => {
    const day = (offset: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Damascus', dateStyle: 'short' }).format(hours(24 * offset))
    const dated = async (offset: number) => editor.createPublished('article', { ...article(`Day ${offset}`), publishedDate: day(offset) })
    const [today, tomorrow] = [await dated(0), await dated(1)]
    const listed = async (query: string) =>
      (await service.read(`articles?locale=ar&pagination[pageSize]=100${query}`)).body.data.map(({ documentId }: Json) => documentId)
    expect(await listed('')).toContain(today)
    expect(await listed('')).not.toContain(tomorrow)
    expect(await listed('&filters[title][$contains]=Day')).toEqual([today])
    expect(await isPublic('article', tomorrow)).toBe(false)
    expect((await service.readAsPreview(`articles/${tomorrow}?locale=ar&status=draft`)).status).toBe(200)
    await editor.edit('article', tomorrow, {
      ...article('Day 1'),
      blocks: [{ __component: 'shared.rich-text', body: paragraph('Words') }],
      publishedDate: day(0),
    })
    await editor.publish('article', tomorrow)
    expect(await listed('')).toContain(tomorrow)
  })
})
