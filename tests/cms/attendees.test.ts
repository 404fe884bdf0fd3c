import { Admin } from './support/admin'
import { event, hours } from './support/content'
import { storedTime, withDatabase } from './support/database'
import { unlessShort } from './support/depth'
import { linkOf, post } from './support/links'
import { Mailbox } from './support/mailbox'
import { ContentService, oneDatabase } from './support/service'
import { handIn, registration } from './support/submissions'
import { until } from './support/until'
import { addUser } from './support/users'

const HALL = { type: 'physical', venue: 'قاعة البلدية', city: 'حمص' }

describe.each(oneDatabase('postgres'))('those who have registered for an event (%s)', (database) => {
  let mailbox: Mailbox
  let service: ContentService
  let admin: Admin

  beforeAll(async () => {
    mailbox = await Mailbox.create()
    await mailbox.start()
    service = await ContentService.start(database, { ...mailbox.environment, EVENT_MAILS_LOOK_MS: '100' })
    admin = await Admin.login(service)
  })

  afterAll(async () => {
    await service.stop()
    await mailbox.stop()
  })

  const fields = (slug: string, start = hours(48)) => ({
    ...event(slug, start),
    timeZone: 'Asia/Damascus',
    location: HALL,
    registration: { required: true, capacity: 500 },
  })

  const open = (slug: string, start?: Date) => admin.createPublished('event', fields(slug, start))

  async function register(id: string, email: string, submitLanguage = 'ar'): Promise<void> {
    expect((await handIn(service, 'event-registrations', { ...registration(id, email), submitLanguage })).status).toBe(200)
    await mailbox.waitFor(email)
  }

  /** Publishes other fields of an event, as the admin does: the parts that it loaded go along. */
  async function change(id: string, changes: object, locale = 'ar'): Promise<void> {
    const { data } = (await admin.call('GET', `/content-manager/collection-types/api::event.event/${id}?locale=${locale}`)).body
    const { title, slug, startDate, eventType, timeZone, isCancelled, location, registration: seats } = data
    await admin.publish('event', id, locale, { title, slug, startDate, eventType, timeZone, isCancelled, location, registration: seats, ...changes })
  }

  const panel = async (id: string, who = admin) => (await who.call('GET', `/event-attendees/${id}`)).body.data
  const tell = (id: string, who = admin) => who.call('POST', `/event-attendees/${id}/tell`)
  const entryOf = async (email: string, count: number) => mailbox.attachment(await mailbox.waitFor(email, count), 'event.ics')
  const lineOf = (entry: string, name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(entry)?.[1]

  /** Mails leave in their order: what was queued before this one has arrived with it. */
  async function nothingMoreThan(email: string, count: number): Promise<void> {
    const marker = `marker-${crypto.randomUUID()}@example.org`
    await handIn(service, 'contact-forms', { name: 'Marker', email: marker, subject: 'Marker', message: 'A question.', submitLanguage: 'en' })
    await mailbox.waitFor(marker)
    expect(await mailbox.to(email)).toHaveLength(count)
  }

  test('hear of another time in their language, with what was and a file that moves the entry, once', async () => {
    const id = await open('moved', new Date('2031-03-01T09:00:00Z'))
    await admin.publish('event', id, 'en', {
      ...fields('moved', new Date('2031-03-01T09:00:00Z')),
      title: 'Camp',
      location: { type: 'physical', venue: 'Town hall' },
    })
    await register(id, 'moved-ar@example.org')
    await register(id, 'moved-en@example.org', 'en')
    await change(id, { startDate: '2031-03-02T11:30:00.000Z' })

    const { pending, registered, isPublic } = await panel(id)
    expect({ registered, isPublic }).toEqual({ registered: 2, isPublic: true })
    expect(pending).toMatchObject({ news: 'eventChanged', count: 2 })
    expect(Date.parse(pending.at) - Date.now()).toBeGreaterThan(5 * 60_000)
    await nothingMoreThan('moved-en@example.org', 1)

    expect((await tell(id)).body.data).toEqual({ registered: 2, waiting: 0, isPublic: true, pending: null, mayTell: true })
    const english = await mailbox.waitFor('moved-en@example.org', 2)
    expect(english.subject).toBe('Please note the change: Camp')
    expect(english.text).toContain('2 March 2031')
    expect(english.text).toContain('14:30')
    expect(english.text).toMatch(/Until now it was planned for: .*1 March 2031.*12:00/)
    expect(english.text).not.toContain('Until now the place was')
    expect((await mailbox.waitFor('moved-ar@example.org', 2)).subject).toBe('تغيير نرجو الانتباه إليه: moved')
    const [first, second] = await Promise.all([entryOf('moved-en@example.org', 1), entryOf('moved-en@example.org', 2)])
    expect(lineOf(second, 'UID')).toBe(lineOf(first, 'UID'))
    expect(lineOf(second, 'DTSTART')).toBe('20310302T113000Z')
    expect(Number(lineOf(second, 'SEQUENCE'))).toBeGreaterThan(Number(lineOf(first, 'SEQUENCE')))

    await tell(id)
    await nothingMoreThan('moved-en@example.org', 2)
    // Its link cancels, after which nothing is told any more.
    expect((await post(service, 'event-registrations/cancel', linkOf(english))).body).toEqual({ success: true })
    await mailbox.waitFor('moved-en@example.org', 3)
    await change(id, { startDate: '2031-03-05T11:30:00.000Z' })
    expect((await panel(id)).pending.count).toBe(1)
    await tell(id)
    await mailbox.waitFor('moved-ar@example.org', 3)
    await nothingMoreThan('moved-en@example.org', 3)
  })

  test('hear of another place, if it is theirs', async () => {
    const id = await open('replaced')
    await register(id, 'place-ar@example.org')
    await register(id, 'place-en@example.org', 'en')
    // The first words in a language are no news for those who were told in another one.
    await admin.publish('event', id, 'en', { ...fields('replaced'), startDate: undefined, title: 'Camp', location: { type: 'physical', venue: 'Town hall' } })
    expect((await panel(id)).pending).toBeNull()
    await change(id, { location: { ...HALL, venue: 'المركز الثقافي' } })
    expect((await panel(id)).pending).toMatchObject({ news: 'eventChanged', count: 1 })
    await tell(id)
    const mail = await mailbox.waitFor('place-ar@example.org', 2)
    expect(mail.text).toContain('المركز الثقافي')
    expect(mail.text).toContain('المكان السابق: قاعة البلدية، حمص')
    await nothingMoreThan('place-en@example.org', 1)
  })

  test('hear nothing of what is corrected in time, of other words, and of what an editor keeps quiet', async () => {
    const start = new Date('2031-04-01T09:00:00Z')
    const id = await open('corrected', start)
    await register(id, 'corrected@example.org')
    await change(id, { startDate: '2031-04-01T21:00:00.000Z' })
    expect((await panel(id)).pending).toMatchObject({ count: 1 })
    await change(id, { startDate: start.toISOString(), title: 'Another title', shortDescription: 'Other words' })
    expect((await panel(id)).pending).toBeNull()
    await change(id, { startDate: '2031-04-01T10:00:00.000Z' })
    expect((await admin.call('POST', `/event-attendees/${id}/quiet`)).body.data.pending).toBeNull()
    await tell(id)
    await nothingMoreThan('corrected@example.org', 1)
  })

  unlessShort('hear once of two changes between which no mail could leave, with what they were told before', async () => {
    const id = await open('outage', new Date('2031-05-01T09:00:00Z'))
    await register(id, 'outage@example.org', 'en')
    await mailbox.stop()
    for (const startDate of ['2031-05-02T09:00:00.000Z', '2031-05-03T09:00:00.000Z']) {
      await change(id, { startDate })
      expect((await tell(id)).body.data.pending).toBeNull()
    }
    await mailbox.start()
    const mail = await mailbox.waitFor('outage@example.org')
    expect(mail.text).toMatch(/When: .*3 May 2031/)
    expect(mail.text).toMatch(/Until now it was planned for: .*1 May 2031/)
    await nothingMoreThan('outage@example.org', 1)
  })

  test('hear that it is cancelled, and that it takes place after all', async () => {
    const id = await open('off')
    await register(id, 'off@example.org')
    await change(id, { isCancelled: true })
    const late = await handIn(service, 'event-registrations', registration(id, 'late@example.org'))
    expect(late).toMatchObject({ status: 409, body: { error: { details: { code: 'event_closed' } } } })
    expect((await panel(id)).pending).toMatchObject({ news: 'eventCancelled', count: 1 })
    await tell(id)
    expect((await mailbox.waitFor('off@example.org', 2)).subject).toBe('أُلغيت الفعالية: off')
    const entry = await entryOf('off@example.org', 2)
    expect(entry).toContain('METHOD:CANCEL\r\n')
    expect(entry).toContain('STATUS:CANCELLED\r\n')

    // Nobody needs to hear when it would have been.
    await change(id, { startDate: hours(72).toISOString() })
    expect((await panel(id)).pending).toBeNull()
    await change(id, { isCancelled: false })
    await tell(id)
    expect((await mailbox.waitFor('off@example.org', 3)).text).toContain('كنا قد أخبرناك بإلغاء الفعالية')
    expect(await entryOf('off@example.org', 3)).toContain('METHOD:PUBLISH\r\n')
  })

  test('are told before the event can be deleted', async () => {
    const id = await open('deleted')
    await register(id, 'deleted@example.org')
    const remove = () => admin.call('DELETE', `/content-manager/collection-types/api::event.event/${id}?locale=*`)
    const refused = await remove()
    expect(refused.status).toBe(400)
    expect(refused.body.error.message).toContain('those who have registered (1) expect this event')
    expect((await service.read(`events/${id}?locale=ar`)).status).toBe(200)
    await admin.unpublish('event', id)
    expect(await panel(id)).toEqual({ registered: 1, waiting: 0, isPublic: false, pending: null, mayTell: true })
    expect((await remove()).status).toBe(400)

    await change(id, { isCancelled: true })
    await tell(id)
    await mailbox.waitFor('deleted@example.org', 2)
    expect((await remove()).status).toBe(200)
  })

  test('are reminded an hour before, each once, if they had registered by then', async () => {
    const id = await open('soon', hours(0.5))
    await register(id, 'just-now@example.org')
    await register(id, 'earlier@example.org', 'en')
    await withDatabase(service, (tables) =>
      tables('event_registrations')
        .where({ event_id: id, email: 'earlier@example.org' })
        .update({ registered_at: storedTime(service, hours(-3)) }),
    )
    const mail = await mailbox.waitFor('earlier@example.org', 2)
    expect(mail.subject).toBe('See you soon: soon')
    expect(mail.text).toContain('قاعة البلدية')
    expect(linkOf(mail)).toMatchObject({ email: 'earlier@example.org' })
    // Put off by a day they hear of that, and are reminded of the new time when that comes.
    await change(id, { startDate: hours(26).toISOString() })
    await tell(id)
    await mailbox.waitFor('earlier@example.org', 3)
    await nothingMoreThan('earlier@example.org', 3)
    await nothingMoreThan('just-now@example.org', 2)
  })

  unlessShort('of a crowd each hears once, whichever of two processes is asked, some time after it was published', async () => {
    const id = await open('crowd')
    const people = Array.from({ length: 20 }, (_, index) => `crowd-${index}@example.org`)
    for (const email of people) expect((await handIn(service, 'event-registrations', registration(id, email))).status).toBe(200)
    const twin = await service.twin({ EVENT_NEWS_DELAY_MS: '0' })
    try {
      await change(id, { startDate: hours(96).toISOString() })
      await Promise.all(Array.from({ length: 6 }, () => tell(id)))
      await until(async () => ((await panel(id)).pending === null ? true : null))
      for (const email of people) await mailbox.waitFor(email, 2)
    } finally {
      await twin.pause()
    }
    const queued = await withDatabase(service, (tables) => tables('outbox_mails').where({ template: 'eventChanged' }).select())
    const registered = await withDatabase(service, (tables) => tables('event_registrations').where({ event_id: id }).select())
    const theirs = new Set(registered.map((row) => row.document_id))
    expect(queued.filter((row) => theirs.has(row.submission_id))).toHaveLength(people.length)
  })

  test('are counted for editors and for nobody else', async () => {
    const id = await open('rights')
    const [editor, reviewer] = [
      await addUser(admin, service, 'editor@example.org', 'strapi-editor'),
      await addUser(admin, service, 'reviewer@example.org', 'imar-reviewer'),
    ]
    expect(await panel(id, editor)).toEqual({ registered: 0, waiting: 0, isPublic: true, pending: null, mayTell: true })
    const team = await addUser(admin, service, 'team@example.org', 'imar-event-team')
    expect((await panel(id, team)).mayTell).toBe(false)
    for (const path of ['/tell', '/quiet']) expect((await team.call('POST', `/event-attendees/${id}${path}`)).status).toBe(403)
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/tell'],
      ['POST', '/quiet'],
    ] as const) {
      expect((await reviewer.call(method, `/event-attendees/${id}${path}`)).status).toBe(403)
      expect((await service.send(method, `/event-attendees/${id}${path}`, {})).status).toBe(401)
    }
  })
})
