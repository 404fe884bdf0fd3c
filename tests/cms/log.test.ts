import { randomUUID } from 'node:crypto'
import { Admin } from './support/admin'
import { event, hours, project } from './support/content'
import { withDatabase } from './support/database'
import { codeOf, linkOf, post } from './support/links'
import { Mailbox } from './support/mailbox'
import { ContentService, oneDatabase, type Answer } from './support/service'
import { consents, departmentApplication, feedback, handIn, registration } from './support/submissions'
import { until } from './support/until'

/** Words that stand nowhere but in what a person has sent. */
const PERSON = { name: 'Zubaida Quwatli', email: 'zubaida.q@private.example.org', phone: '+963 933 777 001', message: 'My house in Qudsaya burned down.' }

/** Breaks every write of a contact message, as a full disk does: the database's own words repeat what was written. */
const BREAK = {
  sqlite: [`CREATE TRIGGER broken BEFORE INSERT ON contact_forms BEGIN SELECT RAISE(ABORT, 'broken'); END`],
  postgres: ['ALTER TABLE contact_forms ADD CONSTRAINT broken CHECK (false) NOT VALID'],
}

describe.each(oneDatabase('postgres'))('the log of the content service (%s)', (database) => {
  let mailbox: Mailbox
  let service: ContentService
  const secrets: string[] = []

  const contact = { name: PERSON.name, email: PERSON.email, subject: 'Hello from Qudsaya', message: PERSON.message, submitLanguage: 'en' }

  /** A body that is no JSON, with a person's words in it. */
  const garbled = (): Promise<Answer> =>
    service.send(
      'POST',
      '/api/contact-form',
      { authorization: `Bearer ${service.environment.CONTENT_TOKEN}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      `${PERSON.email} ${JSON.stringify({ data: contact })}`,
    )

  beforeAll(async () => {
    mailbox = await Mailbox.create()
    await mailbox.start()
    service = await ContentService.start(database, mailbox.environment)
  })

  afterAll(async () => {
    await service.stop()
    await mailbox.stop()
  })

  /** Everything that the service does with what people send, and everything that goes wrong. */
  async function journey(): Promise<void> {
    const admin = await Admin.login(service)
    const department = await admin.createPublished('department', { title: 'Health', slug: 'health', canJoinTo: true })
    const projectId = await admin.createPublished('project', project('school'))
    const camp = await admin.createPublished('event', { ...event('camp', hours(48)), registration: { required: true, capacity: 1 } })
    const application = { ...departmentApplication(department, PERSON.email), fullName: PERSON.name, phone: PERSON.phone }

    expect((await handIn(service, 'departments-applications', application)).status).toBe(200)
    const mail = await mailbox.waitFor(PERSON.email)
    const link = linkOf(mail)
    secrets.push(String(link.token), codeOf(mail))
    expect((await handIn(service, 'departments-applications', application)).status).toBe(409)
    expect((await post(service, 'request-verification-token', { email: PERSON.email, application: 'department' })).status).toBe(200)
    await mailbox.waitFor(PERSON.email, 2)
    expect((await post(service, 'departments-applications/verify', { ...link, id: 'x' })).body).toEqual({ success: false })
    expect((await post(service, 'departments-applications/verify', link)).body).toMatchObject({ success: true })
    await mailbox.waitFor(PERSON.email, 3)
    const question = `email=${encodeURIComponent(PERSON.email)}&departmentDocumentId=${department}`
    expect((await service.read(`departments-applications/check-duplicate?${question}`)).body).toMatchObject({ duplicate: true })

    expect((await handIn(service, 'event-registrations', { ...registration(camp, PERSON.email), name: PERSON.name, message: PERSON.message })).status).toBe(200)
    const ticket = linkOf(await mailbox.waitFor(PERSON.email, 4))
    secrets.push(String(ticket.token))
    expect((await handIn(service, 'event-registrations', registration(camp, `two.${PERSON.email}`))).status).toBe(409)
    expect((await post(service, 'event-registrations/cancel', ticket)).body).toEqual({ success: true })
    await mailbox.waitFor(PERSON.email, 5)

    expect((await handIn(service, 'project-submissions', { projectId, email: PERSON.email, data: { firstName: PERSON.name }, ...consents })).status).toBe(400)
    expect((await handIn(service, 'feedbacks', { ...feedback, email: 'not an address', message: PERSON.message })).status).toBe(400)
    expect((await garbled()).status).toBe(400)
  }

  async function failures(): Promise<void> {
    await mailbox.stop()
    expect((await handIn(service, 'contact-form', contact)).status).toBe(200)
    await until(async () => (service.output.includes('was not taken') ? true : null))
    await withDatabase(service, async (tables) => {
      for (const statement of BREAK[database]) await tables.raw(statement)
    })
    const answer = await handIn(service, 'contact-form', { ...contact, subject: 'Again' })
    expect(answer).toMatchObject({ status: 500, body: { error: { message: 'Internal Server Error' } } })
  }

  test('tells what happened and nothing of the people to whom it happened', async () => {
    await journey()
    await failures()
    // The log is read and whole: it knows of the calls and of both failures.
    expect(service.output).toContain('POST /api/departments-applications/verify')
    expect(service.output).toMatch(/Mail \d+ \(confirmation\) was not taken: E[A-Z]+/)
    expect(service.output).toMatch(/could not be stored/)
    // Of the number its own part, as it is written and without spaces: a shorter one stands in times by chance.
    const phones = ['933 777 001', '933777001']
    const words = [...PERSON.name.split(' '), 'private.example.org', encodeURIComponent(PERSON.email), ...phones, 'Qudsaya', 'burned', ...secrets]
    expect(words.filter((word) => service.output.toLowerCase().includes(word.toLowerCase()))).toEqual([])
  })
})
