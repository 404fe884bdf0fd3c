import { randomUUID } from 'node:crypto'
import { Admin } from './support/admin'
import { event, hours } from './support/content'
import { linkOf, post } from './support/links'
import { Mailbox } from './support/mailbox'
import { ContentService, databases } from './support/service'
import { ListeningSite } from './support/site'
import { handIn, registration } from './support/submissions'
import { until } from './support/until'

const EVENTS = '/content-manager/collection-types/api::event.event'

type Registration = { required: boolean; capacity: number | null; currentRegistrations: number; isFull: boolean }

describe.each(databases)('seats of an event (%s)', (database) => {
  let mailbox: Mailbox
  let site: ListeningSite
  let service: ContentService
  let admin: Admin

  const open = (slug: string, capacity: number) => admin.createPublished('event', { ...event(slug, hours(48)), registration: { required: true, capacity } })

  const register = (id: string, email: string, key?: string) => handIn(service, 'event-registrations', registration(id, email), key)

  const shown = async (id: string, locale = 'ar'): Promise<Registration> => (await service.read(`events/${id}?locale=${locale}`)).body.data.registration

  const untilShown = (id: string, taken: number) => until(async () => ((await shown(id)).currentRegistrations === taken ? true : null))

  const cancel = (link: object) => post(service, 'event-registrations/cancel', link)

  /** What the admin loads into the page of an event: what it sends back when an editor saves. */
  const loaded = async (id: string, locale = 'ar') => (await admin.call('GET', `${EVENTS}/${id}?locale=${locale}`)).body.data

  beforeAll(async () => {
    mailbox = await Mailbox.create()
    await mailbox.start()
    site = await ListeningSite.start()
    service = await ContentService.start(database, { ...mailbox.environment, SITE_URL: site.url })
    admin = await Admin.login(service)
  })

  afterAll(async () => {
    await service.stop()
    await site.stop()
    await mailbox.stop()
  })

  describe('cancelling', () => {
    test('frees the seat, says so by mail, and is done once', async () => {
      const id = await open('cancelled', 1)
      const key = randomUUID()
      await register(id, 'guest@example.org', key)
      expect((await register(id, 'late@example.org')).status).toBe(409)
      const link = linkOf(await mailbox.waitFor('guest@example.org'))
      await untilShown(id, 1)
      expect((await shown(id)).isFull).toBe(true)

      const answers = await Promise.all([cancel(link), cancel(link), cancel(link)])
      for (const answer of answers) expect(answer).toEqual({ status: 200, body: { success: true } })
      await untilShown(id, 0)
      expect((await shown(id)).isFull).toBe(false)
      const mail = await mailbox.waitFor('guest@example.org', 2)
      expect(mail.subject).toBe('أُلغي تسجيلك: cancelled')

      // One seat was freed, not three; and the same person may come back with the same words.
      expect((await register(id, 'guest@example.org', key)).status).toBe(200)
      expect((await register(id, 'late@example.org')).status).toBe(409)
      await mailbox.waitFor('guest@example.org', 3)
      expect(await cancel(link)).toEqual({ status: 200, body: { success: true } })
      expect(await mailbox.to('guest@example.org')).toHaveLength(3)
      await untilShown(id, 1)
    })

    test.each([
      ['another address', { email: 'other@example.org' }],
      ['another token', { token: 'x'.repeat(43) }],
      ['another registration', { id: '999999' }],
      ['nothing', { email: undefined, token: undefined, id: undefined }],
    ])('with %s does nothing', async (what, change) => {
      const email = `${what.replaceAll(' ', '-')}@example.org`
      const id = await open(`not-cancelled-${what.replaceAll(' ', '-')}`, 1)
      await register(id, email)
      const link = linkOf(await mailbox.waitFor(email))
      expect(await cancel({ ...link, ...change })).toEqual({ status: 200, body: { success: false } })
      expect((await register(id, 'next@example.org')).status).toBe(409)
    })

    test('has the page of the event rendered anew', async () => {
      const id = await open('renewed', 5)
      await register(id, 'renew@example.org')
      const first = await site.waitForEvent('renew', id)
      await cancel(linkOf(await mailbox.waitFor('renew@example.org')))
      await site.waitFor((received) => received !== first && received.body.event === 'renew' && received.body.entry?.documentId === id)
    })
  })

  describe('an editor who saves the event', () => {
    test('does not set the number back that was counted meanwhile', async () => {
      const id = await open('counted', 10)
      const { title, slug, startDate, eventType, registration: before } = await loaded(id)
      await register(id, 'a@example.org')
      await register(id, 'b@example.org')
      await untilShown(id, 2)
      expect(before.currentRegistrations).toBe(0)
      await admin.publish('event', id, 'ar', { title, slug, startDate, eventType, registration: before })
      expect(await shown(id)).toMatchObject({ currentRegistrations: 2, isFull: false })
    })

    test('closes it by fewer seats, and opens it by more', async () => {
      const id = await open('resized', 3)
      for (const email of ['a@example.org', 'b@example.org']) await register(id, email)
      await untilShown(id, 2)
      const resize = async (capacity: number) => {
        const { title, slug, startDate, eventType, registration: now } = await loaded(id)
        await admin.publish('event', id, 'ar', { title, slug, startDate, eventType, registration: { ...now, capacity } })
      }
      await resize(1)
      expect(await shown(id)).toMatchObject({ capacity: 1, currentRegistrations: 2, isFull: true })
      expect((await register(id, 'c@example.org')).status).toBe(409)
      await resize(3)
      expect(await shown(id)).toMatchObject({ capacity: 3, currentRegistrations: 2, isFull: false })
      expect((await register(id, 'c@example.org')).status).toBe(200)
    })

    test('may enter those who registered elsewhere before', async () => {
      const id = await admin.createPublished('event', { ...event('elsewhere', hours(48)), registration: { required: true, capacity: 2, currentRegistrations: 2 } })
      expect(await shown(id)).toMatchObject({ currentRegistrations: 2, isFull: true })
    })
  })

  describe('an event in two languages', () => {
    test('has one number of seats', async () => {
      const id = await open('both', 2)
      await admin.publish('event', id, 'en', { ...event('both', hours(48), 'Camp') })
      expect(await shown(id, 'en')).toMatchObject({ required: true, capacity: 2 })
      await register(id, 'a@example.org')
      await handIn(service, 'event-registrations', { ...registration(id, 'b@example.org'), submitLanguage: 'en' })
      expect((await register(id, 'c@example.org')).status).toBe(409)
      await untilShown(id, 2)
      expect(await shown(id, 'en')).toMatchObject({ currentRegistrations: 2, isFull: true })
      expect((await mailbox.waitFor('b@example.org', 1)).to).toHaveLength(1)
    })

    test('gets more seats in both', async () => {
      const id = await open('more', 1)
      await admin.publish('event', id, 'en', { ...event('more', hours(48), 'More') })
      await register(id, 'a@example.org')
      await untilShown(id, 1)
      const { slug, startDate, eventType, registration: now } = await loaded(id, 'en')
      await admin.publish('event', id, 'en', { title: 'More', slug, startDate, eventType, registration: { ...now, capacity: 2 } })
      for (const locale of ['ar', 'en']) expect(await shown(id, locale)).toMatchObject({ capacity: 2, currentRegistrations: 1, isFull: false })
      expect((await register(id, 'b@example.org')).status).toBe(200)
    })
  })
})
