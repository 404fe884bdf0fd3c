import { Admin } from './support/admin'
import { article, event, hours, project } from './support/content'
import { ContentService, databases } from './support/service'
import { ListeningSite } from './support/site'

describe.each(databases)('what the site is told (%s)', (database) => {
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

  test('of a publication, in each language, with the secret', async () => {
    const documentId = await admin.createPublished('article', article('خبر'))
    const { path, headers, body } = await site.waitForEvent('entry.publish', documentId)
    expect(path).toBe('/api/revalidate')
    expect(headers['x-webhook-secret']).toBe(service.environment.REVALIDATE_SECRET)
    expect(body).toMatchObject({ event: 'entry.publish', model: 'article', uid: 'api::article.article', entry: { documentId, locale: 'ar' } })

    await admin.publish('article', documentId, 'de', article('Nachricht'))
    const german = await site.waitFor((received) => received.body.event === 'entry.publish' && received.body.entry.locale === 'de')
    expect(german.body.entry.documentId).toBe(documentId)
  })

  test('of a draft only as a draft', async () => {
    const documentId = await admin.create('article', article('Draft'))
    const { body } = await site.waitForEvent('entry.create', documentId)
    expect(body.entry.publishedAt).toBeNull()
  })

  test('of a withdrawal and of a deletion', async () => {
    const documentId = await admin.createPublished('project', project('short-lived'))
    await admin.unpublish('project', documentId)
    expect((await site.waitForEvent('entry.unpublish', documentId)).body.entry.slug).toBe('short-lived')
    await admin.remove('project', documentId)
    expect((await site.waitForEvent('entry.delete', documentId)).body.model).toBe('project')
  })

  test('nothing of a publication that was refused', async () => {
    const refused = await admin.create('article', { ...article('Refused'), title: '' })
    expect((await admin.tryPublish('article', refused)).status).toBe(400)
    const next = await admin.createPublished('article', article('Next'))
    await site.waitForEvent('entry.publish', next)
    expect(site.received.filter(({ body }) => body.event === 'entry.publish' && body.entry.documentId === refused)).toEqual([])
  })

  describe('of boundaries in time', () => {
    const soon = () => new Date(Date.now() + 1500)

    test('when an event starts', async () => {
      const startDate = soon()
      const documentId = await admin.createPublished('event', event('starts-soon', startDate))
      const { body, headers } = await site.waitForEvent('renew', documentId)
      expect(Date.now()).toBeGreaterThanOrEqual(startDate.getTime())
      expect(headers['x-webhook-secret']).toBe(service.environment.REVALIDATE_SECRET)
      expect(body).toMatchObject({ model: 'event', uid: 'api::event.event', entry: { documentId, slug: 'starts-soon' } })
    })

    test('when an event ends', async () => {
      const documentId = await admin.createPublished('event', { ...event('ends-soon', hours(-1)), endDate: soon().toISOString() })
      expect((await site.waitForEvent('renew', documentId)).body.model).toBe('event')
    })

    test('when an announcement starts and when it ends', async () => {
      const fields = { title: 'Notice', type: 'info', startDate: soon().toISOString(), endDate: new Date(Date.now() + 3000).toISOString() }
      const documentId = await admin.createPublished('announcement', fields)
      expect((await service.read('announcements/active')).body.data).toEqual([])
      await site.waitForEvent('renew', documentId)
      expect((await service.read('announcements/active')).body.data).toMatchObject([{ title: 'Notice' }])
      await site.waitFor(() => site.received.filter(({ body }) => body.event === 'renew' && body.entry.documentId === documentId).length === 2)
      expect((await service.read('announcements/active')).body.data).toEqual([])
    })

    test('not of a draft, and of one missed while the site was away', async () => {
      const draft = await admin.create('event', event('draft-soon', soon()))
      site.status = 503
      const documentId = await admin.createPublished('event', event('missed', soon()))
      await site.waitForEvent('renew', documentId)
      site.status = 200
      // The next write looks for boundaries at once and finds the one that was not delivered.
      await admin.createPublished('event', event('other', hours(5)))
      await site.waitFor(() => site.received.filter(({ body }) => body.event === 'renew' && body.entry.documentId === documentId).length === 2)
      expect(site.received.filter(({ body }) => body.event === 'renew' && body.entry.documentId === draft)).toEqual([])
    })
  })
})
