import { randomUUID } from 'node:crypto'
import { Admin, stepUp } from '../support/admin'
import { zipNamed } from '../support/archives'
import { event, hours, project } from '../support/content'
import { sendFile } from '../support/files'
import { Mailbox } from '../support/mailbox'
import { picture } from '../support/pictures'
import { ContentService, type Database } from '../support/service'
import { consents, departmentApplication, handIn, registration } from '../support/submissions'
import { addUser } from '../support/users'
import type { Caller } from './areas'

export const DEPARTMENT = 'api::departments-application.departments-application'
export const PROJECT = 'api::project.project'
export const REGISTRATION = 'api::event-registration.event-registration'

/** What stands in the data of an applicant, and nowhere else. */
export type Person = { name: string; email: string; answer: string; documentId: string; reference: string }

/** A service with a document of each sort that a call can be about, and with somebody of each role. */
export type World = {
  service: ContentService
  end: () => Promise<void>
  /** Signs everybody in once more. */
  signIn: () => Promise<void>
  administrator: Admin
  /** With what each is known; `limited` is a reviewer of the department of the first person alone. */
  headers: Record<Caller | 'limited', Record<string, string>>
  project: string
  event: string
  version: string
  first: Person
  second: Person
  guest: Person
  /** A mail to the first person, and an idea with its file. */
  mail: string
  idea: string
  file: string
  /** A file of the media library, and a webhook. */
  picture: string
  webhook: string
  /** Puts something into the bin and gives its entry, or plans something and gives the plan. */
  deleteSomething: () => Promise<string>
  planSomething: () => Promise<string>
}

const PASSWORD = 'Temporary-Password-2'

/** Signed in, and confirmed by the password a moment ago. */
async function headersOf(service: ContentService, email: string): Promise<Record<string, string>> {
  const { body } = await service.send('POST', '/admin/login', { 'content-type': 'application/json' }, JSON.stringify({ email, password: PASSWORD }))
  const { token } = body.data
  return { authorization: `Bearer ${token}`, cookie: await stepUp(service, token, PASSWORD) }
}

async function found(administrator: Admin, uid: string, person: Omit<Person, 'documentId' | 'reference'>): Promise<Person> {
  const { body } = await administrator.call('GET', `/content-manager/collection-types/${uid}?filters[email][$eq]=${person.email}`)
  const [{ documentId, reference }] = body.results
  return { ...person, documentId, reference }
}

async function applicant(service: ContentService, administrator: Admin, department: string, person: Omit<Person, 'documentId' | 'reference'>): Promise<Person> {
  const { name: fullName, email, answer: specialization } = person
  await handIn(service, 'departments-applications', { ...departmentApplication(department, email), fullName, specialization, ...consents })
  return found(administrator, DEPARTMENT, person)
}

/** Those who sign in, with their roles. The administrator among them is another one than the one who prepares. */
const ROLES = [
  ['author', 'strapi-author'],
  ['editor', 'strapi-editor'],
  ['reviewer', 'imar-reviewer'],
  ['eventTeam', 'imar-event-team'],
  ['administrator', 'strapi-super-admin'],
  ['limited', 'imar-reviewer'],
] as const

const emailOf = (caller: string) => `${caller.toLowerCase()}@example.org`

