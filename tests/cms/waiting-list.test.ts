import { Admin } from './support/admin'
import { event, hours } from './support/content'
import { storedTime, withDatabase } from './support/database'
import { unlessShort } from './support/depth'
import { linkOf, post } from './support/links'
import { Mailbox, type Received } from './support/mailbox'
import { ContentService, oneDatabase } from './support/service'
import { handIn, registration } from './support/submissions'
import { until } from './support/until'

describe.each(oneDatabase('postgres'))('the waiting list of an event (%s)', (database) => {
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

  const open = (slug: string, capacity: number) =>
    admin.createPublished('event', { ...event(slug, hours(240)), timeZone: 'Asia/Damascus', registration: { required: true, capacity } })

  const register = (id: string, name: string, more: object = {}, to = service) =>
    handIn(to, 'event-registrations', { ...registration(id, `${name}@example.org`), submitLanguage: 'en', ...more })
  const wait = (id: string, name: string, to = service) => register(id, name, { waitingList: true }, to)

  const mail = (name: string, count = 1) => mailbox.waitFor(`${name}@example.org`, count)
  const subjects = async (name: string) => (await mailbox.to(`${name}@example.org`)).map(({ subject }) => subject.split(':')[0])
  const accept = (received: Received) => post(service, 'event-registrations/accept', linkOf(received))
  const cancel = (received: Received) => post(service, 'event-registrations/cancel', linkOf(received))

  const rowsOf = (id: string) => withDatabase(service, (tables) => tables('event_registrations').where({ event_id: id }).orderBy('id').select())
  const seats = async (id: string) =>
    (await rowsOf(id)).filter((row) => row.cancelled_at === null).map((row) => `${String(row.email).split('@')[0]} ${String(row.seat)}`)
  const taken = (id: string) => withDatabase(service, async (tables) => Number((await tables('event_seats').where({ event_id: id }).select())[0]?.taken ?? 0))

  /** The time of an offer is over. */
  const runOut = (id: string) =>
    withDatabase(service, (tables) =>
      tables('event_registrations')
        .where({ event_id: id, seat: 'offered' })
        .update({ offered_until: storedTime(service, hours(-1)) }),
    )

  test('takes names when the event is full, offers a freed seat in their order, and gives it to who takes it', async () => {
    const id = await open('order', 1)
    await register(id, 'order-holder')
    expect(await register(id, 'order-none')).toMatchObject({ status: 409, body: { error: { details: { code: 'event_full' } } } })
    for (const name of ['order-first', 'order-second']) expect((await wait(id, name)).status).toBe(200)
    const onList = await mail('order-first')
    expect(onList.subject).toBe('You are on the waiting list: order')
    expect(onList.attachments ?? []).toEqual([])
    expect(await taken(id)).toBe(1)
    expect((await admin.call('GET', `/event-attendees/${id}`)).body.data).toMatchObject({ registered: 1, waiting: 2 })

    await cancel(await mail('order-holder'))
    const offer = await mail('order-first', 2)
    expect(offer.subject).toBe('A seat is free for you: order')
    expect(offer.text).toMatch(/It is reserved for you until \S+/)
    expect(await seats(id)).toEqual(['order-first offered', 'order-second waiting'])
    // Kept for them: nobody gets in between.
    expect((await register(id, 'order-late')).status).toBe(409)
    expect(await taken(id)).toBe(1)

    expect(await accept(offer)).toEqual({ status: 200, body: { success: true } })
    const taking = await mail('order-first', 3)
    expect(taking.subject).toBe('You are registered: order')
    expect(await mailbox.attachment(taking, 'event.ics')).toContain('METHOD:PUBLISH')
    expect(await accept(offer)).toEqual({ status: 200, body: { success: true, already: true } })
    expect(await seats(id)).toEqual(['order-first taken', 'order-second waiting'])
    expect(await subjects('order-second')).toEqual(['You are on the waiting list'])
  })

  test('gives an offer that nobody takes to the next, and lets who has missed it begin anew', async () => {
    const id = await open('over', 1)
    await register(id, 'over-holder')
    for (const name of ['over-first', 'over-second']) await wait(id, name)
    await mail('over-second')
    await cancel(await mail('over-holder'))
    const offer = await mail('over-first', 2)
    await runOut(id)
    expect((await mail('over-first', 3)).subject).toBe('Your seat offer has expired: over')
    await mail('over-second', 2)
    expect(await accept(offer)).toEqual({ status: 200, body: { success: false } })
    expect(await taken(id)).toBe(1)
    expect((await wait(id, 'over-first')).status).toBe(200)
    expect(await seats(id)).toEqual(['over-first lapsed', 'over-second offered', 'over-first waiting'])
  })

  unlessShort('lets nobody miss an offer that they could not hear of: its time begins with its mail', async () => {
    const id = await open('unheard', 1)
    await register(id, 'unheard-holder')
    await wait(id, 'unheard-first')
    await mail('unheard-first')
    const link = await mail('unheard-holder')
    await mailbox.stop()
    await cancel(link)
    await until(async () => ((await seats(id)).includes('unheard-first offered') ? true : null))
    await runOut(id)
    // Another one's offer ends meanwhile, at the same look.
    const other = await open('unheard-other', 1)
    await wait(other, 'unheard-other')
    await withDatabase(service, (tables) => tables('event_registrations').where({ event_id: other }).update({ seat: 'offered' }))
    await runOut(other)
    await until(async () => ((await seats(other)).includes('unheard-other lapsed') ? true : null))
    expect(await seats(id)).toEqual(['unheard-first offered'])

    await mailbox.start()
    const offer = await mail('unheard-first')
    expect(offer.subject).toBe('A seat is free for you: unheard')
    const [row] = (await rowsOf(id)).filter(({ seat }) => seat === 'offered')
    expect(new Date(row?.offered_until as string).getTime()).toBeGreaterThan(Date.now())
    expect((await accept(offer)).body).toEqual({ success: true })
  })

  unlessShort('goes on after a stop: what was offered in vain meanwhile goes to the next, and who has missed an offer stays free to come anew', async () => {
    const id = await open('stopped', 1)
    await register(id, 'stopped-holder')
    for (const name of ['stopped-first', 'stopped-second']) await wait(id, name)
    await mail('stopped-second')
    await cancel(await mail('stopped-holder'))
    await mail('stopped-first', 2)
    await service.pause()
    await runOut(id)
    service = await service.restart()
    admin = await Admin.login(service)
    await mail('stopped-second', 2)
    await service.pause()
    service = await service.restart()
    admin = await Admin.login(service)
    expect((await wait(id, 'stopped-first')).status).toBe(200)
    expect(await seats(id)).toEqual(['stopped-first lapsed', 'stopped-second offered', 'stopped-first waiting'])
  })

  test('passes on what is declined, and forgets who leaves it, without a mail about a seat that they had not', async () => {
    const id = await open('declined', 1)
    await register(id, 'declined-holder')
    for (const name of ['declined-first', 'declined-second', 'declined-third']) await wait(id, name)
    // One that waits in the outbox is not sent any more once its person is offered a seat.
    await mail('declined-third')
    expect((await cancel(await mail('declined-second'))).body).toEqual({ success: true })
    expect(await taken(id)).toBe(1)
    await cancel(await mail('declined-holder'))
    expect((await cancel(await mail('declined-first', 2))).body).toEqual({ success: true })
    await mail('declined-third', 2)
    expect(await seats(id)).toEqual(['declined-third offered'])
    expect(await subjects('declined-first')).toEqual(['You are on the waiting list', 'A seat is free for you'])
    expect(await subjects('declined-second')).toEqual(['You are on the waiting list'])
  })

  test('offers the seats that an editor adds, and none of an event that is cancelled', async () => {
    const id = await open('added', 1)
    await register(id, 'added-holder')
    const names = ['added-first', 'added-second', 'added-third']
    for (const name of names) await wait(id, name)
    await mail('added-third')
    const fields = { ...event('added', hours(240)), timeZone: 'Asia/Damascus' }
    await admin.publish('event', id, 'ar', { ...fields, registration: { required: true, capacity: 3 } })
    await Promise.all([mail('added-first', 2), mail('added-second', 2)])
    expect(await seats(id)).toEqual(['added-holder taken', 'added-first offered', 'added-second offered', 'added-third waiting'])

    await admin.publish('event', id, 'ar', { ...fields, isCancelled: true, registration: { required: true, capacity: 9 } })
    await admin.call('POST', `/event-attendees/${id}/tell`)
    // Who waits hears of that too, and of nothing else.
    expect((await mail('added-third', 2)).subject).toBe('Cancelled: added')
    expect(await seats(id)).toContain('added-third waiting')
  })

  test('tells who waits nothing of another time, and who registers once more the same again', async () => {
    const id = await open('again', 1)
    await register(id, 'again-holder')
    await wait(id, 'again-first')
    await mail('again-first')
    const [known, stranger] = [await wait(id, 'again-first'), await wait(id, 'again-second')]
    expect(known.status).toBe(stranger.status)
    expect(Object.keys(known.body.data)).toEqual(Object.keys(stranger.body.data))
    expect((await mail('again-first', 2)).subject).toBe('You are on the waiting list: again')
    expect(await seats(id)).toEqual(['again-holder taken', 'again-first waiting', 'again-second waiting'])
    await admin.publish('event', id, 'ar', { ...event('again', hours(300)), timeZone: 'Asia/Damascus', registration: { required: true, capacity: 1 } })
    expect((await admin.call('GET', `/event-attendees/${id}`)).body.data.pending).toMatchObject({ count: 1 })
    await admin.call('POST', `/event-attendees/${id}/tell`)
    await mail('again-holder', 2)
    await cancel(await mail('again-holder'))
    expect((await mail('again-first', 3)).subject).toBe('A seat is free for you: again')
  })

  test('tells who was offered a seat of another time with the offer and its end, and of no seat that is theirs', async () => {
    const id = await open('moved', 1)
    await register(id, 'moved-holder')
    await wait(id, 'moved-first')
    await cancel(await mail('moved-holder'))
    const first = await mail('moved-first', 2)
    const until = /until ([^;]+);/.exec(first.text)?.[1]
    const move = async (ahead: number) => {
      await admin.publish('event', id, 'ar', { ...event('moved', hours(ahead)), timeZone: 'Asia/Damascus', registration: { required: true, capacity: 1 } })
      expect((await admin.call('GET', `/event-attendees/${id}`)).body.data).toMatchObject({ registered: 0, waiting: 1, pending: { count: 1 } })
      await admin.call('POST', `/event-attendees/${id}/tell`)
    }
    await move(300)
    const second = await mail('moved-first', 3)
    expect(second.subject).toBe('A seat is free for you: moved')
    expect(second.text).toContain(`until ${until};`)
    expect(second.text).toMatch(/Please note what has changed:\nUntil now it was planned for: /)
    expect(second.text).not.toContain('Your seat is still reserved')
    expect(second.attachments ?? []).toEqual([])
    expect((await accept(first)).body).toEqual({ success: true })

    // An offer does not outlast the event that it is for.
    await cancel(await mail('moved-first', 4))
    await wait(id, 'moved-second')
    await wait(id, 'moved-third')
    await cancel(await mail('moved-second'))
    await mail('moved-third', 2)
    await move(2)
    await mail('moved-third', 3)
    const [row] = (await rowsOf(id)).filter(({ seat }) => seat === 'offered')
    expect(new Date(row?.offered_until as string | number).getTime()).toBeLessThan(hours(2).getTime())
  })

  test('never says of who has cancelled, declined or only waits that they have a seat, and counts the same everywhere', async () => {
    const soon = { ...event('counted', hours(24)), timeZone: 'Asia/Damascus' }
    const id = await admin.createPublished('event', { ...soon, registration: { required: true, capacity: 2 } })
    for (const name of ['counted-one', 'counted-two']) await register(id, name)
    for (const name of ['counted-first', 'counted-second', 'counted-left']) await wait(id, name)
    await cancel(await mail('counted-left'))
    await cancel(await mail('counted-one'))
    await cancel(await mail('counted-first', 2))
    await mail('counted-second', 2)
    const table = await (await admin.download('/submissions/api::event-registration.event-registration/table?language=en&separator=,')).text()
    const seatOf = (name: string) => table.split('\r\n').find((line) => line.includes(`"${name}@`))
    expect(seatOf('counted-one')).toContain('"Cancelled"')
    expect(seatOf('counted-left')).toContain('"Cancelled"')
    expect(seatOf('counted-first')).toContain('"Declined the offer"')
    expect(seatOf('counted-second')).toContain('"Was offered a seat"')
    expect(seatOf('counted-two')).toContain('"Has a seat"')
    const data = async (path: string) => (await admin.call('GET', path)).body.data
    expect(await data(`/event-attendees/${id}`)).toMatchObject({ registered: 1, waiting: 1 })
    expect((await data(`/event-doors/${id}`)).counts).toMatchObject({ registered: 1, here: 0 })
    expect(await data(`/event-doors/${id}/list`)).toHaveLength(1)
    const home: { documentId: string }[] = await data('/home/events?language=ar')
    expect(home.find(({ documentId }) => documentId === id)).toMatchObject({ registered: 1, waiting: 1 })

    await service.pause()
    await withDatabase(service, (tables) => tables('event_registrations').where({ event_id: id, seat: 'cancelled' }).update({ seat: 'taken' }))
    service = await service.restart()
    admin = await Admin.login(service)
    expect((await rowsOf(id)).map(({ seat }) => seat)).toEqual(['cancelled', 'taken', 'declined', 'offered', 'cancelled'])
  })

  test('gives a seat to who asks for a place on it while one is free', async () => {
    const id = await open('free', 1)
    await wait(id, 'free-first')
    expect((await mail('free-first')).subject).toBe('You are registered: free')
    expect(await taken(id)).toBe(1)
  })

  unlessShort('never gives one too many, with two processes, people who cancel and people who come at the same moment', async () => {
    const id = await open('race', 6)
    const holders = Array.from({ length: 6 }, (_, index) => `race-holder-${index}`)
    const waiting = Array.from({ length: 12 }, (_, index) => `race-waiting-${index}`)
    for (const name of holders) await register(id, name)
    for (const name of waiting) await wait(id, name)
    const links = await Promise.all(holders.map((name) => mail(name)))
    const twin = await service.twin()
    try {
      await Promise.all([
        ...links.map((link, index) => post(index % 2 === 0 ? service : twin, 'event-registrations/cancel', linkOf(link))),
        ...Array.from({ length: 12 }, (_, index) => register(id, `race-late-${index}`, {}, index % 2 === 0 ? twin : service)),
      ])
      await until(async () => ((await seats(id)).filter((seat) => seat.endsWith('offered')).length === 6 ? true : null))
    } finally {
      await twin.pause()
    }
    expect(await taken(id)).toBe(6)
    // In the order in which they came, and none who came after them.
    expect(await seats(id)).toEqual(waiting.map((name, index) => `${name} ${index < 6 ? 'offered' : 'waiting'}`))
    const offers = await withDatabase(service, (tables) => tables('outbox_mails').where({ template: 'seatOffered' }).select())
    const ids = new Set((await rowsOf(id)).map((row) => row.document_id))
    expect(offers.filter((row) => ids.has(row.submission_id))).toHaveLength(6)
  })

  test('who is erased leaves it, and a seat of theirs is offered', async () => {
    const id = await open('erased', 1)
    await register(id, 'erased-holder')
    for (const name of ['erased-first', 'erased-second']) await wait(id, name)
    await mail('erased-second')
    const remove = async (email: string) => {
      const row = (await rowsOf(id)).find((found) => found.email === email)
      await admin.remove('event-registration', String(row?.document_id))
    }
    await remove('erased-first@example.org')
    expect(await taken(id)).toBe(1)
    await remove('erased-holder@example.org')
    expect((await mail('erased-second', 2)).subject).toBe('A seat is free for you: erased')
    expect(await taken(id)).toBe(1)
  })
})
