import { randomUUID } from 'node:crypto'
import { Admin } from './support/admin'
import { project } from './support/content'
import { ContentService, databases, type Answer } from './support/service'
import { consents, contact, departmentApplication, feedback, handIn, partnership, proposal } from './support/submissions'

const LIMITED = { status: 429, body: { error: { details: { code: 'rate_limited' } } } }

const statuses = (answers: Answer[]) => answers.map(({ status }) => status)

// Counted in the memory of the process, and the same on every database.
describe('limits', () => {
  const [database = 'sqlite'] = databases
  let service: ContentService
  let department: string
  let projectId: string

  const send = (email: string, count: number, path = 'contact-form', data: object = contact) =>
    Promise.all(Array.from({ length: count }, () => handIn(service, path, { ...data, email })))

  const ask = (email: string, visitor = 'v1') =>
    service.send('GET', `/api/departments-applications/check-duplicate?email=${encodeURIComponent(email)}&departmentDocumentId=${department}`, {
      authorization: `Bearer ${service.environment.CONTENT_TOKEN}`,
      'x-visitor': visitor,
    })

  beforeAll(async () => {
    service = await ContentService.start(database, {
      CONTENT_LIMIT_EMAIL_HOUR: '3',
      CONTENT_LIMIT_EMAIL_DAY: '5',
      CONTENT_LIMIT_FORM_MINUTE: '60',
      CONTENT_LIMIT_DUPLICATE_EMAIL_HOUR: '4',
      CONTENT_LIMIT_DUPLICATE_VISITOR_HOUR: '6',
    })
    const admin = await Admin.login(service)
    department = await admin.createPublished('department', { title: 'Health', slug: 'health', canJoinTo: true })
    projectId = await admin.createPublished('project', project('school'))
  })

  afterAll(() => service.stop())

  describe('of what one address sends', () => {
    test('hold for each form', async () => {
      expect(statuses(await send('form@example.org', 4)).sort()).toEqual([200, 200, 200, 429])
      const response = await fetch(`${service.url}/api/contact-form`, {
        method: 'POST',
        headers: { authorization: `Bearer ${service.environment.CONTENT_TOKEN}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({ data: { ...contact, email: ' FORM@example.org' } }),
      })
      expect({ status: response.status, body: await response.json() }).toMatchObject(LIMITED)
      const seconds = Number(response.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(3000)
      expect(seconds).toBeLessThanOrEqual(3600)
    })

    test('hold for all forms together', async () => {
      expect(statuses(await send('all@example.org', 3))).toEqual([200, 200, 200])
      expect(statuses(await send('all@example.org', 2, 'project-proposals', proposal))).toEqual([200, 200])
      expect(await handIn(service, 'feedbacks', { ...feedback, email: 'all@example.org' })).toMatchObject(LIMITED)
    })

    test('count the same submission once, one after the other and at the same time', async () => {
      const data = { ...contact, email: 'again@example.org' }
      const key = randomUUID()
      const twins = await Promise.all(Array.from({ length: 8 }, () => handIn(service, 'contact-form', data, key)))
      expect(new Set(statuses(twins))).toEqual(new Set([200]))
      for (let time = 0; time < 5; time += 1) expect((await handIn(service, 'contact-form', data, key)).status).toBe(200)
      expect(statuses(await send(data.email, 2))).toEqual([200, 200])
    })

    test('count nothing that was not valid', async () => {
      const email = 'typo@example.org'
      for (let time = 0; time < 5; time += 1) expect((await handIn(service, 'contact-form', { ...contact, email, subject: '' })).status).toBe(400)
      const application = { projectId, email, data: {}, submitLanguage: 'en', ...consents }
      for (let time = 0; time < 5; time += 1) expect((await handIn(service, 'project-submissions', application)).status).toBe(400)
      expect((await handIn(service, 'contact-form', { ...contact, email })).status).toBe(200)
    })

    test('do not hold for anonymous feedback, which all comes from one address', async () => {
      expect(statuses(await send('ours@example.org', 4, 'feedbacks', { ...feedback, isAnonymous: true }))).toEqual([200, 200, 200, 200])
    })
  })

  test('of a form as a whole stop a flood, and no other form', async () => {
    const flood = await Promise.all(
      Array.from({ length: 70 }, (_, index) => handIn(service, 'partnership-requests', { ...partnership, email: `flood${index}@example.org` })),
    )
    expect(flood.filter(({ status }) => status === 200)).toHaveLength(60)
    for (const answer of flood.filter(({ status }) => status !== 200)) expect(answer).toMatchObject(LIMITED)
    expect((await handIn(service, 'project-proposals', { ...proposal, email: 'calm@example.org' })).status).toBe(200)
  })

  describe('of questions whether somebody has applied', () => {
    test('hold for the address that is asked about', async () => {
      await handIn(service, 'departments-applications', departmentApplication(department, 'applied@example.org'))
      expect(await ask(' APPLIED@example.org', 'v2')).toEqual({ status: 200, body: { isDuplicate: true, duplicate: true } })
      const answers = await Promise.all(['v3', 'v4', 'v5', 'v6'].map((visitor) => ask('applied@example.org', visitor)))
      expect(statuses(answers).sort()).toEqual([200, 200, 200, 429])
    })

    test('hold for the visitor who asks', async () => {
      const answers = await Promise.all(Array.from({ length: 7 }, (_, index) => ask(`n${index}@example.org`, 'curious')))
      expect(statuses(answers).sort()).toEqual([200, 200, 200, 200, 200, 200, 429])
      expect(await ask('somebody@example.org', 'another')).toEqual({ status: 200, body: { isDuplicate: false, duplicate: false } })
    })

    test('are answered for projects with nothing but yes or no', async () => {
      const email = 'project@example.org'
      const data = { livingPlace: 'Homs', specialization: 'Teacher', abilityToProvideMedicalSupplies: 'None' }
      const question = `project-submissions?filters[email][$eq]=${email}&filters[project][documentId][$eq]=${projectId}`
      expect(await service.read(question)).toEqual({ status: 200, body: { duplicate: false } })
      await handIn(service, 'project-submissions', { projectId, email, data, submitLanguage: 'en', ...consents })
      expect(await service.read(question)).toEqual({ status: 200, body: { duplicate: true } })
      expect(await service.read(question.replaceAll('[$eq]', ''))).toEqual({ status: 200, body: { duplicate: true } })
      expect((await service.read(`${question}&filters[projectTimeline]=${'a'.repeat(24)}`)).body).toEqual({ duplicate: false })
      expect((await service.read('project-submissions')).status).toBe(400)
      expect((await service.read(question.replace('[$eq]', '[$contains]'))).status).toBe(400)
    })

    test('are logged, without the address', () => {
      expect(service.output).toContain('Asked whether an address has applied (api::departments-application.departments-application)')
      expect(service.output).not.toMatch(/applied@example|curious/i)
    })
  })
})
