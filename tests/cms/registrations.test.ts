import { randomUUID } from 'node:crypto'
import { Admin } from './support/admin'
import { event, hours } from './support/content'
import { withDatabase } from './support/database'
import { unlessShort } from './support/depth'
import { linkOf, post } from './support/links'
import { Mailbox } from './support/mailbox'
import { ContentService, bothUnlessShort } from './support/service'
import { ListeningSite } from './support/site'
import { handIn, registration } from './support/submissions'
import { until } from './support/until'

const EVENTS = '/content-manager/collection-types/api::event.event'

type Registration = { required: boolean; capacity: number | null; currentRegistrations: number; isFull: boolean }

describe.each(bothUnlessShort('postgres'))('seats of an event (%s)', (database) => {
  let mailbox: Mailbox
  let site: ListeningSite
  let service: ContentService
  let admin: Admin

  const open = (slug: string, capacity: number) => admin.createPublished('event', { ...event(slug, hours(48)), registration: { required: true, capacity } })

  const register = (id: string, email: string, key?: string) => handIn(service, 'event-registrations', registration(id, email), key)

  const shown = async (id: string, locale = 'ar'): Promise<Registration> => (await service.read(`events/${id}?locale=${locale}`)).body.data.registration

  const untilShown = (id: string, taken: number) => until(async () => ((await shown(id)).currentRegistrations === taken ? true : null))

  /** The calendar entry that came with the n-th mail to an address. */
  const entryOf = async (email: string, count: number) => mailbox.attachment(await mailbox.waitFor(email, count), 'event.ics')

  const lineOf = (entry: string, name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(entry)?.[1]

  const cancel = (link: object) => post(service, 'event-registrations/cancel', link)

  /** What the admin loads into the page of an event: what it sends back when an editor saves. */
  const loaded = async (id: string, locale = 'ar') => (await admin.call('GET', `${EVENTS}/${id}?locale=${locale}`)).body.data

  const rowsOf = (id: string) => withDatabase(service, (tables) => tables('event_registrations').where({ event_id: id }).orderBy('id').select())

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
      for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { success: true } })
      expect(answers.filter(({ body }) => body.already)).toHaveLength(2)
      await untilShown(id, 0)
      expect((await shown(id)).isFull).toBe(false)
      const mail = await mailbox.waitFor('guest@example.org', 2)
      expect(mail.subject).toBe('أُلغي تسجيلك: cancelled')
      const [added, removed] = await Promise.all([entryOf('guest@example.org', 1), entryOf('guest@example.org', 2)])
      expect(added).toContain('METHOD:PUBLISH\r\n')
      expect(removed).toContain('METHOD:CANCEL\r\n')
      expect(removed).toContain('STATUS:CANCELLED\r\n')
      expect(removed).toContain('ORGANIZER;')
      expect(lineOf(removed, 'UID')).toBe(lineOf(added, 'UID'))
      expect(Number(lineOf(removed, 'SEQUENCE'))).toBeGreaterThan(Number(lineOf(added, 'SEQUENCE')))

      // One seat was freed, not three; and the same person may come back with the same words.
      expect((await register(id, 'guest@example.org', key)).status).toBe(200)
      expect((await register(id, 'late@example.org')).status).toBe(409)
      await mailbox.waitFor('guest@example.org', 3)
      const again = await entryOf('guest@example.org', 3)
      expect(again).toContain('METHOD:PUBLISH\r\n')
      expect(Number(lineOf(again, 'SEQUENCE'))).toBeGreaterThanOrEqual(Number(lineOf(removed, 'SEQUENCE')))
      expect(await cancel(link)).toEqual({ status: 200, body: { success: true, already: true } })
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

    test('and registering are counted, and told to the site, before they are answered', async () => {
      const id = await open('agrees', 2)
      await site.waitForChange(id)
      const countAfter = async (answered: Promise<unknown>) => {
        site.forget()
        await answered
        expect(site.received.map(({ body }) => body.documentId)).toContain(id)
        return (await service.read('events?filters[slug][$eq]=agrees')).body.data[0].registration.currentRegistrations
      }
      expect(await countAfter(register(id, 'agrees@example.org'))).toBe(1)
      const link = linkOf(await mailbox.waitFor('agrees@example.org'))
      expect(await countAfter(cancel(link))).toBe(0)
    })

    test('has the page of the event rendered anew', async () => {
      const id = await open('renewed', 5)
      await site.waitForChange(id)
      site.forget()
      await register(id, 'renew@example.org')
      await site.waitForChange(id)
      site.forget()
      await cancel(linkOf(await mailbox.waitFor('renew@example.org')))
      await site.waitForChange(id)
    })
  })

  describe('one address', () => {
    test('holds one seat however it is written, and is told so by mail alone', async () => {
      const id = await open('once', 5)
      const first = await register(id, 'once@example.org')
      const again = await register(id, ' Once@Example.org')
      // What a stranger who types the address sees is what a new one sees.
      expect(again.status).toBe(first.status)
      expect(Object.keys(again.body)).toEqual(Object.keys(first.body))
      // No number that leads nowhere: the page tells none, and the mail has the one that counts.
      expect(first.body.data.reference).toMatch(/^E-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
      expect(again.body.data.reference).toBe('')
      expect(again.body.data.documentId).toHaveLength(first.body.data.documentId.length)
      expect(await rowsOf(id)).toHaveLength(1)
      const mail = await mailbox.waitFor('once@example.org', 2)
      expect(mail.subject).toBe('تسجيلك قائم مسبقاً: once')
      expect(mail.text).toContain(first.body.data.reference)
      expect(await entryOf('once@example.org', 2)).toContain('METHOD:PUBLISH\r\n')
      await untilShown(id, 1)

      // Its own link cancels, after which one may come anew.
      expect((await cancel(linkOf(mail))).body).toEqual({ success: true })
      const anew = await register(id, 'once@example.org')
      await mailbox.waitFor('once@example.org', 4)
      expect((await rowsOf(id)).map(({ reference }) => reference)).toEqual([first.body.data.reference, anew.body.data.reference])
      await untilShown(id, 1)
    })

    test('holds one seat with its domain in Unicode and in ASCII', async () => {
      const id = await open('domains', 5)
      for (const email of ['seat@bücher.example', 'Seat@xn--bcher-kva.example', 'seat@BÜCHER.example،']) {
        expect((await register(id, email)).status).toBe(200)
      }
      expect(await rowsOf(id)).toMatchObject([{ email: 'seat@bücher.example' }])
    })

    test('is one: a list, a group, a comment or a name beside it is refused', async () => {
      const id = await open('lists', 5)
      const spellings = [
        'p1,v@example.org',
        'name:v@example.org;',
        '(comment)v@example.org',
        '<v@example.org>',
        'mailto:v@example.org',
        'v@example.org,w@example.org',
      ]
      for (const email of spellings) {
        expect(await register(id, email)).toMatchObject({
          status: 400,
          body: { error: { details: { fields: [{ path: 'email', code: 'invalid_email' }] } } },
        })
      }
      expect(await rowsOf(id)).toEqual([])
    })

    test('gets the same answer for the same key, and no more than one mail a minute', async () => {
      const id = await open('repeated', 5)
      await register(id, 'often@example.org')
      const key = randomUUID()
      const answers = await Promise.all(Array.from({ length: 6 }, () => register(id, 'often@example.org', key)))
      expect(new Set(answers.map(({ body }) => body.data.reference)).size).toBe(1)
      await mailbox.waitFor('often@example.org', 2)
      // A mail that was queued after all of them shows that no third one is on its way.
      await register(id, 'after@example.org')
      await mailbox.waitFor('after@example.org')
      expect(await mailbox.to('often@example.org')).toHaveLength(2)
    })

    test('that holds the last seat gets its mail from a full event, which says to everybody that it is full', async () => {
      const id = await open('taken', 1)
      await register(id, 'holder@example.org')
      const [holder, stranger] = [await register(id, 'holder@example.org'), await register(id, 'stranger@example.org')]
      expect(holder).toEqual(stranger)
      expect(holder).toMatchObject({ status: 409, body: { error: { details: { code: 'event_full' } } } })
      expect((await mailbox.waitFor('holder@example.org', 2)).subject).toBe('تسجيلك قائم مسبقاً: taken')
      expect(await mailbox.to('stranger@example.org')).toEqual([])
    })

    test('of the greatest length has one too', async () => {
      const id = await open('longest', 2)
      const email = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(49)}.example.org`
      expect(email).toHaveLength(254)
      for (const address of [email, email.toUpperCase()]) expect((await register(id, address)).status).toBe(200)
      expect(await rowsOf(id)).toHaveLength(1)
    })

    unlessShort('that had two registrations before an update keeps them, and gets no third', async () => {
      const id = await open('former', 5)
      for (const email of ['former@example.org', 'other@example.org']) await register(id, email)
      await service.pause()
      await withDatabase(service, async (tables) => {
        const rows = () => tables('event_registrations')
        await rows().where({ event_id: id }).update({ duplicate_key: null, email: 'Former@example.org', email_key: 'former@example.org' })
      })
      service = await service.restart()
      admin = await Admin.login(service)
      expect((await rowsOf(id)).map(({ duplicate_key: key }) => key)).toEqual([`former@example.org ${id}`, null])
      expect((await register(id, 'former@example.org')).status).toBe(200)
      expect(await rowsOf(id)).toHaveLength(2)
      await untilShown(id, 2)
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

    test('may say that it is full while seats are left, and take that back', async () => {
      const id = await open('said-full', 10)
      const say = async (isFull: boolean) => {
        const { title, slug, startDate, eventType, registration: now } = await loaded(id)
        await admin.publish('event', id, 'ar', { title, slug, startDate, eventType, registration: { ...now, isFull } })
      }
      await register(id, 'marked@example.org')
      await untilShown(id, 1)
      await say(true)
      expect(await shown(id)).toMatchObject({ capacity: 10, currentRegistrations: 1, isFull: true })
      expect((await register(id, 'after-marked@example.org')).status).toBe(409)
      expect((await cancel(linkOf(await mailbox.waitFor('marked@example.org')))).status).toBe(200)
      await untilShown(id, 0)
      expect(await shown(id)).toMatchObject({ isFull: true })
      await say(false)
      expect(await shown(id)).toMatchObject({ isFull: false })
      expect((await register(id, 'after-marked@example.org')).status).toBe(200)
    })

    test('may enter those who registered elsewhere before', async () => {
      const id = await admin.createPublished('event', {
        ...event('elsewhere', hours(48)),
        registration: { required: true, capacity: 2, currentRegistrations: 2 },
      })
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

  // Last: the mails to all of them would keep later ones waiting.
  unlessShort('an address that sends fifty of two hundred at the same time, to two processes, takes one seat', async () => {
    const id = await open('crowd', 500)
    const twin = await service.twin()
    try {
      const senders = Array.from({ length: 200 }, (_, index) => (index % 4 === 0 ? 'crowd@example.org' : `crowd${index}@example.org`))
      const answers = await Promise.all(senders.map((email, index) => handIn(index % 2 === 0 ? service : twin, 'event-registrations', registration(id, email))))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(new Set((await rowsOf(id)).map(({ email }) => email)).size).toBe(151)
      expect(await rowsOf(id)).toHaveLength(151)
      await untilShown(id, 151)
    } finally {
      await twin.pause()
    }
  })
})
