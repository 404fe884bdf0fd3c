import { Admin } from './support/admin'
import { ahead } from './support/ahead'
import { article, event, hours, project } from './support/content'
import { withDatabase } from './support/database'
import { unlessShort } from './support/depth'
import { bothUnlessShort, ContentService, oneDatabase } from './support/service'
import { ListeningSite } from './support/site'
import { until } from './support/until'

describe.each(bothUnlessShort('postgres'))('what the site is told (%s)', (database) => {
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

  test('of a publication, in each language, with the secret and nothing of what was written', async () => {
    const documentId = await admin.createPublished('project', project('told'))
    const { path, headers, body } = await site.waitForChange(documentId)
    expect(path).toBe('/api/revalidate')
    expect(headers['x-webhook-secret']).toBe(service.environment.REVALIDATE_SECRET)
    expect(body).toEqual({ model: 'project', documentId, names: ['told'], locales: ['ar'], ids: [expect.any(Number)] })

    site.forget()
    await admin.publish('project', documentId, 'de', project('told'))
    expect((await site.waitForChange(documentId)).body).toMatchObject({ names: ['told'], locales: ['de'] })
  })

  test('of another address with the former one, in whatever language the document stood there; of one without pages with none', async () => {
    const documentId = await admin.createPublished('project', project('first-address'))
    await admin.publish('project', documentId, 'de', project('first-address'))
    await site.waitForChange(documentId, 2)
    site.forget()
    await admin.publish('project', documentId, 'ar', project('second-address'))
    expect((await site.waitForChange(documentId)).body.names.sort()).toEqual(['first-address', 'second-address'])
    const partner = await admin.createPublished('partner', { name: 'Partner', visible: true })
    expect((await site.waitForChange(partner)).body.names).toEqual([])
  })

  test('of a withdrawal and of a deletion', async () => {
    const documentId = await admin.createPublished('project', project('short-lived'))
    await site.waitForChange(documentId)
    site.forget()
    await admin.unpublish('project', documentId)
    expect((await site.waitForChange(documentId)).body).toMatchObject({ names: ['short-lived'], locales: ['ar'] })
    site.forget()
    await admin.remove('project', documentId)
    expect((await site.waitForChange(documentId)).body).toMatchObject({ model: 'project', locales: [] })
  })

  test('of what has no drafts, as soon as it is saved', async () => {
    const { documentId } = (await admin.call('PUT', '/content-manager/single-types/api::components-visibility.components-visibility', {})).body.data
    expect((await site.waitForChange(documentId)).body.model).toBe('components-visibility')
  })

  test('nothing of a draft, and nothing of a publication that was refused', async () => {
    const drafted = await admin.create('article', article('Draft'))
    await admin.edit('article', drafted, { ...article('Draft'), title: 'Changed' })
    const refused = await admin.create('article', { ...article('Refused'), title: '' })
    expect((await admin.tryPublish('article', refused)).status).toBe(400)
    const next = await admin.createPublished('article', article('Next'))
    await site.waitForChange(next)
    expect(site.received.filter(({ body }) => [drafted, refused].includes(body.documentId))).toEqual([])
  })

  test('again of what it did not hear, in order, until it hears', async () => {
    const documents: string[] = []
    // Away in the middle of being told, then down.
    for (const status of [null, 503]) {
      site.status = status
      documents.push(await admin.createPublished('article', article('Unheard')))
      await site.waitForChange(documents[0] as string)
    }
    site.forget()
    site.status = 200
    for (const documentId of documents) await site.waitForChange(documentId)
    expect(site.received.map(({ body }) => body.documentId)).toEqual(documents)
  })

  test('once of a document that has changed often while it was away', async () => {
    site.status = 503
    const documentId = await admin.createPublished('article', article('Often'))
    await admin.unpublish('article', documentId)
    await admin.publish('article', documentId)
    await site.waitForChange(documentId)
    site.forget()
    site.status = 200
    const next = await admin.createPublished('article', article('After'))
    await site.waitForChange(next)
    expect(site.received.filter(({ body }) => body.documentId === documentId)).toHaveLength(1)
  })

  describe('of boundaries in time', () => {
    const slug = (moment: Date) => `at-${moment.getTime()}`
    const notice = (startDate: Date, endDate: Date) => ({ title: 'Notice', type: 'info', startDate: startDate.toISOString(), endDate: endDate.toISOString() })
    const active = async () => (await service.read('announcements/active')).body.data

    test('when an event starts', async () => {
      const { done: documentId, moment } = await ahead((start) => admin.createPublished('event', event(slug(start), start)))
      const { body } = await site.waitForChange(documentId, 2)
      expect(Date.now()).toBeGreaterThanOrEqual(moment.getTime())
      expect(body).toMatchObject({ model: 'event', documentId, names: [slug(moment)] })
    })

    test('when an event ends', async () => {
      const { done: documentId } = await ahead((end) => admin.createPublished('event', { ...event(slug(end), hours(-1)), endDate: end.toISOString() }))
      expect((await site.waitForChange(documentId, 2)).body.model).toBe('event')
    })

    test('when an announcement starts', async () => {
      const { done } = await ahead(async (start) => {
        const documentId = await admin.createPublished('announcement', notice(start, hours(1)))
        const before = (await active()).map((each: { documentId: string }) => each.documentId)
        return { documentId, before }
      })
      expect(done.before).not.toContain(done.documentId)
      await site.waitForChange(done.documentId, 2)
      expect(await active()).toContainEqual(expect.objectContaining({ documentId: done.documentId }))
    })

    test('when an announcement ends', async () => {
      const { done } = await ahead(async (end) => {
        const documentId = await admin.createPublished('announcement', notice(hours(-1), end))
        return { documentId, before: await active() }
      })
      expect(done.before).toContainEqual(expect.objectContaining({ documentId: done.documentId }))
      await site.waitForChange(done.documentId, 2)
      expect(await active()).not.toContainEqual(expect.objectContaining({ documentId: done.documentId }))
    })

    test('not of a draft, and of one missed while the site was away', async () => {
      const { done } = await ahead(async (start) => {
        site.status = 200
        const draft = await admin.create('event', event(`draft-${slug(start)}`, start))
        const documentId = await admin.createPublished('event', event(`missed-${slug(start)}`, start))
        await site.waitForChange(documentId)
        site.status = 503
        return { draft, documentId }
      })
      await site.waitForChange(done.documentId, 2)
      site.forget()
      site.status = 200
      await site.waitForChange(done.documentId)
      expect(site.received.filter(({ body }) => body.documentId === done.draft)).toEqual([])
    })
  })

  unlessShort('after a restart, of what it did not hear before, at its new address with the new secret', async () => {
    site.status = 503
    const documentId = await admin.createPublished('article', article('Before the restart'))
    await site.waitForChange(documentId)
    await service.pause('SIGKILL')
    const moved = await ListeningSite.start()
    Object.assign(service.environment, { SITE_URL: moved.url, REVALIDATE_SECRET: 'another-secret' })
    service = await service.restart()
    expect((await moved.waitForChange(documentId)).headers['x-webhook-secret']).toBe('another-secret')
    await moved.stop()
  })
})

