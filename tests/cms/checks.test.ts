import { Admin } from './support/admin'
import { article, event, hours, paragraph, project } from './support/content'
import { picture } from './support/pictures'
import { ContentService, oneDatabase, type Json } from './support/service'
import { ListeningSite } from './support/site'
import { until } from './support/until'
import { addUser } from './support/users'

describe.each(oneDatabase('sqlite'))('what an editor is told before a publication (%s)', (database) => {
  let site: ListeningSite
  let service: ContentService
  let administrator: Admin
  let editor: Admin

  beforeAll(async () => {
    site = await ListeningSite.start()
    service = await ContentService.start(database, { SITE_URL: site.url })
    administrator = await Admin.login(service)
    editor = await addUser(administrator, service, 'editor@example.org', 'strapi-editor')
  })

  afterAll(async () => {
    await service.stop()
    await site.stop()
  })

  const check = async (type: string, documentId: string, language = 'en', who = editor) =>
    who.call('GET', `/publication-checks/api::${type}.${type}/${documentId}?language=${language}`)

  const textsOf = async (type: string, documentId: string, level: string, language = 'en'): Promise<string[]> => {
    const { status, body } = await check(type, documentId, language)
    expect(status).toBe(200)
    return body.data.filter((finding: Json) => finding.level === level).map(({ text }: Json) => text)
  }

  /** What the check of all links found, once it has ended. */
  const report = (): Promise<Json> =>
    until(async () => {
      const { data } = (await editor.call('GET', '/broken-links')).body
      return data.isRunning ? null : data
    })

  const withText = (title: string, body: unknown) => ({ ...article(title), blocks: [{ __component: 'shared.rich-text', body }] })
  const linked = (url: string) => [{ type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', text: 'There' }] }] }]

  async function inAllLanguages(type: string, fields: Record<string, unknown>): Promise<string> {
    const documentId = await editor.create(type, fields, 'en')
    for (const locale of ['ar', 'de']) await editor.edit(type, documentId, fields, locale)
    return documentId
  }

  test('nothing, where nothing is amiss; and nothing of it is public', async () => {
    const documentId = await inAllLanguages('article', article('Sound'))
    expect((await check('article', documentId)).body.data).toEqual([])
    expect((await service.read(`articles/${documentId}?locale=en`)).status).toBe(404)
  })

  test('every picture that nobody has described, and no other hindrance twice', async () => {
    const upload = async (name: string) => (await administrator.upload(await picture('png'), name, 'image/png')).body[0].id
    const [cover, second] = [await upload('cover.png'), await upload('second.png')]
    const blocks = [{ __component: 'shared.media', file: second }]
    const documentId = await inAllLanguages('article', { ...article('Pictures'), cover, blocks })
    const found = await textsOf('article', documentId, 'hinders')
    expect(found).toEqual([expect.stringContaining('cover.webp'), expect.stringContaining('second.webp')])
    expect((await editor.tryPublish('article', documentId, {}, 'en')).status).toBe(400)
  })

  test('links that lead nowhere, languages that are missing, and dates that are over', async () => {
    site.status = 404
    const documentId = await editor.create('article', withText('With a link', linked('/projects/none')), 'en')
    expect(await textsOf('article', documentId, 'advises')).toEqual(['Links that lead nowhere on the site: /projects/none', 'Not there in: العربية · Deutsch'])
    site.status = 200
    const over = await inAllLanguages('event', event('over', hours(-3)))
    expect(await textsOf('event', over, 'advises')).toEqual(['This date is over: Start'])
    const later = await inAllLanguages('article', { ...article('Later'), publishedDate: '2100-01-01' })
    expect(await textsOf('article', later, 'advises')).toEqual(['Nobody sees it before 2100-01-01'])
  })

  test('titles that search engines cut, unless they have one of their own, and what is hard to read', async () => {
    const long = 'A title that goes on and on until no search engine shows the whole of it'
    expect(await textsOf('project', await inAllLanguages('project', project('long', long)), 'advises')).toEqual([
      `The title is long for search engines (${long.length} letters; they show 60). Give them a shorter one under “Search engines”.`,
    ])
    const withOwn = { ...project('own', long), seo: { metaTitle: 'A short one' } }
    expect(await textsOf('project', await inAllLanguages('project', withOwn), 'advises')).toEqual([])
    const sentence = `It ${Array.from({ length: 40 }, () => 'goes on and').join(' ')} on.`
    const hard = await inAllLanguages('article', withText('Hard', paragraph(`${sentence} Internationalisations.`)))
    expect(await textsOf('article', hard, 'advises')).toEqual([
      expect.stringMatching(/^Sentences that are long to follow \(1\): “It goes on and/),
      'Long words that are hard to read: “Internationalisations”',
    ])
  })

  test('in the language of their admin', async () => {
    await editor.call('PUT', '/admin/users/me', { preferedLanguage: 'ar' })
    const documentId = await editor.create('project', project('only-english'), 'en')
    expect(await textsOf('project', documentId, 'advises')).toEqual(['غير متوفر بهذه اللغات: العربية · Deutsch'])
    await editor.call('PUT', '/admin/users/me', { preferedLanguage: 'en' })
  })

  test('only those who may publish it', async () => {
    const documentId = await editor.create('project', project('not-theirs'), 'en')
    const reviewer = await addUser(administrator, service, 'reviewer@example.org', 'imar-reviewer')
    expect((await check('project', documentId, 'en', reviewer)).status).toBe(403)
    expect((await check('contact-form', documentId)).status).toBe(403)
    expect((await reviewer.call('GET', '/broken-links')).status).toBe(403)
    expect((await reviewer.call('POST', '/broken-links/check')).status).toBe(403)
  })

  test('which links of all that is published lead nowhere, drafts left out', async () => {
    expect((await editor.call('GET', '/broken-links')).body.data).toMatchObject({ at: null, links: [] })
    const documentId = await editor.create('article', withText('Linking', linked('/projects/gone')), 'de')
    await editor.publish('article', documentId, 'de', withText('Linking', linked('/projects/gone')))
    await editor.create('article', withText('A draft', linked('/projects/drafted')), 'de')
    site.status = 404
    site.forget()
    const [{ status, body }] = await Promise.all([editor.call('POST', '/broken-links/check'), editor.call('POST', '/broken-links/check')])
    expect(status).toBe(202)
    expect(body.data).toMatchObject({ isRunning: true })
    expect(await report()).toMatchObject({
      at: expect.any(String),
      links: [{ link: '/projects/gone', documentId, language: 'de', title: 'Linking', kind: 'collectionType' }],
    })
    site.status = 200
    // Asked for by two at once, it was done once.
    expect(site.received.filter(({ path }) => path === '/de/projects/gone')).toHaveLength(1)
    await editor.call('POST', '/broken-links/check')
    expect((await report()).links).toEqual([])
  })

  test('at once that all links are being checked, however long the site thinks, and the result later, after a restart too', async () => {
    site.isHanging = true
    expect((await editor.call('POST', '/broken-links/check')).body.data).toMatchObject({ isRunning: true, links: [] })
    await site.waitFor(({ path }) => path === '/de/projects/gone')
    await service.pause()
    site.isHanging = false
    site.status = 404
    service = await service.restart()
    editor = await Admin.login(service, 'editor@example.org', 'Temporary-Password-2')
    expect((await report()).links).toMatchObject([{ link: '/projects/gone' }])
    site.status = 200
  })
})
