import { randomUUID } from 'node:crypto'
import { Admin } from './support/admin'
import { event, hours, project } from './support/content'
import { storedTime, withDatabase } from './support/database'
import { Mailbox } from './support/mailbox'
import { ContentService, type Json, oneDatabase } from './support/service'
import { consents, contact, departmentApplication, handIn, registration } from './support/submissions'
import { addRole, addUser } from './support/users'

const VOLUNTEER = 'api::project-submission.project-submission'
const DEPARTMENT = 'api::departments-application.departments-application'
const REGISTRATION = 'api::event-registration.event-registration'
const CONTACT = 'api::contact-form.contact-form'
const EVENT = 'api::event.event'

/** Stands in every value that only some may read. */
const SECRET = 'Zenobia'

const GROUPED = '/review-statistics?at=2020-01-01T00:00:00Z,2100-01-01T00:00:00Z'

describe.each(oneDatabase('postgres'))('rights to single fields (%s)', (database) => {
  let mailbox: Mailbox
  let service: ContentService
  let administrator: Admin
  let school: string
  let meeting: string
  let application: string
  let joining: string
  let message: string
  let file: string

  /** An account that may do this and nothing else. */
  async function withRights(name: string, permissions: Parameters<typeof addRole>[2]): Promise<Admin> {
    return addUser(administrator, service, `${name.toLowerCase()}@example.org`, await addRole(administrator, name, permissions))
  }

  const allSubmissions = (action: string, fields: string[]) => [VOLUNTEER, DEPARTMENT, REGISTRATION, CONTACT].map((subject) => ({ action, subject, fields }))

  const find = async (uid: string, email: string): Promise<string> =>
    (await administrator.call('GET', `/content-manager/collection-types/${uid}?filters[$and][0][email][$eq]=${email}`)).body.results[0].documentId

  beforeAll(async () => {
    mailbox = await Mailbox.create()
    await mailbox.start()
    service = await ContentService.start(database, mailbox.environment)
    administrator = await Admin.login(service)
    school = await administrator.createPublished('project', { ...project('school'), title: `${SECRET} school` })
    const department = await administrator.createPublished('department', { title: `${SECRET} department`, slug: 'health', canJoinTo: true })
    meeting = await administrator.createPublished('event', { ...event('meeting', hours(5)), registration: { required: true, capacity: 9 } })
    const email = 'zenobia@example.org'
    const data = { firstName: SECRET, email, livingPlace: SECRET, specialization: SECRET, abilityToProvideMedicalSupplies: 'No' }
    await handIn(service, 'project-submissions', { projectId: school, email, data, submitLanguage: 'en', ...consents })
    await handIn(service, 'departments-applications', { ...departmentApplication(department, email), fullName: SECRET, specialization: SECRET })
    await handIn(service, 'event-registrations', { ...registration(meeting, email), name: SECRET })
    await handIn(service, 'contact-form', { ...contact, name: SECRET, email, message: SECRET, subject: SECRET })
    application = await find(VOLUNTEER, email)
    joining = await find(DEPARTMENT, email)
    message = await find(CONTACT, email)
    file = randomUUID().replaceAll('-', '').slice(0, 24)
    const verified = { verification_status: 'Verified', verified_at: storedTime(service, new Date()) }
    await withDatabase(service, async (tables) => {
      await tables('project_submissions').where({ document_id: application }).update(verified)
      await tables('departments_applications').where({ document_id: joining }).update(verified)
      const about = { submission_uid: VOLUNTEER, submission_id: application }
      await tables('applicant_files').insert([{ ...about, document_id: file, name: `${SECRET}.pdf`, mime: 'application/pdf', size: 9, stored_as: file }])
    })
    for (const [uid, id] of [
      [VOLUNTEER, application],
      [DEPARTMENT, joining],
    ]) {
      await administrator.call('POST', `/submissions/${uid}/${id}/notes`, { text: `${SECRET} is known here.`, attempt: randomUUID() })
      await administrator.call('POST', `/submissions/${uid}/${id}/replies`, { subject: SECRET, text: SECRET, attempt: randomUUID() })
    }
    await administrator.call('POST', `/event-doors/${meeting}`, { name: `${SECRET} gate` })
  })

  afterAll(async () => {
    await service.stop()
    await mailbox.stop()
  })

  const textOf = async (who: Admin, path: string): Promise<string> => (await who.download(path)).text()

  const isTold = (text: string) => text.toLowerCase().includes(SECRET.toLowerCase())

  /** Every own call that tells something of a submission. */
  const calls = () => [
    `/review-queue?status=all`,
    '/review-queue/counts?status=all&language=en',
    `${GROUPED}&language=en`,
    `/submissions/${VOLUNTEER}/${application}/desk`,
    `/submissions/${DEPARTMENT}/${joining}/desk`,
    `/submissions/${VOLUNTEER}/${application}/answers`,
    `/submissions/${VOLUNTEER}/${application}/replies`,
    `/submissions/${VOLUNTEER}/table`,
    `/submissions/${CONTACT}/table`,
    `/applicant-files?uid=${VOLUNTEER}&submission=${application}`,
    `/outbox/${VOLUNTEER}/${application}`,
    `/event-doors/${meeting}`,
    `/event-doors/${meeting}/list`,
  ]

  test('hold in every own call that reads: of a role that may read the reference no other value is told', async () => {
    const clerk = await withRights('Clerk', [...allSubmissions('read', ['reference']), { action: 'read', subject: EVENT, fields: ['title'] }])
    const told: string[] = []
    for (const path of calls()) {
      expect([path, isTold(await textOf(administrator, path))]).toEqual([path, true])
      if (isTold(await textOf(clerk, path))) told.push(path)
    }
    expect(told).toEqual([])
    const { entries } = (await clerk.call('GET', '/review-queue')).body.data
    expect(entries).toHaveLength(2)
    expect(entries[0]).toMatchObject({ reference: expect.stringMatching(/^[VD]-/), status: '', topic: '', daysLeft: null })
    expect((await clerk.call('GET', `/review-queue?q=${SECRET}`)).body.data.entries).toEqual([])
    expect((await clerk.call('GET', '/review-queue?q=V-')).body.data.entries).toHaveLength(1)
    const [head, row] = (await textOf(clerk, `/submissions/${CONTACT}/table?_q=C-&language=en`)).split('\r\n')
    expect([head, row]).toEqual(['"Reference number","Received (UTC)"', expect.stringMatching(/^"C-[^"]+","[^"]+"$/)])
    expect((await textOf(clerk, `/submissions/${CONTACT}/table?_q=${SECRET}`)).trim().split('\r\n')).toHaveLength(1)
    expect((await clerk.download(`/applicant-files/${file}`)).status).toBe(403)
    expect((await clerk.call('GET', '/home/events')).status).toBe(403)
  })

  test('hold in every own call that writes', async () => {
    const { status, reviewNote } = { status: ['verificationStatus'], reviewNote: ['reviewNote'] }
    const decider = await withRights('Decider', [...allSubmissions('read', ['reference', ...status]), ...allSubmissions('update', status)])
    const noter = await withRights('Noter', [...allSubmissions('read', ['reference', 'email', ...reviewNote]), ...allSubmissions('update', reviewNote)])
    const post = async (who: Admin, path: string, body: object = {}): Promise<number> => (await who.call('POST', path, JSON.parse(JSON.stringify(body)))).status
    const about = `/submissions/${VOLUNTEER}/${application}`
    const decision = { status: 'Accepted', reason: null }
    const note = { text: 'Good', attempt: randomUUID() }
    const reply = { subject: 'Hello', text: 'Hello', attempt: randomUUID() }

    for (const [name, body] of [
      ['notes', note],
      ['assignment', { to: null, was: null }],
      ['opinion', { vote: 'for' }],
      ['replies', reply],
      ['replies/preview', reply],
    ] as const) {
      expect([name, await post(decider, `${about}/${name}`, body)]).toEqual([name, 403])
      expect([name, await post(noter, `${about}/${name}`, body)]).toEqual([name, 200])
    }
    const together = { ...decision, applications: [{ uid: VOLUNTEER, documentId: application }] }
    expect(await post(noter, `${about}/decision`, decision)).toBe(403)
    expect(await post(noter, '/review-queue/decisions', together)).toBe(403)
    expect((await noter.call('GET', `${about}/desk`)).body.data).toMatchObject({ mayDecide: false, mayNote: true, notes: [{}, { text: 'Good' }], answers: [] })
    expect((await decider.call('GET', `${about}/desk`)).body.data).toMatchObject({
      mayDecide: true,
      mayNote: false,
      notes: [],
      opinions: [],
      status: 'Verified',
    })
    expect(await post(decider, '/review-queue/decisions', together)).toBe(200)
    // To whom something goes is known to whoever may read the address.
    const blind = await withRights('Blind', [...allSubmissions('read', reviewNote), ...allSubmissions('update', reviewNote)])
    expect(await post(blind, `/submissions/${CONTACT}/${message}/replies`, { ...reply, attempt: randomUUID() })).toBe(403)
  })

  test('hold for what documents held and are translated from', async () => {
    const type = 'api::project.project'
    const fields = { ...project('garden'), title: 'Garden', slug: 'garden', shortDescription: `${SECRET} first` }
    const garden = await administrator.create('project', fields)
    await administrator.edit('project', garden, { ...fields, title: 'Park', shortDescription: 'Second' })
    const rights = ['read', 'update'].map((action) => ({ action, subject: type, fields: ['title', 'slug'], locales: ['ar', 'en'] }))
    const titler = await withRights('Titler', [...rights, { action: 'publish', subject: type, locales: ['ar', 'en'] }])
    const first = (await titler.call('GET', `/document-versions/${type}/${garden}?language=ar`)).body.data.at(-1).versionId
    for (const path of [`/document-versions/${first}`, `/translation-source/${type}/${garden}?source=ar&target=en`]) {
      expect([path, await textOf(titler, path)]).toEqual([path, expect.not.stringContaining(SECRET)])
      expect((await titler.call('GET', path)).status).toBe(200)
    }
    expect(await textOf(titler, `/document-versions/${first}`)).toContain('Garden')
    expect((await titler.call('POST', `/document-versions/${first}/restore`)).status).toBe(200)
    const { data } = (await administrator.call('GET', `/content-manager/collection-types/${type}/${garden}?locale=ar`)).body
    expect(data).toMatchObject({ title: 'Garden', shortDescription: 'Second' })
  })

  test("hold for the search of Strapi's own lists", async () => {
    const searcher = await withRights('Searcher', allSubmissions('read', ['reference']))
    const found = async (who: Admin, words: string): Promise<[number, number]> => {
      const { results, pagination } = (await who.call('GET', `/content-manager/collection-types/${CONTACT}?_q=${words}`)).body
      return [results.length, pagination.total]
    }
    expect(await found(administrator, SECRET.toUpperCase())).toEqual([1, 1])
    expect(await found(searcher, SECRET)).toEqual([0, 0])
    expect(await found(searcher, 'C-')).toEqual([1, 1])
  })

  test('hold for titles in lists of drafts, plans, translations and versions', async () => {
    const type = 'api::project.project'
    const title = `${SECRET} orchard`
    const id = await administrator.create('project', { ...project('orchard'), title, slug: 'orchard' })
    const shown = await administrator.createPublished('project', { ...project('vineyard'), title: `${SECRET} vineyard`, slug: 'vineyard' })
    const at = new Date(Date.now() + 60_000 * 60).toISOString()
    const plan = { uid: type, documentId: id, languages: ['ar'], action: 'publish', at, zone: 'Asia/Damascus' }
    expect((await administrator.call('POST', '/publication-plans', plan)).status).toBe(200)
    const rights = (fields: string[]) => [
      ...['read', 'update'].map((action) => ({ action, subject: type, fields, locales: ['ar', 'en', 'de'] })),
      { action: 'publish', subject: type, locales: ['ar', 'en', 'de'] },
    ]
    const blind = await withRights('Untitled', rights(['slug']))
    const reader = await withRights('Titled', rights(['title', 'slug']))
    const lists = ['/home/writing', `/publication-plans/${type}/${id}`, '/translation-overview', `/document-versions/${type}/${shown}?language=ar`]
    for (const path of lists) {
      expect([path, isTold(await textOf(reader, path))]).toEqual([path, true])
      expect([path, (await blind.call('GET', path)).status, isTold(await textOf(blind, path))]).toEqual([path, 200, false])
    }
  })

  test('and the conditions of a role hold there too', async () => {
    const creator = ['admin::is-creator']
    const own = await withRights('Own', [
      ...[VOLUNTEER, DEPARTMENT, REGISTRATION].flatMap((subject) => [
        { action: 'read', subject, fields: ['reference', 'name', 'seat', 'cancelledAt', 'attendedAt', 'verificationStatus', 'data'], conditions: creator },
        { action: 'update', subject, fields: ['verificationStatus'], conditions: creator },
      ]),
      { action: 'read', subject: EVENT, fields: ['title'], conditions: creator },
    ])
    expect((await own.call('GET', '/review-queue?status=all')).body.data.entries).toEqual([])
    expect((await own.call('GET', '/review-queue/counts?status=all')).body.data).toMatchObject({ total: 0 })
    for (const name of ['desk', 'answers', 'decision', 'replies'])
      expect([name, (await own.call('GET', `/submissions/${VOLUNTEER}/${application}/${name}`)).status]).toEqual([name, 404])
    expect((await textOf(own, `/submissions/${VOLUNTEER}/table`)).trim().split('\r\n')).toHaveLength(1)
    const statuses: Json[] = []
    for (const path of [`/applicant-files?uid=${VOLUNTEER}&submission=${application}`, `/event-doors/${meeting}`, `/event-attendees/${meeting}`])
      statuses.push((await own.call('GET', path)).status)
    expect(statuses).toEqual([403, 403, 403])
    expect((await own.call('GET', `/outbox/${VOLUNTEER}/${application}`)).status).toBe(403)
  })
})
