import { Admin } from './support/admin'
import { event, hours, project } from './support/content'
import { Mailbox } from './support/mailbox'
import { ContentService, oneDatabase, type Json } from './support/service'
import { ListeningSite } from './support/site'
import { consents, contact, departmentApplication, feedback, handIn, partnership, proposal, registration } from './support/submissions'
import { addUser } from './support/users'

const uid = (type: string) => `api::${type}.${type}`
const listOf = (type: string) => `/content-manager/collection-types/${uid(type)}`

const SENT = ['project-submission', 'departments-application', 'event-registration', 'partnership-request', 'feedback', 'project-proposal', 'contact-form']

describe.each(oneDatabase('sqlite'))('the desk of a reviewer (%s)', (database) => {
  let mailbox: Mailbox
  let site: ListeningSite
  let service: ContentService
  let administrator: Admin
  let reviewer: Admin
  let department: string

  const find = async (type: string, email: string): Promise<Json> =>
    (await reviewer.call('GET', `${listOf(type)}?filters[$and][0][email][$eq]=${encodeURIComponent(email)}`)).body.results[0]

  beforeAll(async () => {
    mailbox = await Mailbox.create()
    await mailbox.start()
    site = await ListeningSite.start()
    service = await ContentService.start(database, { ...mailbox.environment, SITE_URL: site.url })
    administrator = await Admin.login(service)
    reviewer = await addUser(administrator, service, 'reviewer@example.org', 'imar-reviewer', 'Rana')
    department = await administrator.createPublished('department', {
      title: 'Health',
      slug: 'health',
      canJoinTo: true,
      whatsappInvite: 'https://chat.whatsapp.com/abc',
    })
    const projectId = await administrator.createPublished('project', project('school'))
    const eventId = await administrator.createPublished('event', { ...event('camp', hours(48)), registration: { required: true } })
    const answers = { firstName: 'Lina', email: 'lina@example.org', livingPlace: 'Homs', specialization: 'Teacher', abilityToProvideMedicalSupplies: 'No' }
    const sent = await Promise.all([
      handIn(service, 'project-submissions', { projectId, email: 'lina@example.org', data: answers, submitLanguage: 'ar', ...consents }),
      handIn(service, 'departments-applications', departmentApplication(department, 'waiting@example.org')),
      handIn(service, 'event-registrations', registration(eventId)),
      handIn(service, 'partnership-requests', partnership),
      handIn(service, 'feedbacks', feedback),
      handIn(service, 'project-proposals', proposal),
      handIn(service, 'contact-form', contact),
    ])
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200))
  })

  afterAll(async () => {
    await service.stop()
    await site.stop()
    await mailbox.stop()
  })

  describe('may', () => {
    test.each(SENT)('read what was sent as %s, without the keys of the service', async (type) => {
      const { status, body } = await reviewer.call('GET', listOf(type))
      expect(status).toBe(200)
      expect(body.results[0]).toMatchObject({ reference: expect.any(String), email: expect.any(String) })
      for (const field of ['idempotencyKey', 'fingerprint', 'duplicateKey']) expect(body.results[0]).not.toHaveProperty(field)
    })

    test('look for a reference, a status and a day', async () => {
      const { reference } = await find('departments-application', 'waiting@example.org')
      const filters = `filters[$and][0][reference][$eq]=${reference}&filters[$and][1][verificationStatus][$eq]=Pending&filters[$and][2][createdAt][$gt]=2020-01-01T00:00:00.000Z`
      const { body } = await reviewer.call('GET', `${listOf('departments-application')}?${filters}&sort=createdAt:DESC`)
      expect(body.results).toHaveLength(1)
    })

    test('write notes and nothing of what was sent', async () => {
      const before = await find('departments-application', 'waiting@example.org')
      const changes = { reviewNote: 'Call on Monday', email: 'other@example.org', decidedBy: 'Me', reference: 'D-0000-0000' }
      expect((await reviewer.call('PUT', `${listOf('departments-application')}/${before.documentId}`, { ...before, ...changes })).status).toBe(200)
      const after = await find('departments-application', 'waiting@example.org')
      expect(after).toMatchObject({ ...before, reviewNote: 'Call on Monday', updatedAt: expect.any(String) })
    })

    test('mark feedback as handled', async () => {
      const { documentId } = await find('feedback', feedback.email)
      await reviewer.call('PUT', `${listOf('feedback')}/${documentId}`, { feedbackStatus: 'resolved' })
      expect(await find('feedback', feedback.email)).toMatchObject({ feedbackStatus: 'resolved' })
    })
  })

  describe('may not', () => {
    test.each([...SENT, 'idea'])('make, copy or delete anything of %s', async (type) => {
      const { body } = await reviewer.call('GET', listOf(type))
      const documentId: string = body.results[0]?.documentId ?? 'none'
      expect((await reviewer.call('POST', listOf(type), {})).status).toBe(403)
      expect((await reviewer.call('POST', `${listOf(type)}/clone/${documentId}`, {})).status).toBe(403)
      expect((await reviewer.call('DELETE', `${listOf(type)}/${documentId}`)).status).toBe(403)
      expect((await reviewer.call('POST', `${listOf(type)}/actions/bulkDelete`, { documentIds: [documentId] })).status).toBe(403)
    })

    test.each(['article', 'event', 'department', 'project', 'mail-template', 'outbox-mail', 'verification-token', 'applicant-file'])('see %s', async (type) => {
      expect((await reviewer.call('GET', listOf(type))).status).toBe(403)
      expect((await reviewer.call('POST', listOf(type), {})).status).toBe(403)
    })

    test.each([
      '/admin/users',
      '/admin/roles',
      '/admin/api-tokens',
      '/admin/webhooks',
      '/upload/files',
      '/content-manager/single-types/api::contact-info.contact-info',
    ])('reach %s', async (route) => {
      expect((await reviewer.call('GET', route)).status).toBe(403)
    })
  })

  test('sees no overview of translations', async () => {
    await administrator.createPublished('project', project('untranslated'))
    expect((await administrator.call('GET', '/translation-overview')).body.data).not.toEqual([])
    expect((await reviewer.call('GET', '/translation-overview')).status).toBe(403)
  })

  test('an administrator does not write submissions by hand either', async () => {
    const { documentId } = await find('departments-application', 'waiting@example.org')
    const fields = { ...departmentApplication(department, 'made@example.org'), verificationStatus: 'Accepted' }
    expect((await administrator.tryCreate('departments-application', fields)).status).toBe(403)
    expect((await administrator.call('POST', `${listOf('departments-application')}/clone/${documentId}`, fields)).status).toBe(403)
    await administrator.edit('departments-application', documentId, { email: 'changed@example.org', decidedBy: 'Nobody' })
    expect(await find('departments-application', 'waiting@example.org')).toMatchObject({ documentId, decidedBy: null })
  })

  test('the site is not told of what visitors send', async () => {
    const { documentId } = await find('contact-form', contact.email)
    await reviewer.call('PUT', `${listOf('contact-form')}/${documentId}`, { reviewNote: 'Answered' })
    await administrator.remove('contact-form', documentId)
    // Notices go out one after the other: this one is behind those that must not be.
    const later = await administrator.createPublished('faq', { question: 'Later?', answer: [{ type: 'paragraph', children: [{ type: 'text', text: 'Yes' }] }] })
    await site.waitForChange(later)
    const told = JSON.stringify(site.received.map(({ body }) => body))
    for (const type of [...SENT, 'idea']) expect(told).not.toContain(type)
    expect(told).not.toContain('@example.org')
  })
})
