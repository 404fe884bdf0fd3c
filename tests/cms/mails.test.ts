import { MAIL_TEMPLATES } from '@/cms/src/outbox/mail-names'
import { Admin } from './support/admin'
import { event, hours, project } from './support/content'
import { withDatabase } from './support/database'
import { unlessShort } from './support/depth'
import { signing, signingRecord } from './support/dkim'
import { DnsServer } from './support/dns-server'
import { linkOf } from './support/links'
import { Mailbox } from './support/mailbox'
import { ContentService, oneDatabase, type Json } from './support/service'
import { consents, contact, departmentApplication, feedback, handIn, partnership, proposal, registration } from './support/submissions'
import { until } from './support/until'
import { addUser } from './support/users'

const TEMPLATES = '/content-manager/collection-types/api::mail-template.mail-template'

describe.each(oneDatabase('sqlite'))('mails (%s)', (database) => {
  let mailbox: Mailbox
  let names: DnsServer
  let service: ContentService
  let admin: Admin

  beforeAll(async () => {
    mailbox = await Mailbox.create()
    await mailbox.start()
    names = await DnsServer.start()
    service = await ContentService.start(database, {
      ...mailbox.environment,
      ...signing,
      SENDER_DNS: names.address,
      MAIL_REPLY_TO: 'contact@example.org',
      CONTENT_LIMIT_TEST_MAIL_HOUR: '2',
      CONTENT_LIMIT_SENDER_CHECK_MINUTE: '2',
    })
    admin = await Admin.login(service)
  })

  afterAll(async () => {
    await service.stop()
    await mailbox.stop()
    await names.stop()
  })

  test.each([
    ['partnership-requests', partnership, 'drei bis fünf Werktagen'],
    ['project-proposals', proposal, '2 to 3 weeks'],
    ['contact-form', { ...contact, submitLanguage: 'ar' }, 'ثلاثة إلى خمسة أيام عمل'],
    ['feedbacks', feedback, 'Danke'],
  ])('confirm %s with its reference number and the time of an answer', async (path, data, words) => {
    const email = `${path}@example.org`
    const { body } = await handIn(service, path, { ...data, email })
    const mail = await mailbox.waitFor(email)
    for (const part of [mail.subject, mail.text, mail.html]) expect(part).toContain(body.data.reference)
    expect(mail.text).toContain(words)
    for (const part of [mail.text, mail.html]) expect(part).toContain('summary' in data ? data.summary : data.message)
    expect(mail.text).not.toMatch(/[{}]/)
    expect(mail.html).not.toMatch(/<p[^>]*>\s*<\/p>/)
  })

  test.each([
    ['ar', 'مبادرة إعمار'],
    ['en', 'Imar Initiative'],
    ['de', 'Initiative Imar'],
  ])('come from the initiative as it is called in %s, and are answered to a mailbox that is read', async (submitLanguage, name) => {
    const email = `sender-${submitLanguage}@example.org`
    await handIn(service, 'contact-form', { ...contact, submitLanguage, email })
    const { from, replyTo } = await mailbox.waitFor(email)
    expect({ from, replyTo }).toMatchObject({ from: [{ address: 'no-reply@example.org', name }], replyTo: [{ address: 'contact@example.org' }] })
  })

  test('repeat what was sent in words, without making links of it', async () => {
    const message = 'First line\nSee https://advert.example/now <b>bold {link}'
    await handIn(service, 'partnership-requests', { ...partnership, message, email: 'repeat@example.org' })
    const { text, html } = await mailbox.waitFor('repeat@example.org')
    expect(text).toContain('Art der Organisation: Nichtregierungsorganisation')
    expect(text).toContain('Website: https://example.org\nWas möchten Sie gemeinsam mit uns tun? First line\n')
    for (const part of [text, html]) expect(part).not.toMatch(/[\u200b-\u200d\u2060\ufeff]/)
    for (const part of [text, html]) expect(part).not.toContain('advert.example')
    expect(html).toContain('&lt;b&gt;bold {link}')
  })

  test('are not sent to our own address for anonymous feedback', async () => {
    await handIn(service, 'feedbacks', { ...feedback, email: 'anonymous@example.org', isAnonymous: true })
    await handIn(service, 'feedbacks', { ...feedback, email: 'named@example.org' })
    await mailbox.waitFor('named@example.org')
    expect(await mailbox.to('anonymous@example.org')).toEqual([])
  })

  test('in Arabic read from right to left and hold no markup of the sender', async () => {
    const projectId = await admin.createPublished('project', project('school', 'ترميم مدرسة'))
    const data = { livingPlace: 'حلب', specialization: 'كهرباء', abilityToProvideMedicalSupplies: 'لا', firstName: '<b>ليلى</b>' }
    const email = 'arabic@example.org'
    expect((await handIn(service, 'project-submissions', { projectId, email, data, submitLanguage: 'ar', ...consents })).status).toBe(200)
    const mail = await mailbox.waitFor(email)
    expect(mail.html).toMatch(/<html lang="ar" dir="rtl">/)
    expect(mail.html).not.toContain('<b>')
    expect(mail.html).toContain('&lt;b&gt;ليلى')
    expect(mail.text).toContain('«ترميم مدرسة»')
  })

  test('name the department in the language of the applicant, and invite to no group where there is none', async () => {
    const department = await admin.createPublished('department', { title: 'الإعلام', slug: 'media', canJoinTo: true })
    await admin.publish('department', department, 'en', { title: 'Media', slug: 'media', canJoinTo: true })
    await handIn(service, 'departments-applications', departmentApplication(department, 'media@example.org'))
    const mail = await mailbox.waitFor('media@example.org')
    expect(mail.text).toContain('“Media”')
    const headers = { authorization: `Bearer ${service.environment.CONTENT_TOKEN}`, 'content-type': 'application/json' }
    await service.send('POST', '/api/departments-applications/verify', headers, JSON.stringify(linkOf(mail)))
    const confirmation = await mailbox.waitFor('media@example.org', 2)
    expect(confirmation.subject).toMatch(/^We have received/)
    expect(confirmation.text).not.toContain('WhatsApp')
    expect(confirmation.text).toContain('Highest degree: Bachelor\nField of work or study: Nursing\nYears of experience: 4\nCould you lead a team? No\n')
  })

  test('bring a calendar entry of the event and a link to cancel', async () => {
    const id = await admin.createPublished('event', { ...event('camp', hours(48), 'المخيم'), registration: { required: true, capacity: 3 } })
    await handIn(service, 'event-registrations', registration(id, 'guest@example.org'))
    const mail = await mailbox.waitFor('guest@example.org')
    expect(mail.text).toContain('المخيم')
    expect(linkOf(mail)).toMatchObject({ email: 'guest@example.org', token: expect.any(String), id: expect.any(String) })
    expect(mail.attachments).toMatchObject([
      { fileName: 'ticket.png', contentType: 'image/png' },
      { fileName: 'event.ics', contentType: 'text/calendar' },
    ])
    const entry = await mailbox.attachment(mail, 'event.ics')
    expect(entry).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(entry).toContain('SUMMARY:المخيم')
    expect(entry).toMatch(/DTSTART:\d{8}T\d{6}Z/)
    // By the same count as the site's own file of the event (`lib/calendar`), or a file of a later change would not win.
    const [{ createdAt, updatedAt }] = (await service.read('events?filters[slug][$eq]=camp')).body.data
    const countOf = (moment: number) => Math.floor((moment - Date.parse(createdAt)) / 100)
    const [, sequence] = /SEQUENCE:(\d+)\r\n/.exec(entry) ?? []
    expect(Number(sequence)).toBeGreaterThanOrEqual(countOf(Date.parse(updatedAt)))
    expect(Number(sequence)).toBeLessThanOrEqual(countOf(Date.now()))
  })

  test('come from a sender whose records are looked up for those who word them, so often a minute', async () => {
    expect((await admin.call('GET', '/sender-check')).body.data).toBeNull()
    names.names = { [signingRecord[0]]: { TXT: [signingRecord[1]] }, '_dmarc.example.org': { TXT: ['v=DMARC1; p=none'] } }
    const { body } = await admin.call('POST', '/sender-check')
    expect(body.data).toMatchObject({ sender: 'no-reply@example.org', host: '127.0.0.1' })
    expect(body.data.findings.map(({ reason }: Json) => reason)).toEqual(['spfMissing', 'dkimFine', 'dmarcWatches'])
    expect((await admin.call('GET', '/sender-check')).body).toEqual(body)
    expect((await admin.call('POST', '/sender-check')).status).toBe(200)
    const often = await admin.call('POST', '/sender-check')
    expect([often.status, often.body.error.message]).toEqual([429, expect.stringMatching(/checked several times/)])
    expect((await service.send('GET', '/sender-check', {})).status).toBe(401)
  })

  describe('while no server is there', () => {
    const addresses = ['one', 'two', 'three'].map((name) => `${name}@later.example.org`)

    test('wait, over a restart too, and each comes once', async () => {
      await mailbox.stop()
      for (const email of addresses) expect((await handIn(service, 'contact-form', { ...contact, email })).status).toBe(200)
      await until(async () => (service.output.includes('was not taken: ESOCKET') || service.output.includes('was not taken: ECONNREFUSED') ? true : null))
      await service.pause()
      service = await service.restart()
      admin = await Admin.login(service)
      await mailbox.start()
      for (const email of addresses) await mailbox.waitFor(email)
      // A mail that comes after them shows that no second one is on its way.
      await handIn(service, 'contact-form', { ...contact, email: 'after@later.example.org' })
      await mailbox.waitFor('after@later.example.org')
      for (const email of addresses) expect(await mailbox.to(email)).toHaveLength(1)
      const rows = await withDatabase(service, (tables) => tables('outbox_mails').select())
      expect(rows.filter(({ state }) => state === 'waiting')).toEqual([])
    })
  })

  describe('in the words of editors', () => {
    const templateOf = async (key: string, locale = 'en') => (await admin.call('GET', `${TEMPLATES}?locale=${locale}&filters[key][$eq]=${key}`)).body.results[0]

    const save = async (key: string, fields: object, locale = 'en') => admin.tryEdit('mail-template', (await templateOf(key)).documentId, { ...fields }, locale)

    test('are there in three languages', async () => {
      for (const locale of ['ar', 'en', 'de']) {
        const { results } = (await admin.call('GET', `${TEMPLATES}?locale=${locale}&pageSize=100`)).body
        expect(results.map(({ key }: { key: string }) => key).sort()).toEqual([...MAIL_TEMPLATES].sort())
      }
    })

    test('go out as they were saved', async () => {
      expect(
        (await save('confirmation', { subject: 'Got it: {reference}', body: 'Hello {name}, see [our **pages**](https://example.org). {reference}' })).status,
      ).toBe(200)
      await handIn(service, 'contact-form', { ...contact, email: 'edited@example.org' })
      const mail = await mailbox.waitFor('edited@example.org')
      expect(mail.subject).toMatch(/^Got it: C-/)
      expect(mail.html).toContain('<a href="https://example.org">our <strong>pages</strong></a>')
    })

    const draft = { template: 'confirmation', language: 'de', subject: 'Da: {title}', body: 'Guten Tag {name},\n\n**{reference}** {sent}' }

    test('are previewed as they are typed, with sample values, and what is wrong is named', async () => {
      const { status, body } = await admin.call('POST', '/mail-preview', draft)
      expect(status).toBe(200)
      expect(body.data).toMatchObject({ subject: 'Da: Wiederaufbau der Schule der Hoffnung', problems: [] })
      expect(body.data.html).toMatch(/<html lang="de" dir="ltr">[^]*<strong><bdi>P-7K3M-X9RD<\/bdi><\/strong>/)
      const sparse = (await admin.call('POST', '/mail-preview', { ...draft, isSparse: true })).body.data
      expect(sparse.text).toMatch(/^Guten Tag,\n/)
      const wrong = await admin.call('POST', '/mail-preview', { ...draft, body: '{nmae} {' })
      expect(wrong.body.data.problems).toEqual([
        expect.stringContaining('does not know {nmae}'),
        expect.stringContaining('does not know {.'),
        'This mail is of no use without {reference}.',
      ])
      for (const other of [{ template: 'poem' }, { language: 'fr' }, { body: 'x'.repeat(50_001) }]) {
        expect((await admin.call('POST', '/mail-preview', { ...draft, ...other })).status).toBe(400)
      }
    })

    test('go to whoever tries them and to nobody else, so often an hour, and not with mistakes', async () => {
      const editor = await addUser(admin, service, 'editor@example.org', 'strapi-editor')
      const tried = await editor.call('POST', '/mail-preview/test', { ...draft, to: 'somebody@example.org', email: 'somebody@example.org' })
      expect(tried.body.data).toEqual({ to: 'editor@example.org' })
      expect((await mailbox.waitFor('editor@example.org')).subject).toBe('[Test] Da: Wiederaufbau der Schule der Hoffnung')
      expect(await mailbox.to('somebody@example.org')).toEqual([])
      expect((await editor.call('POST', '/mail-preview/test', { ...draft, body: 'Ohne alles' })).status).toBe(400)
      expect((await editor.call('POST', '/mail-preview/test', draft)).status).toBe(200)
      const often = await editor.call('POST', '/mail-preview/test', draft)
      expect([often.status, often.body.error.message]).toEqual([429, expect.stringMatching(/^You have sent yourself many test mails/)])
      const reviewer = await addUser(admin, service, 'reviewer@example.org', 'imar-reviewer')
      for (const path of ['/mail-preview', '/mail-preview/test', '/sender-check']) expect((await reviewer.call('POST', path, draft)).status).toBe(403)
      expect((await service.send('POST', '/mail-preview', { 'content-type': 'application/json' }, JSON.stringify(draft))).status).toBe(401)
    })

    test.each([
      [
        'an unknown word in braces',
        'confirmation',
        { body: 'Dear {nmae}, {reference}' },
        'body',
        'This mail does not know {nmae}. It knows: {name}, {title}, {reference}, {waiting}, {mine}, {sent}.',
      ],
      [
        'a lonely brace',
        'confirmation',
        { subject: 'Dear {name' },
        'subject',
        'This mail does not know {. It knows: {name}, {title}, {reference}, {waiting}, {mine}, {sent}.',
      ],
      ['a verification without its link', 'verification', { body: 'Your code: {code}' }, 'body', 'This mail is of no use without {link}.'],
      ['nothing but spaces', 'accepted', { body: '   ' }, 'body', 'A mail cannot be sent without a subject and a text.'],
      [
        'a second text for the same occasion',
        'accepted',
        { key: 'rejected' },
        'key',
        'There is a mail for this occasion. Edit it instead of adding another one.',
      ],
    ])('cannot be saved with %s', async (_, key, fields, field, words) => {
      const answer = await save(key, fields)
      expect(answer.status).toBe(400)
      expect(answer.body.error.message).toBe(words)
      expect(answer.body.error.details.errors).toMatchObject([{ path: [field] }])
    })

    test('that are broken all the same do not stop a mail', async () => {
      await withDatabase(service, (tables) => tables('mail_templates').where({ key: 'confirmation', locale: 'de' }).update({ body: 'Hallo {niemand}' }))
      await handIn(service, 'partnership-requests', { ...partnership, email: 'broken@example.org' })
      expect((await mailbox.waitFor('broken@example.org')).text).toContain('drei bis fünf Werktagen')
    })

    unlessShort('stay over an update of the service; what nobody has changed is worded as it is now', async () => {
      const former = { subject: 'Formerly', body: 'Formerly worded' }
      const current = await templateOf('rejected')
      await service.pause()
      await withDatabase(service, async (tables) => {
        await tables('mail_templates').where({ key: 'rejected', locale: 'en' }).update(former)
        const row = () => tables('strapi_core_store_settings').where({ key: 'core_imar_mail_defaults' })
        const [stored] = await row().select()
        const put: Json = JSON.parse(String(stored?.value))
        await row().update({ value: JSON.stringify({ ...put, en: { ...put.en, rejected: former, confirmation: former } }) })
      })
      service = await service.restart()
      admin = await Admin.login(service)
      expect(await templateOf('rejected')).toMatchObject({ subject: current.subject, body: current.body })
      expect(await templateOf('confirmation')).toMatchObject({ subject: 'Got it: {reference}' })
    })
  })
})
