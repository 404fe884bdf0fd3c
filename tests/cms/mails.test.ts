import { Admin } from './support/admin'
import { event, hours, project } from './support/content'
import { Mailbox } from './support/mailbox'
import { ContentService, databases } from './support/service'
import { consents, contact, departmentApplication, handIn, registration } from './support/submissions'

const LINK = /https?:\/\/\S+verification\/\S+/

const parametersOf = (text: string) => Object.fromEntries(new URL(LINK.exec(text)?.[0] ?? 'http://none').searchParams)
const codeOf = (text: string) => /\b([2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4})\b(?!.*\d{4}-)/.exec(text.split('15 ')[1] ?? '')?.[1] ?? ''

describe.each(databases)('mails and confirmations (%s)', (database) => {
  let mailbox: Mailbox
  let service: ContentService
  let admin: Admin
  let department: string
  let projectId: string

  const post = (path: string, body: object) =>
    service.send(
      'POST',
      `/api/${path}`,
      { authorization: `Bearer ${service.environment.CONTENT_TOKEN}`, 'content-type': 'application/json' },
      JSON.stringify(body),
    )

  const apply = async (email: string) => {
    await handIn(service, 'departments-applications', departmentApplication(department, email))
    return mailbox.waitFor(email)
  }

  beforeAll(async () => {
    mailbox = await Mailbox.create()
    await mailbox.start()
    service = await ContentService.start(database, mailbox.environment)
    admin = await Admin.login(service)
    department = await admin.createPublished('department', { title: 'Health', slug: 'health', canJoinTo: true, whatsappInvite: 'https://chat.whatsapp.com/abc' })
    projectId = await admin.createPublished('project', project('school', 'ترميم مدرسة'))
  })

  afterAll(async () => {
    await service.stop()
    mailbox.stop()
  })

  test('an application is confirmed by the link of its mail, which works again afterwards', async () => {
    const mail = await apply('link@example.org')
    expect(mail.subject).toMatch(/^Please confirm your address \(D-/)
    const link = parametersOf(mail.text)
    expect(link.email).toBe('link@example.org')
    const answer = { status: 200, body: { success: true, data: { department: { title: 'Health', id: department } } } }
    expect(await post('departments-applications/verify', link)).toMatchObject(answer)
    expect(await post('departments-applications/verify', link)).toMatchObject(answer)
    const invitation = await mailbox.waitFor('link@example.org', 2)
    expect(invitation.text).toContain('https://chat.whatsapp.com/abc')
    expect(await mailbox.to('link@example.org')).toHaveLength(2)
  })

  test('or by its code, as people type it', async () => {
    const mail = await apply('code@example.org')
    const typed = codeOf(mail.text).toLowerCase().replace('-', ' ')
    expect(await post('departments-applications/verify', { email: 'CODE@example.org', code: typed })).toMatchObject({ body: { success: true } })
    expect(await post('departments-applications/verify', { email: 'code@example.org', code: typed })).toMatchObject({ body: { success: false } })
  })

  test('five wrong codes close it', async () => {
    const mail = await apply('guess@example.org')
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await post('departments-applications/verify', { email: 'guess@example.org', code: `AAAA-AAA${guess + 2}` })).toMatchObject({ body: { success: false } })
    }
    expect(await post('departments-applications/verify', { email: 'guess@example.org', code: codeOf(mail.text) })).toMatchObject({ body: { success: false } })
    // The link is another way and stays open.
    expect(await post('departments-applications/verify', parametersOf(mail.text))).toMatchObject({ body: { success: true } })
  })

  test.each([
    ['another address', { email: 'other@example.org' }],
    ['another token', { token: 'x'.repeat(43) }],
    ['another application', { id: '999999' }],
    ['no token', { token: undefined }],
  ])('a link with %s confirms nothing', async (_, change) => {
    const address = `${Object.keys(change)[0] ?? ''}${String(Object.values(change)[0]).slice(0, 3)}@wrong.example.org`
    const link = parametersOf((await apply(address)).text)
    expect(await post('departments-applications/verify', { ...link, ...change })).toMatchObject({ status: 200, body: { success: false } })
  })

  test('Arabic mails read from right to left and hold no markup of the sender', async () => {
    const data = { livingPlace: 'حلب', specialization: 'كهرباء', abilityToProvideMedicalSupplies: 'لا', firstName: '<b>ليلى</b>' }
    const email = 'arabic@example.org'
    await handIn(service, 'project-submissions', { projectId, email, data, submitLanguage: 'ar', ...consents })
    const mail = await mailbox.waitFor(email)
    expect(mail.html).toMatch(/<html lang="ar" dir="rtl">/)
    expect(mail.html).not.toContain('<b>')
    expect(mail.html).toContain('&lt;b&gt;ليلى')
    expect(mail.text).toContain('«ترميم مدرسة»')
  })

  test('a registration brings a calendar entry', async () => {
    const id = await admin.createPublished('event', { ...event('camp', hours(48), 'المخيم'), registration: { required: true, capacity: 3 } })
    await handIn(service, 'event-registrations', registration(id, 'guest@example.org'))
    const mail = await mailbox.waitFor('guest@example.org')
    expect(mail.attachments).toMatchObject([{ fileName: 'event.ics', contentType: 'text/calendar' }])
    expect(mail.text).toContain('المخيم')
  })

  test('a mail server that is down loses nothing and gets everything once', async () => {
    mailbox.stop()
    await handIn(service, 'contact-form', { ...contact, email: 'later@example.org' })
    expect(service.output).not.toContain('later@example.org')
    await service.pause()
    await mailbox.start()
    service = await service.restart()
    await mailbox.waitFor('later@example.org')
    expect(await mailbox.to('later@example.org')).toHaveLength(1)
  })
})