describe.each(oneDatabase('postgres'))('what several sites are told (%s)', (database) => {
  let one: ListeningSite
  let other: ListeningSite
  let service: ContentService
  let admin: Admin

  const untilNothingWaits = () => until(async () => ((await withDatabase(service, (tables) => tables('site_notices').select())).length === 0 ? true : null))

  beforeAll(async () => {
    one = await ListeningSite.start()
    other = await ListeningSite.start()
    service = await ContentService.start(database, { SITES: `${one.url}, ${other.url}/` })
    admin = await Admin.login(service)
  })

  afterAll(async () => {
    await service.stop()
    await one.stop()
    await other.stop()
  })

  test('each hears everything, in order, whoever is away', async () => {
    other.status = 503
    const documents: string[] = []
    for (const title of ['First', 'Second']) {
      const documentId = await admin.createPublished('article', article(title))
      documents.push(documentId)
      await one.waitForChange(documentId)
    }
    await other.waitForChange(documents[0] as string)
    other.forget()
    other.status = 200
    for (const documentId of documents) await other.waitForChange(documentId)
    expect(other.received.map(({ body }) => body.documentId)).toEqual(documents)
    expect(one.received.map(({ body }) => body.documentId)).toEqual(documents)
    await untilNothingWaits()
  })

  test('what a process of an earlier release has noted is told without names and languages, which it did not know', async () => {
    other.status = 503
    const documentId = await admin.createPublished('article', article('Of two releases'))
    await other.waitForChange(documentId)
    await withDatabase(service, (tables) => tables('site_notices').where({ changed_id: documentId }).update({ names: null, changed_locale: null }))
    other.forget()
    other.status = 200
    expect((await other.waitForChange(documentId)).body).toEqual({ model: 'article', documentId, locales: [], ids: [expect.any(Number)] })
    await untilNothingWaits()
  })

  unlessShort('one that is taken from the setting is forgotten, with what was kept for it', async () => {
    other.status = 503
    const documentId = await admin.createPublished('article', article('For one'))
    await Promise.all([one, other].map((site) => site.waitForChange(documentId)))
    expect(await withDatabase(service, (tables) => tables('site_notices').select())).toHaveLength(1)
    await service.pause('SIGKILL')
    service.environment.SITES = one.url
    service = await service.restart()
    await untilNothingWaits()
  })
})
