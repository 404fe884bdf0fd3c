import { randomUUID } from 'node:crypto'
import { Admin } from './support/admin'
import { bounceOf } from './support/bounces'
import { event, hours } from './support/content'
import { storedTime, withDatabase } from './support/database'
import { unlessShort } from './support/depth'
import { signing, verifySignature } from './support/dkim'
import { hasDovecot, ImapServer } from './support/imap-server'
import { RefusingMailServer, type Taken } from './support/refusing-mail-server'
import { type Answer, ContentService, oneDatabase, type Json } from './support/service'
import { contact, handIn, registration } from './support/submissions'
import { until } from './support/until'
import { addUser } from './support/users'

/** A line of the head, its folds taken out. */
const headerOf = ({ source }: Taken, name: string) =>
  new RegExp(`^${name}:(.*(?:\\r\\n[ \\t].*)*)`, 'im')
    .exec(source)?.[1]
    ?.replace(/\r\n[ \t]+/g, ' ')
    .trim()

const CONTACT = 'api::contact-form.contact-form'

describe.each(oneDatabase('postgres'))('the outbox (%s)', (database) => {
  let mails: RefusingMailServer
  let imap: ImapServer | undefined
  let service: ContentService
  let admin: Admin

  beforeAll(async () => {
    mails = await RefusingMailServer.start()
    imap = hasDovecot ? await ImapServer.start() : undefined
    service = await ContentService.start(database, {
      ...mails.environment,
      ...imap?.environment,
      BOUNCE_ADDRESS: 'bounces@example.org',
      ...signing,
      EVENT_MAILS_LOOK_MS: '100',
    })
    admin = await Admin.login(service)
  })

  afterAll(async () => {
    await service.stop()
    await imap?.stop()
    await mails.stop()
  })

  const page = async (query: Record<string, string>, who = admin): Promise<Json> =>
    (await who.call('GET', `/outbox?${new URLSearchParams(query).toString()}`)).body.data

  /** In other words each time: the same ones from one address are one message. */
  const write = async (email: string): Promise<string> =>
    (await handIn(service, 'contact-form', { ...contact, email, message: `A question, ${randomUUID()}.` })).body.data.reference

  const untilTaken = (address: string) => until(async () => (mails.taken.includes(address) ? true : null))

  /** The mail to an address, once it is in this part. */
  const mailIn = (view: string, address: string): Promise<Json> =>
    until(async () => (await page({ view })).mails.find((mail: Json) => mail.address === address) ?? null)

  const settle = (documentId: string, how: string, who = admin): Promise<Answer> => who.call('POST', `/outbox/${documentId}/${how}`)

  /** What stands in the audit trail of one action, the newest first. */
  const trail = async (action: string): Promise<Json[]> => (await admin.call('GET', `/audit-entries?action=${action}`)).body.data.entries

  /** As many copies of the mail to an address, as if an event had so many guests. */
  async function copyAsBulk(address: string, count: number): Promise<void> {
    const { documentId } = await mailIn('sent', address)
    await withDatabase(service, (tables) =>
      tables.raw(`WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
        INSERT INTO outbox_mails (document_id, template, locale, submission_uid, submission_id, state, is_bulk, attempts, next_attempt_at, created_at)
        SELECT 'bulk' || n, template, locale, submission_uid, submission_id, 'waiting', true, 0, next_attempt_at, created_at
        FROM outbox_mails CROSS JOIN numbers WHERE document_id = '${documentId}'`),
    )
  }

  const forgetBulk = () => withDatabase(service, (tables) => tables('outbox_mails').where({ is_bulk: true }).delete())

  test('lists what was sent, with each attempt and what the server said in digits, and tries again what it put off', async () => {
    mails.busy.add('later@example.org')
    const reference = await write('later@example.org')
    const failing = await mailIn('failing', 'later@example.org')
    expect(failing).toMatchObject({
      template: 'confirmation',
      language: 'en',
      submissionUid: CONTACT,
      reference,
      lastError: 'ERECIPIENT',
      isBulk: false,
      nextAttemptAt: expect.any(String),
      tries: expect.arrayContaining([{ at: expect.any(String), result: 'temporary', cause: 'ERECIPIENT 451 4.2.0' }]),
    })
    expect(JSON.stringify(failing.tries)).not.toContain('later@')
    mails.busy.delete('later@example.org')
    const { tries, sentAt } = await mailIn('sent', 'later@example.org')
    expect(tries.length).toBeGreaterThan(1)
    expect(tries.at(-1)).toEqual({ at: expect.any(String), result: 'sent' })
    expect(Date.parse(sentAt)).not.toBeNaN()
    const beside = await admin.call('GET', `/outbox/${CONTACT}/${failing.submissionId}`)
    expect(beside.body.data).toMatchObject([{ documentId: failing.documentId, view: 'sent' }])
  })

  test('sends all of a list once more, each mail once, and leaves other lists alone', async () => {
    const addresses = ['one', 'two', 'three'].map((name) => `${name}@gone.example.org`)
    for (const address of addresses) {
      mails.unknown.add(address)
      await write(address)
    }
    for (const address of addresses) await mailIn('givenUp', address)
    expect((await page({ view: 'givenUp' })).counts.givenUp).toBe(3)
    mails.unknown.clear()
    expect((await admin.call('POST', '/outbox/again', { view: 'givenUp', template: 'accepted' })).body.data.count).toBe(0)
    expect((await admin.call('POST', '/outbox/again', { view: 'givenUp' })).body.data.count).toBe(3)
    for (const address of addresses) await mailIn('sent', address)
    expect((await admin.call('POST', '/outbox/again', { view: 'sent' })).body.data.count).toBe(0)
    for (const address of addresses) expect(mails.taken.filter((taken) => taken === address)).toHaveLength(1)
    // Once: nothing was done the other two times.
    expect((await trail('mailsSentAgain')).map(({ detail }) => detail)).toEqual(['givenUp 3'])
  })

  test('keeps a mail from leaving, once; not one that has left', async () => {
    mails.busy.add('stopped@example.org')
    await write('stopped@example.org')
    const { documentId, submissionId } = await mailIn('failing', 'stopped@example.org')
    // Between two attempts: at one it is too late.
    await until(async () => ((await settle(documentId, 'cancel')).status === 200 ? true : null))
    mails.busy.clear()
    const answer = await settle(documentId, 'cancel')
    expect([answer.status, answer.body.error.message]).toEqual([404, 'This mail was sent or settled in the meantime. Reload the page.'])
    expect((await settle(documentId, 'again')).status).toBe(404)
    expect((await admin.call('GET', `/outbox/${CONTACT}/${submissionId}`)).body.data).toMatchObject([{ view: 'settled' }])
    await write('afterwards@example.org')
    const sent = await mailIn('sent', 'afterwards@example.org')
    expect((await settle(sent.documentId, 'cancel')).status).toBe(404)
    expect(mails.taken).not.toContain('stopped@example.org')
    expect(await trail('mailCancelled')).toMatchObject([{ aboutUid: CONTACT, reference: expect.stringMatching(/^C-/), detail: 'confirmation' }])
    expect(await trail('mailSentAgain')).toEqual([])
  })

  test('is read page by page', async () => {
    await write('paged@example.org')
    await untilTaken('paged@example.org')
    const letThrough = mails.hold()
    await copyAsBulk('paged@example.org', 60)
    const [first, last] = [await page({ view: 'waiting' }), await page({ view: 'waiting', page: '3' })]
    expect([first.mails.length, first.pages, last.mails.length]).toEqual([25, 3, 10])
    const ids = [first, last].flatMap(({ mails: listed }) => listed.map(({ documentId }: Json) => documentId))
    expect(new Set(ids).size).toBe(35)
    expect((await page({ view: 'waiting', template: 'accepted' })).mails).toEqual([])
    for (const wrong of [{ view: 'all' }, { page: '0' }, { template: 'poem' }] as Record<string, string>[]) {
      expect((await admin.call('GET', `/outbox?${new URLSearchParams(wrong).toString()}`)).status).toBe(400)
    }
    await forgetBulk()
    letThrough()
  })

  test('lets a mail to one person pass five hundred to many', async () => {
    await write('guest@example.org')
    await untilTaken('guest@example.org')
    const letThrough = mails.hold()
    const before = mails.taken.length
    await copyAsBulk('guest@example.org', 500)
    // The first of them is on its way by now, and the server takes its time with it.
    await until(async () => {
      const rows = await withDatabase(service, (tables) => tables('outbox_mails').where({ is_bulk: true, state: 'waiting' }).select())
      return rows.some(({ locked_until }) => locked_until !== null) ? true : null
    })
    await write('code@example.org')
    letThrough()
    await untilTaken('code@example.org')
    expect(mails.taken.slice(before, before + 2)).toEqual(['guest@example.org', 'code@example.org'])
    await forgetBulk()
  })

  test('is for those who may read what its mails are about; who changes nothing there cancels nothing', async () => {
    mails.busy.add('private@example.org')
    await write('private@example.org')
    const { documentId, submissionId } = await mailIn('failing', 'private@example.org')
    const editor = await addUser(admin, service, 'editor@example.org', 'strapi-editor')
    expect((await editor.call('GET', '/outbox')).status).toBe(403)
    expect((await editor.call('GET', `/outbox/${CONTACT}/${submissionId}`)).status).toBe(403)
    expect((await editor.call('POST', '/outbox/again', { view: 'failing' })).status).toBe(403)
    for (const how of ['again', 'cancel', 'done']) expect((await settle(documentId, how, editor)).status).toBe(403)
    expect((await service.send('GET', '/outbox', {})).status).toBe(401)
    const { data: role } = (await admin.call('POST', '/admin/roles', { name: 'Reader', description: 'Reads subjects of messages' })).body
    const read = { action: 'plugin::content-manager.explorer.read', subject: CONTACT, properties: { fields: ['subject'] }, conditions: [] }
    await admin.call('PUT', `/admin/roles/${role.id}/permissions`, { permissions: [read] })
    const reader = await addUser(admin, service, 'reader@example.org', role.code)
    const { mails: seen } = await page({ view: 'failing' }, reader)
    expect(seen).toMatchObject([{ documentId, address: null }])
    expect((await settle(documentId, 'cancel', reader)).status).toBe(403)
    expect((await settle(documentId, 'done', reader)).status).toBe(200)
    expect(await trail('mailPutAway')).toMatchObject([{ aboutUid: CONTACT, detail: 'confirmation' }])
    expect(service.output).not.toContain('private@')
    mails.busy.clear()
  })

  test('has replies too, by whom they go to and for those who see that submission', async () => {
    const email = 'answered@example.org'
    await write(email)
    const { submissionId } = await mailIn('sent', email)
    mails.unknown.add(email)
    const reply = { subject: 'About your question', text: 'Yes.', attempt: randomUUID() }
    const { body } = await admin.call('POST', `/submissions/${CONTACT}/${submissionId}/replies`, reply)
    expect((await admin.call('POST', `/submissions/${CONTACT}/${submissionId}/replies/${body.data.replies[0].documentId}/again`)).status).toBe(200)
    const lost = await mailIn('givenUp', email)
    expect(lost).toMatchObject({ template: 'reply', submissionUid: CONTACT, submissionId, reference: expect.stringMatching(/^C-/) })
    const beside = (await admin.call('GET', `/outbox/${CONTACT}/${submissionId}`)).body.data
    expect(beside.map(({ template }: Json) => template)).toEqual(['reply', 'confirmation'])
    const reviewer = await addUser(admin, service, 'reviewer@example.org', 'imar-reviewer')
    expect((await page({ view: 'givenUp' }, reviewer)).mails.map(({ documentId }: Json) => documentId)).toContain(lost.documentId)
    mails.unknown.clear()
    expect((await settle(lost.documentId, 'again', reviewer)).status).toBe(200)
    await until(async () => (mails.taken.filter((taken) => taken === email).length === 2 ? true : null))
    expect(await trail('mailSentAgain')).toMatchObject([{ aboutUid: CONTACT, reference: lost.reference, detail: 'reply' }])
  })

  const lastTo = (address: string): Taken => {
    const mail = mails.mails.findLast(({ to }) => to === address)
    if (!mail) throw new Error(`No mail to ${address}`)
    return mail
  }

  /** The n-th mail to an address. */
  const untilCount = (address: string, count: number) =>
    until(async () => (mails.taken.filter((taken) => taken === address).length >= count ? lastTo(address) : null))

  describe('reminders', () => {
    const GUEST = 'guest@reminded.example.org'

    /** Registers for an event that begins soon, as if that had been hours ago. */
    async function comesSoon(slug: string, email: string, submitLanguage = 'en'): Promise<void> {
      const id = await admin.createPublished('event', { ...event(slug, hours(0.5), slug), registration: { required: true, capacity: 9 } })
      expect((await handIn(service, 'event-registrations', { ...registration(id, email), submitLanguage })).status).toBe(200)
      await withDatabase(service, (tables) =>
        tables('event_registrations')
          .where({ event_id: id })
          .update({ registered_at: storedTime(service, hours(-3)) }),
      )
    }

    const linkIn = (mail: Taken) => /^<(http[^>]+)>$/.exec(headerOf(mail, 'List-Unsubscribe') ?? '')?.[1] ?? ''

    const press = (link: string, body: string) => fetch(link, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body })

    test('are turned off by one press in a mail program, are signed, and come again when somebody wants that', async () => {
      await comesSoon('first', GUEST)
      const reminder = await untilCount(GUEST, 2)
      expect(headerOf(reminder, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
      const link = linkIn(reminder)
      expect(link).toMatch(new RegExp(`^${service.url}/reminders/en/[\\w.-]+$`))
      expect(reminder.from).toMatch(/^bounces\+s[0-9a-z]{23}@example\.org$/)
      expect(await verifySignature(reminder.source)).toBe('pass')
      expect(headerOf(reminder, 'DKIM-Signature')?.replace(/\s/g, '')).toMatch(/h=[^;]*:list-unsubscribe:list-unsubscribe-post[:;]/i)

      // Programs look at what a link leads to.
      for (const method of ['GET', 'HEAD', 'GET']) expect((await fetch(link, { method })).status).toBe(200)
      const asked = await (await fetch(link)).text()
      expect(asked).toContain('No more reminders')
      expect(await (await fetch(link.replace('/en/', '/ar/'))).text()).toMatch(/<html lang="ar" dir="rtl">[^]*لا أريد رسائل تذكير/)

      const done = await press(link, 'List-Unsubscribe=One-Click')
      expect([done.status, done.headers.get('cache-control'), done.headers.get('x-robots-tag')]).toEqual([200, 'private, no-store', 'noindex, nofollow'])
      expect(await (await fetch(link)).text()).toContain('Send me reminders again')
      await comesSoon('second', GUEST.toUpperCase())
      await comesSoon('third', 'other@reminded.example.org')
      await untilCount('other@reminded.example.org', 2)
      const withNone = await until(async () => {
        const rows = await withDatabase(service, (tables) => tables('outbox_mails').where({ template: 'eventReminder', state: 'given_up' }).select())
        return rows.length > 0 ? rows : null
      })
      expect(withNone).toMatchObject([{ last_error: null }])
      expect(mails.taken.filter((taken) => taken.toLowerCase() === GUEST)).toHaveLength(3)

      expect(await (await press(link, 'reminders=on')).text()).toContain('No more reminders')
      await comesSoon('fourth', GUEST)
      await untilCount(GUEST, 4)
      expect(headerOf(lastTo('other@reminded.example.org'), 'List-Unsubscribe')).not.toBe(headerOf(reminder, 'List-Unsubscribe'))
    })

    test('are the only mails that say so, and nobody turns off those of somebody else', async () => {
      expect(mails.mails.filter((mail) => headerOf(mail, 'List-Unsubscribe')).every((mail) => /See you soon/.test(headerOf(mail, 'Subject') ?? ''))).toBe(true)
      const link = linkIn(lastTo('other@reminded.example.org'))
      const [address, token = ''] = [link.slice(0, link.lastIndexOf('/')), link.split('/').at(-1)]
      const [key, until, signature] = token.split('.')
      for (const forged of [`${key}.${until}.${'A'.repeat(43)}`, `${key}.zzzzz.${signature}`, 'x', '%00']) {
        expect([400, 404]).toContain((await press(`${address}/${forged}`, 'List-Unsubscribe=One-Click')).status)
      }
      expect(await (await fetch(link)).text()).toContain('No more reminders')
    })
  })

  if (hasDovecot) {
    describe('what comes back', () => {
      const untilRead = () => until(async () => (imap?.unread === 0 ? true : null))

      test('for good is shown, silences that address until somebody says that it is right, and then what was kept back is sent', async () => {
        const [GONE, SPELLED] = ['gone@back.example.org', 'Gone@back.example.org']
        await write(GONE)
        const sent = await mailIn('sent', GONE)
        imap?.deliver(bounceOf(lastTo(GONE)))
        expect(await mailIn('bounced', GONE)).toMatchObject({
          documentId: sent.documentId,
          bounce: { kind: 'hard', code: '5.1.1', at: expect.any(String) },
          tries: [{ result: 'sent' }, { result: 'bounced', cause: '5.1.1' }],
        })
        await untilRead()
        await write(SPELLED)
        const kept = await mailIn('givenUp', SPELLED)
        expect(kept.lastError).toBe('EBOUNCED')
        expect(mails.taken.filter((taken) => taken.toLowerCase() === GONE)).toHaveLength(1)
        // It was told of by the first one: nobody is alarmed anew.
        const health = await service.send('GET', '/_ready', { authorization: `Bearer ${service.environment.CONTENT_TOKEN}` })
        expect(health.body.checks.outbox.givenUp).toBe(0)
        expect((await settle(kept.documentId, 'trust')).status).toBe(200)
        expect(await trail('addressTrusted')).toMatchObject([{ aboutUid: CONTACT, reference: kept.reference }])
        await untilCount(SPELLED, 1)
        await write(GONE)
        await untilCount(GONE, 2)
        expect(service.output).not.toContain('gone@')
      })

      test('for now is shown and silences nobody; twice told is once noted; for good after all it counts', async () => {
        const FULL = 'full@back.example.org'
        await write(FULL)
        await mailIn('sent', FULL)
        const full = bounceOf(lastTo(FULL), { status: '5.2.2', diagnostic: 'smtp; 552 5.2.2 Over quota' })
        imap?.deliver(full)
        imap?.deliver(full)
        await mailIn('bounced', FULL)
        await untilRead()
        expect(await mailIn('bounced', FULL)).toMatchObject({ bounce: { kind: 'soft', code: '5.2.2' }, tries: [{ result: 'sent' }, { result: 'bounced' }] })
        await write(FULL)
        await untilCount(FULL, 2)
      })

      test('says nothing of an address whose mails the sender has not got, however it is written', async () => {
        const VICTIM = 'victim@back.example.org'
        await write(VICTIM)
        await write('attacker@back.example.org')
        await mailIn('sent', VICTIM)
        await mailIn('sent', 'attacker@back.example.org')
        const own = lastTo('attacker@back.example.org')
        // Names the victim, and brings the attacker's own mail: that address is silenced and no other.
        imap?.deliver(bounceOf(own, { recipient: VICTIM }))
        imap?.deliver(bounceOf({ to: VICTIM, source: `Message-ID: <s${'0'.repeat(23)}@127.0.0.1>\r\nTo: ${VICTIM}` }))
        imap?.deliver('From: somebody@example.org\r\nSubject: A question\r\n\r\nWhen do you open?')
        imap?.deliver(Buffer.from(Array.from({ length: 3000 }, (_, index) => (index * 7919) % 256)))
        imap?.deliver(`${bounceOf({ to: VICTIM, source: '' })}${'x'.repeat(10 * 1024 * 1024)}`)
        // What comes after them shows that all were looked at.
        await write('last@back.example.org')
        await mailIn('sent', 'last@back.example.org')
        imap?.deliver(bounceOf(lastTo('last@back.example.org'), { filler: 'x'.repeat(2 * 1024 * 1024) }))
        await mailIn('bounced', 'last@back.example.org')
        await mailIn('bounced', 'attacker@back.example.org')
        await write(VICTIM)
        await untilCount(VICTIM, 2)
        // Mail of people stays unread, for people.
        expect(imap?.unread).toBeGreaterThanOrEqual(3)
      })

      unlessShort('is taken in after the mailbox was away, and by one of two processes', async () => {
        const AWAY = 'away@back.example.org'
        await imap?.pause()
        await write(AWAY)
        await mailIn('sent', AWAY)
        imap?.deliver(bounceOf(lastTo(AWAY)))
        await until(async () => (service.output.includes('The mailbox for mails that come back will be looked at again') ? true : null))
        const twin = await service.twin()
        await imap?.run()
        expect(await mailIn('bounced', AWAY)).toMatchObject({ tries: [{ result: 'sent' }, { result: 'bounced' }] })
        await twin.pause()
      })
    })
  }
})