export async function makeWorld(database: Database): Promise<World> {
  const mailbox = await Mailbox.create()
  await mailbox.start()
  const service = await ContentService.start(database, {
    ...mailbox.environment,
    CONTENT_LIMIT_SIGN_IN: '1000',
    CONTENT_LIMIT_SENDER_CHECK_MINUTE: '100',
    SENDER_DNS: '127.0.0.1:9',
    METRICS_TOKEN: 'metrics-token-of-a-test',
  })
  const administrator = await Admin.login(service)
  const { CONTENT_TOKEN, CONTENT_PREVIEW_TOKEN, UPLOAD_TOKEN = '' } = service.environment
  const headers: World['headers'] = {
    nobody: {},
    site: { authorization: `Bearer ${CONTENT_TOKEN}`, 'upload-token': UPLOAD_TOKEN },
    preview: { authorization: `Bearer ${CONTENT_PREVIEW_TOKEN}` },
    author: {},
    editor: {},
    reviewer: {},
    eventTeam: {},
    administrator: {},
    limited: {},
  }
  async function signIn(): Promise<void> {
    for (const [caller] of ROLES) headers[caller] = await headersOf(service, emailOf(caller))
  }
  for (const [caller, role] of ROLES) await addUser(administrator, service, emailOf(caller), role)
  await signIn()
  const departments = [
    await administrator.createPublished('department', { title: 'Health', slug: 'health', canJoinTo: true }),
    await administrator.createPublished('department', { title: 'Water', slug: 'water', canJoinTo: true }),
  ]
  const [health = '', water = ''] = departments
  const school = await administrator.createPublished('project', project('school'))
  const meeting = await administrator.createPublished('event', { ...event('meeting', hours(48)), registration: { required: true, capacity: 20 } })
  const first = await applicant(service, administrator, health, { name: 'Firstname Sichtbar', email: 'sichtbar@example.org', answer: 'Sichtbarkeitskunde' })
  const second = await applicant(service, administrator, water, { name: 'Secondname Verborgen', email: 'verborgen@example.org', answer: 'Verborgenheitskunde' })
  const visitor = { name: 'Guestname Gastfrau', email: 'gastfrau@example.org', answer: 'Gastlichkeitskunde' }
  await handIn(service, 'event-registrations', { ...registration(meeting, visitor.email), name: visitor.name, message: visitor.answer })
  const guest = await found(administrator, REGISTRATION, visitor)
  const { body: accounts } = await administrator.call('GET', '/accounts')
  const { id } = accounts.data.accounts.find(({ email }: { email: string }) => email === 'limited@example.org')
  await administrator.call('POST', `/accounts/${id}/scope`, { departments: [health], projects: [] })
  const { body: versions } = await administrator.call('GET', `/document-versions/${PROJECT}/${school}?language=ar`)
  const { body: mails } = await administrator.call('GET', `/outbox/${DEPARTMENT}/${first.documentId}`)
  const [{ id: file }] = (await sendFile(service, zipNamed('plan.txt'), 'plan.zip', 'idea')).body
  await handIn(service, 'ideas', { title: 'A well', description: 'Water.', attachments: file, locale: 'en' })
  const { body: ideas } = await administrator.call('GET', '/content-manager/collection-types/api::idea.idea')
  const uploaded = await administrator.upload(await picture('png'), 'picture.png', 'image/png', 'A picture')
  const hook = { name: 'Test', url: 'http://192.0.2.1/', headers: {}, events: ['entry.create'] }
  const { body: webhook } = await administrator.call('POST', '/admin/webhooks', hook)
  return {
    picture: String(uploaded.body[0].id),
    webhook: String(webhook.data.id),
    service,
    administrator,
    async end() {
      await service.stop()
      await mailbox.stop()
    },
    headers,
    signIn,
    project: school,
    event: meeting,
    version: versions.data[0].versionId,
    first,
    second,
    guest,
    mail: mails.data[0].documentId,
    idea: ideas.results[0].documentId,
    file,
    async deleteSomething() {
      const documentId = await administrator.create('project', project(`bin-${randomUUID()}`))
      await administrator.remove('project', documentId)
      return (await administrator.call('GET', '/bin')).body.data.items[0].entryId
    },
    async planSomething() {
      const at = new Date(Date.now() + 60 * 60 * 1000).toISOString()
      const plan = { uid: PROJECT, documentId: school, languages: ['ar'], action: 'unpublish', at, zone: 'UTC' }
      return (await administrator.call('POST', '/publication-plans', plan)).body.data[0].planId
    },
  }
}
