import { Admin } from './support/admin'
import { project } from './support/content'
import { storedTime, withDatabase } from './support/database'
import { codeOf, linkOf, post } from './support/links'
import { Mailbox, type Received } from './support/mailbox'
import { ContentService, bothUnlessShort } from './support/service'
import { consents, departmentApplication, handIn } from './support/submissions'

const HOUR = 60 * 60 * 1000
const SUCCESS = { status: 200, body: { success: true } }
const FAILURE = { status: 200, body: { success: false } }

describe.each(bothUnlessShort('postgres'))('the confirmation of an address (%s)', (database) => {
  let mailbox: Mailbox
  let service: ContentService
  let admin: Admin
  let department: string
  let second: string
  let projectId: string

  const verify = (body: object) => post(service, 'departments-applications/verify', body)
  const resend = (email: unknown, application = 'department') => post(service, 'request-verification-token', { email, application })

  const apply = async (email: string): Promise<Received> => {
    await handIn(service, 'departments-applications', departmentApplication(department, email))
    return mailbox.waitFor(email)
  }

  /** Lets time pass, for the tokens of a link only. */
  const moveClock = (link: Record<string, string>, column: string, past: number) =>
    withDatabase(service, async (rows) => {
      const [application] = (await rows('departments_applications').select()).filter(({ id }) => Number(id) === Number(link.id))
      const changed = await rows('verification_tokens')
        .where({ submission_id: application?.document_id })
        .update({ [column]: storedTime(service, new Date(Date.now() - past)) })
      expect(changed).toBeGreaterThan(0)
    })

  beforeAll(async () => {
    mailbox = await Mailbox.create()
    await mailbox.start()
    service = await ContentService.start(database, { ...mailbox.environment, CONTENT_LIMIT_RESEND_MINUTE: '2', CONTENT_LIMIT_RESEND_DAY: '3' })
    admin = await Admin.login(service)
    department = await admin.createPublished('department', {
      title: 'Health',
      slug: 'health',
      canJoinTo: true,
      whatsappInvite: 'https://chat.whatsapp.com/abc',
    })
    second = await admin.createPublished('department', { title: 'Media', slug: 'media', canJoinTo: true })
    projectId = await admin.createPublished('project', project('school', 'ترميم مدرسة'))
  })

  afterAll(async () => {
    await service.stop()
    await mailbox.stop()
  })

  describe('by link', () => {
    test('succeeds, again too, and invites once', async () => {
      const link = linkOf(await apply('link@example.org'))
      expect(link.email).toBe('link@example.org')
      const answer = { status: 200, body: { success: true, data: { department: { title: 'Health', id: department } } } }
      expect(await verify(link)).toEqual(answer)
      expect(await verify(link)).toEqual(answer)
      await admin.publish('department', department, 'de', { title: 'Gesundheit', slug: 'health', canJoinTo: true })
      expect(await verify({ ...link, language: 'de' })).toMatchObject({ body: { data: { department: { title: 'Gesundheit' } } } })
      const invitation = await mailbox.waitFor('link@example.org', 2)
      expect(invitation.text).toContain('https://chat.whatsapp.com/abc')
      expect(await mailbox.to('link@example.org')).toHaveLength(2)
    })

    test('is no matter of GET', async () => {
      const link = new URLSearchParams(linkOf(await apply('scanner@example.org')))
      expect((await service.read(`departments-applications/verify?${link.toString()}`)).status).toBeGreaterThanOrEqual(400)
      expect(await verify(Object.fromEntries(link))).toMatchObject(SUCCESS)
    })

    test.each([
      ['another address', { email: 'other@example.org' }],
      ['another token', { token: 'x'.repeat(43) }],
      ['another application', { id: '999999' }],
      ['an endless number', { id: '9'.repeat(30) }],
      ['no token', { token: undefined }],
    ])('fails with %s', async (what, change) => {
      const link = linkOf(await apply(`${what.replaceAll(' ', '-')}@example.org`))
      expect(await verify({ ...link, ...change })).toEqual(FAILURE)
    })

    test('lasts 72 hours from when it was sent', async () => {
      const link = linkOf(await apply('late@example.org'))
      await moveClock(link, 'link_expires_at', 1000)
      expect(await verify(link)).toEqual(FAILURE)
      await moveClock(link, 'link_expires_at', -HOUR)
      expect(await verify(link)).toMatchObject(SUCCESS)
      await moveClock(link, 'link_expires_at', 1000)
      expect(await verify(link)).toMatchObject(SUCCESS)
    })

    test('belongs to one kind of application', async () => {
      const link = linkOf(await apply('kind@example.org'))
      expect(await post(service, 'project-submissions/verify', link)).toEqual(FAILURE)
    })
  })

  describe('by code', () => {
    test('succeeds as people type it, once', async () => {
      const typed = codeOf(await apply('code@example.org'))
        .toLowerCase()
        .replace('-', ' ')
      expect(await verify({ email: ' CODE@example.org', code: typed })).toMatchObject(SUCCESS)
      expect(await verify({ email: 'code@example.org', code: typed })).toEqual(FAILURE)
    })

    test('fails after five wrong ones; the link is another way', async () => {
      const mail = await apply('guess@example.org')
      for (const last of [2, 3, 4, 5, 6]) expect(await verify({ email: 'guess@example.org', code: `AAAA-AAA${last}` })).toEqual(FAILURE)
      expect(await verify({ email: 'guess@example.org', code: codeOf(mail) })).toEqual(FAILURE)
      expect(await verify(linkOf(mail))).toMatchObject(SUCCESS)
    })

    test('allows five guesses, not more, at the same time', async () => {
      const mail = await apply('rush@example.org')
      await Promise.all(Array.from({ length: 20 }, () => verify({ email: 'rush@example.org', code: 'AAAA-AAAA' })))
      expect(await verify({ email: 'rush@example.org', code: codeOf(mail) })).toEqual(FAILURE)
    })

    test('lasts a quarter of an hour', async () => {
      const mail = await apply('slow@example.org')
      await moveClock(linkOf(mail), 'code_expires_at', 1000)
      expect(await verify({ email: 'slow@example.org', code: codeOf(mail) })).toEqual(FAILURE)
    })

    test.each(['%', '%@example.org', '_nderscore@example.org'])('is not tried on the applications of others with %s', async (pattern) => {
      const email = `underscore@example.org`
      const [known] = await mailbox.to(email)
      const mail = known ?? (await apply(email))
      expect(await verify({ email: pattern, code: codeOf(mail) })).toEqual(FAILURE)
    })
  })

  describe('asked for again', () => {
    test('comes for each application of the address that waits, as often as is allowed', async () => {
      const email = 'again@example.org'
      const first = await apply(email)
      await handIn(service, 'departments-applications', departmentApplication(second, email))
      await mailbox.waitFor(email, 2)
      expect(await resend(' AGAIN@example.org ')).toEqual(SUCCESS)
      await mailbox.waitFor(email, 4)
      expect(await verify(linkOf(first))).toMatchObject(SUCCESS)
      await mailbox.waitFor(email, 5)
      expect(await resend(email)).toEqual(SUCCESS)
      const newest = await mailbox.waitFor(email, 6)
      expect(newest.text).toContain('Media')
      // The third one within a minute.
      expect(await resend(email)).toMatchObject({ status: 429, body: { error: { details: { code: 'rate_limited' } } } })
      await apply('marker-one@example.org')
      expect(await mailbox.to(email)).toHaveLength(6)
      expect(await verify(linkOf(newest))).toMatchObject(SUCCESS)
    })

    test('answers the same, and sends nothing, where nobody has applied', async () => {
      for (const email of ['nobody@example.org', 'no address', null]) expect(await resend(email)).toEqual(SUCCESS)
      expect(await resend('nobody@example.org')).toEqual(SUCCESS)
      expect((await resend('nobody@example.org')).status).toBe(429)
      expect(await resend('nobody@example.org', 'everything')).toEqual(SUCCESS)
      await apply('marker-two@example.org')
      expect(await mailbox.to('nobody@example.org')).toEqual([])
    })

    test('works for volunteers too, whose confirmation names the time and the reference', async () => {
      const email = 'volunteer@example.org'
      const data = { livingPlace: 'Homs', specialization: 'Teacher', abilityToProvideMedicalSupplies: 'None', firstName: 'Lina' }
      const { body } = await handIn(service, 'project-submissions', { projectId, email, data, submitLanguage: 'en', ...consents })
      await mailbox.waitFor(email)
      expect(await resend(email, 'project-submission')).toEqual(SUCCESS)
      const mail = await mailbox.waitFor(email, 2)
      expect(mail.subject).toBe(`Please confirm your application: ترميم مدرسة (${body.data.reference})`)
      expect(await post(service, 'project-submissions/verify', linkOf(mail))).toEqual({ status: 200, body: { success: true } })
      const confirmation = await mailbox.waitFor(email, 3)
      expect(confirmation.text).toContain('within about one week')
      expect(confirmation.text).toContain(body.data.reference)
      expect(confirmation.text).toContain('Field of work or study: Teacher')
    })
  })
})
