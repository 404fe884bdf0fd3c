import { Admin } from './support/admin'
import { event, hours } from './support/content'
import { IS_SHORT } from '../depth'
import { storedTime, withDatabase } from './support/database'
import { linkOf, post } from './support/links'
import { Mailbox, type Received } from './support/mailbox'
import { readQr } from './support/qr'
import { ContentService, type Json, oneDatabase } from './support/service'
import { handIn, registration } from './support/submissions'
import { addUser } from './support/users'

const key = () => crypto.randomUUID()
const now = () => new Date().toISOString()

/** As many as came to the largest event. */
const CROWD = IS_SHORT ? 120 : 800

const CODE = /[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}/

describe.each(oneDatabase('postgres'))('the door of an event (%s)', (database) => {
  let mailbox: Mailbox
  let service: ContentService
  let admin: Admin

  beforeAll(async () => {
    mailbox = await Mailbox.create()
    await mailbox.start()
    service = await ContentService.start(database, mailbox.environment)
    admin = await Admin.login(service)
  })

  afterAll(async () => {
    await service.stop()
    await mailbox.stop()
  })

  const open = (slug: string, location: object = { type: 'physical', venue: 'Town hall' }, seats = 500) =>
    admin.createPublished('event', { ...event(slug, hours(48)), location, registration: { required: true, capacity: seats } })

  async function register(id: string, email: string, submitLanguage = 'en'): Promise<Received> {
    expect((await handIn(service, 'event-registrations', { ...registration(id, email), submitLanguage })).status).toBe(200)
    return mailbox.waitFor(email)
  }

  const ticketOf = ({ text }: Received) => CODE.exec(text)?.[0] ?? ''

  describe('a ticket', () => {
    test('comes with the mail, as a picture that cameras read and as a code below it', async () => {
      const mail = await register(await open('ticket'), 'ticket@example.org')
      const code = ticketOf(mail)
      expect(mail.text).toContain('Please show this ticket at the entrance')
      expect(mail.html).toContain(code)
      expect(mail.attachments).toContainEqual(expect.objectContaining({ fileName: 'ticket.png', contentType: 'image/png', contentId: 'ticket' }))
      const picture = await mailbox.picture(mail, 'ticket.png')
      expect(readQr(picture)).toBe(code)
      expect(picture.length).toBeLessThan(2000)
    })

    test('is the same when somebody registers again, and another one after a cancellation', async () => {
      const id = await open('again')
      const first = await register(id, 'again@example.org')
      await register(id, 'again@example.org')
      const repeated = await mailbox.waitFor('again@example.org', 2)
      expect(ticketOf(repeated)).toBe(ticketOf(first))
      expect((await post(service, 'event-registrations/cancel', linkOf(repeated))).body).toEqual({ success: true })
      expect((await mailbox.waitFor('again@example.org', 3)).text).not.toMatch(CODE)
      await register(id, 'again@example.org')
      expect(ticketOf(await mailbox.waitFor('again@example.org', 4))).not.toBe(ticketOf(first))
    })

    test('comes to nobody who waits, and not for an event on the internet', async () => {
      const full = await open('full', undefined, 1)
      await register(full, 'first@example.org')
      await handIn(service, 'event-registrations', { ...registration(full, 'second@example.org'), waitingList: true })
      expect((await mailbox.waitFor('second@example.org')).text).not.toMatch(CODE)
      const online = await register(await open('online', { type: 'virtual', virtualLink: 'https://example.org/meet' }), 'online@example.org')
      expect(online.text).not.toMatch(CODE)
      expect(online.text).not.toContain('ticket')
    })

    test('comes with the words of an editor too, who has not thought of it', async () => {
      const { body } = await admin.call('GET', '/content-manager/collection-types/api::mail-template.mail-template?locale=en&filters[key]=registration')
      const [template] = body.results
      await admin.edit('mail-template', template.documentId, { key: 'registration', subject: template.subject, body: 'Welcome!\n\n{link}\n\nThe team' }, 'en')
      const mail = await register(await open('worded'), 'worded@example.org')
      expect(mail.text).toMatch(/Welcome![^]*Please show this ticket at the entrance[^]*The team/)
    })
  })

  /** Opens a door in the admin, and gives what a phone has of its link. */
  async function openDoor(id: string, name: string, who = admin): Promise<{ link: string; doorId: string; phone: string }> {
    const { status, body } = await who.call('POST', `/event-doors/${id}`, { name })
    expect(status).toBe(200)
    const { link, doorId } = body.data.doors.find((door: { name: string }) => door.name === name)
    return { link, doorId, phone: new URL(link).hash.slice(1) }
  }

  const asked = (phone: string) => ({ authorization: `Bearer ${phone}`, 'content-type': 'application/json' })
  const list = (phone: string, query = '') => service.send('GET', `/door/api/list?language=en${query}`, asked(phone))
  const send = (phone: string, ...actions: object[]) => service.send('POST', '/door/api/actions', asked(phone), JSON.stringify({ actions }))
  const act = async (phone: string, action: object) => (await send(phone, action)).body.data[0]
  const letIn = (phone: string, guest: number, own = key()) => act(phone, { kind: 'in', key: own, guest, at: now() })
  const find = async (phone: string, ticket: string) => (await service.send('GET', `/door/api/ticket?language=en&ticket=${ticket}`, asked(phone))).body.data

  /** An event with a door and a guest. */
  async function started(slug: string) {
    const id = await open(slug)
    const mail = await register(id, `${slug}@example.org`)
    const door = await openDoor(id, 'Main entrance')
    const [[guest]] = (await list(door.phone)).body.data.guests
    return { id, mail, guest: guest as number, ...door }
  }

  describe('a link to it', () => {
    test('is made by those who see the event and who has registered, and by nobody else', async () => {
      const id = await open('rights')
      const team = await addUser(admin, service, 'team@example.org', 'imar-event-team')
      const { link } = await openDoor(id, 'المدخل الرئيسي', team)
      expect(link).toMatch(new RegExp(`^${service.url}/door/#\\w+\\.[\\w-]{43}$`))
      const [editor, reviewer] = [
        await addUser(admin, service, 'editor@example.org', 'strapi-editor'),
        await addUser(admin, service, 'reviewer@example.org', 'imar-reviewer'),
      ]
      for (const [method, path] of [
        ['GET', ''],
        ['POST', ''],
        ['GET', '/list'],
        ['POST', '/x/withdraw'],
      ] as const) {
        for (const who of [editor, reviewer])
          expect((await who.call(method, `/event-doors/${id}${path}`, method === 'POST' ? { name: 'x' } : undefined)).status).toBe(403)
        expect((await service.send(method, `/event-doors/${id}${path}`, {})).status).toBe(401)
      }
    })

    test('has a name of its own', async () => {
      const id = await open('named')
      await openDoor(id, 'North')
      const twice = await admin.call('POST', `/event-doors/${id}`, { name: ' north ' })
      expect(twice).toMatchObject({ status: 400, body: { error: { message: expect.stringContaining('named “north” already') } } })
      for (const name of ['', '   ', 'x'.repeat(61), 7]) expect((await admin.call('POST', `/event-doors/${id}`, { name })).status).toBe(400)
      expect((await admin.call('POST', '/event-doors/nowhere', { name: 'South' })).status).toBe(404)
    })

    test('opens nothing when it is forged, withdrawn, or the event is long over', async () => {
      const { id, phone, doorId, guest } = await started('closed')
      const other = await started('closed-other')
      const forged = `${doorId}.${other.phone.split('.')[1]}`
      for (const wrong of ['', 'x', forged, `${phone}x`]) expect((await list(wrong)).status).toBe(401)
      await admin.call('POST', `/event-doors/${id}/${doorId}/withdraw`)
      const refused = { status: 410, body: { error: { details: { code: 'withdrawn' } } } }
      expect(await list(phone)).toMatchObject(refused)
      expect(await send(phone, { kind: 'in', key: key(), guest, at: now() })).toMatchObject(refused)
      expect(await service.send('GET', `/door/api/ticket?language=en&ticket=XXXXX-XXXXX`, asked(phone))).toMatchObject(refused)
      // Its name is free again.
      await openDoor(id, 'Main entrance')

      await withDatabase(service, (tables) =>
        tables('events')
          .where({ document_id: other.id })
          .update({ start_date: storedTime(service, hours(-25)) }),
      )
      expect(await list(other.phone)).toMatchObject({ status: 410, body: { error: { details: { code: 'over' } } } })
    })

    test('takes what a phone without a line did before it could know that the door is closed', async () => {
      const { id, phone, doorId, guest } = await started('closed-offline')
      await register(id, 'second@closed-offline.example.org')
      const [, [second]] = (await list(phone)).body.data.guests
      const [before, walkIn] = [now(), key()]
      await admin.call('POST', `/event-doors/${id}/${doorId}/withdraw`)
      const did = [
        { kind: 'in', key: key(), guest, at: before },
        { kind: 'walkIn', key: walkIn, at: before },
      ]
      expect((await send(phone, ...did)).body.data).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }])
      expect((await send(phone, ...did)).body.data).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }])
      // Done after it was closed, on a phone that had not heard of that.
      const late = { late: true, actions: [{ kind: 'in', key: key(), guest: second, at: now() }] }
      expect((await service.send('POST', '/door/api/actions', asked(phone), JSON.stringify(late))).body.data).toMatchObject([{ outcome: 'done' }])
      expect((await admin.call('GET', `/event-doors/${id}`)).body.data.counts).toMatchObject({
        here: 2,
        doors: [{ name: 'Main entrance', here: 2, walkIns: 1 }],
      })
      expect((await list(phone)).status).toBe(410)
    })

    test('answers nonsense with a refusal', async () => {
      const { phone, guest } = await started('nonsense')
      const good = { kind: 'in', key: key(), guest, at: now() }
      for (const wrong of [
        {},
        { ...good, kind: 'x' },
        { ...good, key: 'short' },
        { ...good, guest: '1' },
        { ...good, at: 'now' },
        { kind: 'out', key: key(), guest, at: now() },
      ]) {
        expect(await send(phone, wrong)).toMatchObject({ status: 400, body: { error: { details: { code: 'malformed' } } } })
      }
      expect((await send(phone)).status).toBe(400)
      expect((await send(phone, ...Array.from({ length: 101 }, () => good))).status).toBe(400)
      expect((await list(phone, '&since=yesterday')).status).toBe(400)
    })
  })

  describe('the list of a phone', () => {
    test('has of each what is needed, and of who has cancelled the ticket alone', async () => {
      const id = await open('listed', undefined, 2)
      await register(id, 'one@example.org')
      const gone = await register(id, 'gone@example.org')
      await handIn(service, 'event-registrations', { ...registration(id, 'waits@example.org'), name: 'Waits', waitingList: true })
      await mailbox.waitFor('waits@example.org')
      const { phone } = await openDoor(id, 'Door')
      const before = (await list(phone)).body.data
      expect(before.guests.map(([, name, , state]: unknown[]) => [name, state])).toEqual([
        ['ليلى الأحمد', 'expected'],
        ['ليلى الأحمد', 'expected'],
        ['Waits', 'waiting'],
      ])
      expect(before).toMatchObject({
        title: 'listed',
        door: 'Door',
        presences: [],
        counts: { registered: 2, here: 0, doors: [{ name: 'Door', here: 0, walkIns: 0 }] },
      })
      expect(JSON.stringify(before)).not.toContain('@')
      expect(JSON.stringify(before)).not.toMatch(CODE)
      const same = (await list(phone, `&digest=${before.digest}`)).body.data
      expect(same).not.toHaveProperty('guests')

      await post(service, 'event-registrations/cancel', linkOf(gone))
      const after = (await list(phone, `&digest=${before.digest}`)).body.data
      expect(after.guests.map(([, name, , state]: unknown[]) => [name, state])).toContainEqual(['', 'cancelled'])
      expect(after.guests[1][2]).toBe(before.guests[1][2])
    })

    test('tells what was done since, and no more', async () => {
      const { id, phone, guest } = await started('since')
      await letIn(phone, guest)
      await withDatabase(service, (tables) =>
        tables('door_actions')
          .where({ guest })
          .update({ created_at: storedTime(service, hours(-1)) }),
      )
      expect((await list(phone)).body.data.presences).toEqual([[guest, [expect.any(String), 'Main entrance', expect.any(String)]]])
      expect((await list(phone, `&since=${hours(-0.5).toISOString()}`)).body.data.presences).toEqual([])
      await register(id, 'since-late@example.org')
      const second = (await list(phone)).body.data.guests[1][0]
      await letIn(phone, second)
      expect((await list(phone, `&since=${hours(-0.5).toISOString()}`)).body.data.presences).toEqual([[second, expect.any(Array)]])
    })
  })

  test('who was let in where, and which door has read the names, is in the audit trail, without a name', async () => {
    const { id, phone, guest, doorId } = await started('trail')
    const { digest } = (await list(phone)).body.data
    await list(phone, `&digest=${digest}`)
    const came = key()
    await letIn(phone, guest, came)
    await letIn(phone, guest)
    await send(phone, { kind: 'out', key: key(), guest, of: came, at: now() })
    await admin.call('POST', `/event-doors/${id}/${doorId}/withdraw`)
    const { body } = await admin.call('GET', '/audit-entries')
    const entries: Json[] = body.data.entries.slice(0, 6)
    const registered = { aboutUid: 'api::event-registration.event-registration', reference: expect.any(String), userId: null, detail: 'Main entrance' }
    expect(entries).toMatchObject([
      { action: 'doorClosed', aboutId: id },
      { action: 'checkInTakenBack', ...registered },
      { action: 'checkedIn', ...registered },
      // Twice: whoever has the names already is not told them again.
      { action: 'attendeesSeen', aboutId: id, userId: null, detail: 'Main entrance' },
      { action: 'attendeesSeen', aboutId: id, userId: null, detail: 'Main entrance' },
      { action: 'doorOpened', aboutId: id, detail: 'Main entrance' },
    ])
    expect(JSON.stringify(entries)).not.toMatch(/ليلى|@example/)
  })

  describe('letting in', () => {
    test('is done once: a second scan says when and where the first was', async () => {
      const { id, phone, guest } = await started('once')
      const { phone: other } = await openDoor(id, 'Garden')
      const own = key()
      expect(await letIn(phone, guest, own)).toEqual({ key: own, outcome: 'done' })
      const second = key()
      const told = { key: second, outcome: 'already', at: expect.any(String), door: 'Main entrance' }
      expect(await letIn(other, guest, second)).toEqual(told)
      // What is sent again, as its answer was lost, is answered as before.
      expect(await letIn(phone, guest, own)).toEqual({ key: own, outcome: 'done' })
      expect(await letIn(other, guest, second)).toEqual(told)
      expect((await list(other)).body.data.counts).toEqual({
        registered: 1,
        here: 1,
        doors: [
          { name: 'Main entrance', here: 1, walkIns: 0 },
          { name: 'Garden', here: 0, walkIns: 0 },
        ],
      })
    })

    test('by two phones that were offline counts the one that came first, at the time of the scan', async () => {
      const { id, phone, guest } = await started('offline')
      const { phone: other } = await openDoor(id, 'Garden')
      const [early, late] = [hours(-2).toISOString(), hours(-1).toISOString()]
      await act(other, { kind: 'in', key: key(), guest, at: late })
      expect(await act(phone, { kind: 'in', key: key(), guest, at: early })).toMatchObject({ outcome: 'already', at: late, door: 'Garden' })
      // A clock that is wrong makes no attendance of tomorrow.
      const { guest: third, phone: fast } = await started('fast-clock')
      await act(fast, { kind: 'in', key: key(), guest: third, at: hours(20).toISOString() })
      const [[, [at]]] = (await list(fast)).body.data.presences
      expect(Date.parse(at)).toBeLessThanOrEqual(Date.now())
    })

    test('is taken back, but for what another door has done since', async () => {
      const { id, phone, guest } = await started('undone')
      const { phone: other } = await openDoor(id, 'Garden')
      const [first, second] = [key(), key()]
      await letIn(phone, guest, first)
      const undo = { kind: 'out', key: key(), guest, of: first, at: now() }
      expect(await act(phone, undo)).toMatchObject({ outcome: 'done' })
      expect((await list(phone, `&since=${now()}`)).body.data.presences).toEqual([[guest, null]])
      expect(await letIn(other, guest, second)).toMatchObject({ outcome: 'done' })
      expect(await act(phone, undo)).toMatchObject({ outcome: 'done' })
      expect(await act(phone, { ...undo, key: key() })).toMatchObject({ outcome: 'changed' })
      expect((await list(phone)).body.data.counts.here).toBe(1)
    })

    test('is refused to who has cancelled, who waits, and guests of another event', async () => {
      const id = await open('refused', undefined, 1)
      const mail = await register(id, 'refused@example.org')
      await handIn(service, 'event-registrations', { ...registration(id, 'refused-waits@example.org'), waitingList: true })
      await mailbox.waitFor('refused-waits@example.org')
      const { phone } = await openDoor(id, 'Door')
      const [[gone], [waits]] = (await list(phone)).body.data.guests
      expect(await letIn(phone, waits)).toMatchObject({ outcome: 'waiting' })
      const other = await started('refused-other')
      expect(await letIn(phone, other.guest)).toMatchObject({ outcome: 'unknown' })
      expect(await find(phone, ticketOf(other.mail))).toEqual({ is: 'otherEvent', title: 'refused-other', startDate: expect.any(String) })
      expect(await find(phone, 'AAAAA-AAAAA')).toEqual({ is: 'unknown' })
      expect(await find(phone, ticketOf(mail).toLowerCase().replace('-', ''))).toMatchObject({
        is: 'guest',
        guest: [gone, 'ليلى الأحمد', expect.any(String), 'expected'],
      })
      await post(service, 'event-registrations/cancel', linkOf(mail))
      expect(await letIn(phone, gone)).toMatchObject({ outcome: 'cancelled' })
      expect(await find(phone, ticketOf(mail))).toMatchObject({ is: 'guest', guest: [gone, '', expect.any(String), 'cancelled'] })
    })

    test('counts who comes without a registration, once each', async () => {
      const { phone } = await started('walk-ins')
      const own = key()
      const walk = (kind: string, name = key()) => act(phone, { kind, key: name, at: now() })
      for (const name of [own, own, key()]) await walk('walkIn', name)
      await walk('walkOut')
      expect((await list(phone)).body.data.counts.doors).toEqual([{ name: 'Main entrance', here: 0, walkIns: 1 }])
    })
  })

  test(`two doors let in ${CROWD} people at the same time, each once`, async () => {
    const id = await open('crowd', undefined, CROWD)
    const when = storedTime(service, new Date())
    const rows = Array.from({ length: CROWD }, (_, index) => ({
      document_id: `crowd${index}`,
      reference: `E-CROWD-${index}`,
      name: `محمد ${index}`,
      email: `crowd-${index}@example.org`,
      email_key: `crowd-${index}@example.org`,
      event_id: id,
      seat: 'taken',
      submit_language: 'ar',
      ticket: `${index}`,
      created_at: when,
      published_at: when,
    }))
    for (let from = 0; from < CROWD; from += 100) await withDatabase(service, (tables) => tables('event_registrations').insert(rows.slice(from, from + 100)))
    const doors = [await openDoor(id, 'North'), await openDoor(id, 'South')]
    const answer = await fetch(`${service.url}/door/api/list`, { headers: { ...asked(doors[0]?.phone ?? ''), 'accept-encoding': 'gzip' } })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    const guests: number[] = (await answer.json()).data.guests.map(([guest]: number[]) => guest)
    expect(guests).toHaveLength(CROWD)
    const outcomes = await Promise.all(
      doors.map(async ({ phone }) => {
        const all: { outcome: string }[] = []
        for (let from = 0; from < CROWD; from += 20) {
          const { body } = await send(phone, ...guests.slice(from, from + 20).map((guest) => ({ kind: 'in', key: key(), guest, at: now() })))
          all.push(...body.data)
        }
        return all.map(({ outcome }) => outcome)
      }),
    )
    const [north = [], south = []] = outcomes
    north.forEach((outcome, index) => expect([outcome, south[index]].sort()).toEqual(['already', 'done']))
    const { counts } = (await list(doors[0]?.phone ?? '')).body.data
    expect(counts).toMatchObject({ registered: CROWD, here: CROWD })
    expect(counts.doors[0].here + counts.doors[1].here).toBe(CROWD)
  })

  describe('who came', () => {
    test('stands in the record and in the table, and goes with the registration', async () => {
      const { id, phone, guest, mail } = await started('recorded')
      await letIn(phone, guest)
      const uid = 'api::event-registration.event-registration'
      const table = await admin.download(`/submissions/${uid}/table?language=en&filters[name]=${encodeURIComponent('ليلى الأحمد')}`)
      const text = await table.text()
      expect(text).toContain('"Came on (UTC)","Door"')
      expect(text).toMatch(new RegExp(`recorded[^\\n]*"Main entrance","${ticketOf(mail)}"`))
      const { results } = (await admin.call('GET', `/content-manager/collection-types/${uid}?filters[ticket]=${ticketOf(mail)}`)).body
      expect(results).toMatchObject([{ attendedAt: expect.any(String), attendedDoor: 'Main entrance' }])

      const actions = () => withDatabase(service, (tables) => tables('door_actions').where({ event_id: id }).select())
      expect(await actions()).toHaveLength(1)
      await admin.call('DELETE', `/content-manager/collection-types/${uid}/${results[0].documentId}`)
      expect(await actions()).toEqual([])
      expect((await list(phone)).body.data).toMatchObject({ guests: [], presences: [], counts: { registered: 0, here: 0 } })
    })

    test('can be ticked on paper, in the order of the language', async () => {
      const id = await open('printed')
      for (const name of ['يوسف', 'أحمد', 'Zeina', 'إبراهيم', 'باسل']) {
        await handIn(service, 'event-registrations', { ...registration(id, `${crypto.randomUUID()}@example.org`), name })
      }
      const names = async (language: string) =>
        (await admin.call('GET', `/event-doors/${id}/list?language=${language}`)).body.data.map(({ name }: { name: string }) => name)
      expect(await names('ar')).toEqual(['إبراهيم', 'أحمد', 'باسل', 'يوسف', 'Zeina'])
      expect((await names('de'))[0]).toBe('Zeina')
    })
  })
})
