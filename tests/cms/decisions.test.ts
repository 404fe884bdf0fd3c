import { Admin } from './support/admin'
import { storedTime, withDatabase } from './support/database'
import { unlessShort } from './support/depth'
import { linkOf, post } from './support/links'
import { Mailbox, type Received } from './support/mailbox'
import { type Answer, ContentService, oneDatabase, type Json } from './support/service'
import { contact, departmentApplication, handIn } from './support/submissions'
import { addUser } from './support/users'
import { until } from './support/until'

const UID = 'api::departments-application.departments-application'
const LIST = `/content-manager/collection-types/${UID}`
const MINUTE = 60_000

const WRONG_STEP = /accepted or rejected, once/

describe.each(oneDatabase('postgres'))('a decision (%s)', (database) => {
  let mailbox: Mailbox
  let service: ContentService
  let administrator: Admin
  let reviewer: Admin
  let other: Admin
  let department: string

  const find = async (email: string): Promise<Json> =>
    (await reviewer.call('GET', `${LIST}?filters[$and][0][email][$eq]=${encodeURIComponent(email)}`)).body.results[0]

  const decide = (documentId: string, status: string, reason = '', who = reviewer): Promise<Answer> =>
    who.call('POST', `/submissions/${UID}/${documentId}/decision`, { status, reason })

  /** Takes back what the person sees. */
  const takeBack = (documentId: string, { decidedAt }: Json, who = reviewer): Promise<Answer> =>
    who.call('POST', `/submissions/${UID}/${documentId}/take-back`, { decidedAt })

  const takeBackUntil = async (documentId: string): Promise<string | null> =>
    (await reviewer.call('GET', `/submissions/${UID}/${documentId}/decision`)).body.data.takeBackUntil

  const apply = (email: string, submitLanguage = 'en') =>
    handIn(service, 'departments-applications', { ...departmentApplication(department, email), submitLanguage })

  /** An application whose address is confirmed as the applicant does it. */
  async function verified(email: string, submitLanguage = 'en'): Promise<string> {
    await apply(email, submitLanguage)
    await post(service, 'departments-applications/verify', linkOf(await mailbox.waitFor(email)))
    await mailbox.waitFor(email, 2)
    return (await find(email)).documentId
  }

  /** Lets the time pass in which a decision can be taken back. */
  const letLeave = (documentId: string) =>
    withDatabase(service, async (rows) => {
      const mails = rows('outbox_mails').where({ submission_id: documentId, state: 'waiting' })
      expect(await mails.update({ next_attempt_at: storedTime(service, new Date(Date.now() - MINUTE)) })).toBe(1)
    })

  /** The third mail to an applicant, after the verification and the invitation. */
  async function decisionMail(documentId: string, email: string): Promise<Received> {
    await letLeave(documentId)
    return mailbox.waitFor(email, 3)
  }

  /** How many mails have gone to an address, once one that came after them all has gone. */
  async function mailsTo(email: string): Promise<number> {
    const after = `after-${email}`
    await handIn(service, 'contact-form', { ...contact, email: after })
    await mailbox.waitFor(after)
    return (await mailbox.to(email)).length
  }

  beforeAll(async () => {
    mailbox = await Mailbox.create()
    await mailbox.start()
    service = await ContentService.start(database, mailbox.environment)
    administrator = await Admin.login(service)
    reviewer = await addUser(administrator, service, 'reviewer@example.org', 'imar-reviewer', 'Rana')
    other = await addUser(administrator, service, 'second@example.org', 'imar-reviewer', 'Sami')
    department = await administrator.createPublished('department', {
      title: 'Health',
      slug: 'health',
      canJoinTo: true,
      whatsappInvite: 'https://chat.whatsapp.com/abc',
    })
    await apply('waiting@example.org')
  })

  afterAll(async () => {
    await service.stop()
    await mailbox.stop()
  })

  test.each([
    ['accepted@example.org', 'Accepted', 'en', /accepted|welcome/i],
    ['rejected@example.org', 'Rejected', 'de', /Bewerbung/],
  ])('about %s has a date and a person, and sends one mail in the language of the applicant', async (email, status, language, words) => {
    const documentId = await verified(email, language)
    expect((await decide(documentId, status)).status).toBe(200)
    const application = await find(email)
    expect(application).toMatchObject({ verificationStatus: status, decidedBy: 'Rana Person', verifiedAt: expect.any(String), decisionReason: null })
    expect(Date.now() - Date.parse(application.decidedAt)).toBeLessThan(MINUTE)
    const mail = await decisionMail(documentId, email)
    expect(`${mail.subject} ${mail.text}`).toMatch(words)
    expect(mail.text).not.toMatch(/note from|Der Grund|\n{3}/)
    expect(mail.html).toContain(`<html lang="${language}"`)
  })

  test('gives its reason in the mail, as words', async () => {
    const documentId = await verified('reason@example.org', 'ar')
    expect((await decide(documentId, 'Rejected', ' نحتاج إلى شهادة <b>قيادة</b>.\nنأسف {name}. ')).status).toBe(200)
    expect(await find('reason@example.org')).toMatchObject({ decisionReason: 'نحتاج إلى شهادة <b>قيادة</b>.\nنأسف {name}.' })
    const { text, html } = await decisionMail(documentId, 'reason@example.org')
    expect(text).toContain('السبب: نحتاج إلى شهادة <b>قيادة</b>.\nنأسف {name}.')
    expect(html).toContain('السبب: نحتاج إلى شهادة &lt;b&gt;قيادة&lt;/b&gt;.<br>نأسف {name}.')
  })

  test('gives its reason before the greeting of a text that has no place for it', async () => {
    const route = '/content-manager/collection-types/api::mail-template.mail-template?locale=de&filters[key][$eq]=accepted'
    const [template] = (await administrator.call('GET', route)).body.results
    await administrator.edit('mail-template', template.documentId, { subject: 'Zusage', body: 'Hallo,\n\nes klappt.\n\nGruß' }, 'de')
    const documentId = await verified('template@example.org', 'de')
    await decide(documentId, 'Accepted', 'Sie beginnen im Mai.')
    const [words] = (await decisionMail(documentId, 'template@example.org')).text.split('\n\nAuf Ihrer persönlichen Seite')
    expect(words).toBe('Hallo,\n\nes klappt.\n\nEine Anmerkung des Teams: Sie beginnen im Mai.\n\nGruß')
  })

  test.each(['Accepted', 'Rejected'])('cannot make %s of what is not confirmed', async (status) => {
    const { documentId } = await find('waiting@example.org')
    for (const who of [reviewer, administrator]) {
      const { status: code, body } = await decide(documentId, status, '', who)
      expect(code).toBe(400)
      expect(body.error.details.errors).toMatchObject([{ path: ['verificationStatus'], message: expect.stringMatching(WRONG_STEP) }])
    }
    expect(await find('waiting@example.org')).toMatchObject({ verificationStatus: 'Pending', decidedAt: null })
  })

  test('is Accepted or Rejected, with a reason that fits into a mail', async () => {
    const documentId = await verified('malformed@example.org')
    for (const status of ['Pending', 'Verified', '', 'accepted']) expect((await decide(documentId, status)).status).toBe(400)
    expect((await decide(documentId, 'Rejected', 'x'.repeat(2001))).status).toBe(400)
    expect(await find('malformed@example.org')).toMatchObject({ verificationStatus: 'Verified' })
  })

  test('is made by those who review, about what is decided about', async () => {
    const { documentId } = await find('waiting@example.org')
    const editor = await addUser(administrator, service, 'editor@example.org', 'strapi-editor')
    expect((await decide(documentId, 'Accepted', '', editor)).status).toBe(403)
    expect((await takeBack(documentId, { decidedAt: new Date().toISOString() }, editor)).status).toBe(403)
    expect((await reviewer.call('POST', `/submissions/api::feedback.feedback/${documentId}/decision`, { status: 'Accepted' })).status).toBe(404)
    expect((await decide('a'.repeat(24), 'Accepted')).status).toBe(404)
    expect((await service.send('POST', `/submissions/${UID}/${documentId}/decision`, { 'content-type': 'application/json' }, '{}')).status).toBe(401)
  })

  test('can be taken back before its mail leaves, and be made anew', async () => {
    const documentId = await verified('mistaken@example.org')
    await decide(documentId, 'Rejected', 'A typo')
    const left = Date.parse((await takeBackUntil(documentId)) ?? '') - Date.now()
    expect(left).toBeGreaterThan(9 * MINUTE)
    expect(left).toBeLessThanOrEqual(10 * MINUTE)
    const mistaken = await find('mistaken@example.org')
    expect((await takeBack(documentId, mistaken)).status).toBe(200)
    expect(await takeBackUntil(documentId)).toBeNull()
    expect(await find('mistaken@example.org')).toMatchObject({
      verificationStatus: 'Verified',
      verifiedAt: mistaken.verifiedAt,
      decidedAt: null,
      decidedBy: null,
      decisionReason: null,
    })
    // A second press.
    expect((await takeBack(documentId, mistaken)).status).toBe(200)

    expect((await decide(documentId, 'Accepted')).status).toBe(200)
    expect((await decisionMail(documentId, 'mistaken@example.org')).subject).toMatch(/^You are in/)
    expect(await mailsTo('mistaken@example.org')).toBe(3)
  })

  test('is final once its mail has left', async () => {
    const documentId = await verified('final@example.org')
    await decide(documentId, 'Rejected')
    await decisionMail(documentId, 'final@example.org')
    const application = await find('final@example.org')
    expect(await takeBackUntil(documentId)).toBeNull()
    const { status, body } = await takeBack(documentId, application)
    expect([status, body.error.message]).toEqual([400, expect.stringMatching(/can no longer be taken back.*has left/)])
    expect((await decide(documentId, 'Accepted')).status).toBe(400)
    // The same once more changes nothing, and sends nothing.
    expect((await decide(documentId, 'Rejected')).status).toBe(200)
    expect(await find('final@example.org')).toMatchObject({ verificationStatus: 'Rejected', decidedAt: application.decidedAt })
    expect(await mailsTo('final@example.org')).toBe(3)
  })

  test('is final when its time is over and no mail server takes it', async () => {
    const documentId = await verified('outage@example.org')
    await decide(documentId, 'Accepted')
    await mailbox.stop()
    await letLeave(documentId)
    const tried = async () =>
      (await withDatabase(service, (rows) => rows('outbox_mails').where({ submission_id: documentId, state: 'waiting' }).select()))[0]?.last_error ? true : null
    await until(tried)
    expect((await takeBack(documentId, await find('outage@example.org'))).status).toBe(400)
    await mailbox.start()
    expect((await mailbox.waitFor('outage@example.org')).subject).toMatch(/^You are in/)
  })

  unlessShort('waits, and can be taken back, over a restart', async () => {
    const [kept, undone] = [await verified('kept@example.org'), await verified('undone@example.org')]
    await decide(kept, 'Accepted')
    await decide(undone, 'Accepted')
    await service.pause()
    service = await service.restart()
    administrator = await Admin.login(service)
    reviewer = await Admin.login(service, 'reviewer@example.org', 'Temporary-Password-2')
    other = await Admin.login(service, 'second@example.org', 'Temporary-Password-2')
    expect((await takeBack(undone, await find('undone@example.org'))).status).toBe(200)
    await letLeave(kept)
    await mailbox.waitFor('kept@example.org', 3)
    expect(await mailsTo('undone@example.org')).toBe(2)
  })

  test('of several people at the same time is one, with one mail', async () => {
    const documentId = await verified('contested@example.org')
    const answers = await Promise.all(
      [reviewer, other, reviewer, other].map((who, index) => decide(documentId, index % 2 === 0 ? 'Accepted' : 'Rejected', '', who)),
    )
    // Each of the two pressed twice: both presses of the one who was first are taken, and none of the other's.
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 400, 400])
    await letLeave(documentId)
    expect(await mailsTo('contested@example.org')).toBe(3)
  })

  test('with another reason than the one that was given is refused', async () => {
    const documentId = await verified('reasons@example.org')
    await decide(documentId, 'Rejected', 'First')
    expect((await decide(documentId, 'Rejected', 'Second', other)).status).toBe(400)
    expect(await find('reasons@example.org')).toMatchObject({ decisionReason: 'First', decidedBy: 'Rana Person' })
  })

  test('is taken back once by several people at the same time, and only the one that they saw', async () => {
    const documentId = await verified('both@example.org')
    await decide(documentId, 'Rejected')
    const seen = await find('both@example.org')
    const answers = await Promise.all([reviewer, other, reviewer, other].map((who) => takeBack(documentId, seen, who)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await decide(documentId, 'Accepted', '', other)
    const late = await takeBack(documentId, seen)
    expect([late.status, late.body.error.message]).toEqual([400, expect.stringMatching(/^Another decision was made/)])
    expect(await find('both@example.org')).toMatchObject({ verificationStatus: 'Accepted', decidedBy: 'Sami Person' })
  })

  test('is not made, and not taken back, by saving a page that was opened before', async () => {
    const documentId = await verified('stale@example.org')
    const before = await find('stale@example.org')
    await decide(documentId, 'Accepted', '', other)
    const save = (fields: object) => reviewer.call('PUT', `${LIST}/${documentId}`, { ...fields, reviewNote: 'A note' })
    expect((await save(before)).body.error.message).toMatch(/^The status is “Accepted” by now/)
    const accepted = await find('stale@example.org')
    expect(accepted).toMatchObject({ verificationStatus: 'Accepted', reviewNote: null })
    await takeBack(documentId, accepted)
    expect((await save({ ...accepted, decisionReason: 'Mine' })).status).toBe(400)
    expect((await save({ decisionReason: 'Mine' })).status).toBe(200)
    expect(await find('stale@example.org')).toMatchObject({ verificationStatus: 'Verified', decisionReason: null, reviewNote: 'A note' })
  })

  test('is refused in the language of the reviewer', async () => {
    await reviewer.call('PUT', '/admin/users/me', { preferedLanguage: 'ar' })
    const { documentId } = await find('waiting@example.org')
    expect((await decide(documentId, 'Accepted')).body.error.message).toContain('«بانتظار تأكيد البريد»')
    await reviewer.call('PUT', '/admin/users/me', { preferedLanguage: 'en' })
  })
})
