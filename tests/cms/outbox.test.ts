import { Admin } from './support/admin'
import { withDatabase } from './support/database'
import { RefusingMailServer } from './support/refusing-mail-server'
import { type Answer, ContentService, oneDatabase, type Json } from './support/service'
import { contact, handIn } from './support/submissions'
import { until } from './support/until'
import { addUser } from './support/users'

const CONTACT = 'api::contact-form.contact-form'

describe.each(oneDatabase('postgres'))('the outbox (%s)', (database) => {
  let mails: RefusingMailServer
  let service: ContentService
  let admin: Admin

  beforeAll(async () => {
    mails = await RefusingMailServer.start()
    service = await ContentService.start(database, mails.environment)
    admin = await Admin.login(service)
  })

  afterAll(async () => {
    await service.stop()
    await mails.stop()
  })

  const page = async (query: Record<string, string>, who = admin): Promise<Json> =>
    (await who.call('GET', `/outbox?${new URLSearchParams(query).toString()}`)).body.data

  const write = async (email: string): Promise<string> => (await handIn(service, 'contact-form', { ...contact, email })).body.data.reference

  const untilTaken = (address: string) => until(async () => (mails.taken.includes(address) ? true : null))

  /** The mail to an address, once it is in this part. */
  const mailIn = (view: string, address: string): Promise<Json> =>
    until(async () => (await page({ view })).mails.find((mail: Json) => mail.address === address) ?? null)

  const settle = (documentId: string, how: string, who = admin): Promise<Answer> => who.call('POST', `/outbox/${documentId}/${how}`)

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
      lastError: 'EENVELOPE',
      isBulk: false,
      nextAttemptAt: expect.any(String),
      tries: expect.arrayContaining([{ at: expect.any(String), result: 'temporary', cause: 'EENVELOPE 451 4.2.0' }]),
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
    expect(service.output).not.toContain('private@')
    mails.busy.clear()
  })
})
