import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { STANDARD } from '../../cms/src/privacy/periods'
import { Admin } from './support/admin'
import { docx, zipNamed } from './support/archives'
import { event, hours, project } from './support/content'
import { withDatabase } from './support/database'
import { unlessShort } from './support/depth'
import { sendFile } from './support/files'
import { runInside } from './support/inside'
import { ContentService, bothUnlessShort, type Json } from './support/service'
import { consents, contact, departmentApplication, feedback, handIn, partnership, proposal, registration } from './support/submissions'
import { until } from './support/until'

const root = path.resolve(__dirname, '../..')
const CERTIFICATE = docx()
const PERSON = 'layla@example.org'
const OTHER = 'other@example.org'

/** What `sendEverything` sends, one of each. */
const TYPES = ['project-submission', 'departments-application', 'partnership-request', 'project-proposal', 'contact-form', 'feedback']

const listOf = (type: string) => `/content-manager/collection-types/api::${type}.${type}?pageSize=100`

describe.each(bothUnlessShort('postgres'))('the data of one person (%s)', (database) => {
  let service: ContentService
  let admin: Admin
  let eventId: string
  let department: string

  /** Not `spawnSync`: while everything stands still the service ends the connections that are kept open to it. */
  const command = (...args: string[]) =>
    new Promise<{ status: number | null; said: string }>((resolve) => {
      const child = spawn(process.execPath, [path.join(root, 'scripts/run.mjs'), 'privacy', ...args], {
        env: { ...service.environment, NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let said = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
      child.once('close', (status) => resolve({ status, said }))
    })

  const sentBy = async (type: string): Promise<Json[]> => (await admin.call('GET', listOf(type))).body.results

  const exported = async (who: string): Promise<Json[]> => JSON.parse((await command('export', who)).said).submissions

  async function sendEverything(email: string, where: { department: string; projectId: string; formId: string }): Promise<void> {
    const file = (await sendFile(service, CERTIFICATE, 'certificate.docx')).body[0].id
    const data = { firstName: 'Layla', certificate: file }
    const sent = [
      await handIn(service, 'project-submissions', { ...where, email, data, submitLanguage: 'ar', ...consents }),
      await handIn(service, 'departments-applications', departmentApplication(where.department, email)),
      await handIn(service, 'partnership-requests', { ...partnership, email }),
      await handIn(service, 'project-proposals', { ...proposal, email, marketingConsent: true }),
      await handIn(service, 'contact-form', { ...contact, email }),
      await handIn(service, 'feedbacks', { ...feedback, email }),
    ]
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200))
  }

  beforeAll(async () => {
    service = await ContentService.start(database)
    admin = await Admin.login(service)
    department = await admin.createPublished('department', { title: 'Health', slug: 'health', canJoinTo: true })
    const fields = [
      { key: 'firstName', type: 'text', label: 'Name' },
      { key: 'certificate', type: 'file', label: 'Certificate' },
    ]
    const formId = await admin.createPublished('project-form', { title: 'Form', sections: [{ title: 'You', fields }] })
    const projectId = await admin.createPublished('project', { ...project('school'), forms: { connect: [{ documentId: formId }] } })
    eventId = await admin.createPublished('event', { ...event('camp', hours(48)), registration: { required: true, capacity: 1 } })
    await sendEverything(' Layla@Example.ORG ', { department, projectId, formId })
    await sendEverything(OTHER, { department, projectId, formId })
    expect((await handIn(service, 'event-registrations', registration(eventId, PERSON))).status).toBe(200)
    expect((await handIn(service, 'event-registrations', registration(eventId, OTHER))).status).toBe(409)
  })

  afterAll(() => service.stop())

  test('a wrong call is told how it goes', async () => {
    for (const args of [[], ['export'], ['burn', PERSON], ['erase', PERSON, '--no']]) {
      expect(await command(...args)).toMatchObject({ status: 1, said: expect.stringContaining('npm run privacy -- export') })
    }
  })

  test('is exported whole, with consents, mails and files, and without that of others', async () => {
    const submissions = await exported('LAYLA@example.org')
    expect(submissions.map(({ type }) => type).sort()).toEqual([
      'Contact message',
      'Department application',
      'Event registration',
      'Feedback',
      'Partnership request',
      'Project proposal',
      'Volunteer application',
    ])
    for (const type of ['Volunteer application', 'Department application', 'Partnership request', 'Project proposal']) {
      expect(submissions.find((submission) => submission.type === type)).toMatchObject({
        legalConsent: true,
        marketingConsent: type === 'Project proposal',
        consentVersion: consents.consentVersion,
        consentedAt: expect.stringMatching(/^\d{4}-/),
      })
    }
    const volunteer = submissions.find(({ type }) => type === 'Volunteer application')
    expect(volunteer).toMatchObject({
      data: { firstName: 'Layla' },
      questions: [
        { key: 'firstName', label: 'Name' },
        { key: 'certificate', label: 'Certificate' },
      ],
      files: [{ name: 'certificate.docx', base64: CERTIFICATE.toString('base64') }],
      'outbox-mails': [{ template: 'verification', locale: 'ar' }],
    })
    const text = JSON.stringify(submissions)
    for (const absent of [OTHER, 'fingerprint', 'idempotencyKey', 'Hash']) expect(text).not.toContain(absent)
  })

  test('is found in what an earlier version took for an address and was a list', async () => {
    await handIn(service, 'contact-form', { ...contact, email: 'listed@example.org' })
    await withDatabase(service, (tables) =>
      tables('contact_forms').where({ email: 'listed@example.org' }).update({ email: 'p1,listed@example.org', email_key: 'p1,listed@example.org' }),
    )
    expect((await exported('listed@example.org')).map(({ email }) => email)).toEqual(['p1,listed@example.org'])
    expect((await command('erase', 'listed@example.org', '--yes')).said).toContain('1 × Contact message')
  })

  unlessShort('is not erased unasked', async () => {
    expect(await command('erase', PERSON)).toMatchObject({ status: 1, said: expect.stringContaining('add --yes') })
  })

  unlessShort('can be named by the reference of an idea, which has no address', async () => {
    const attachments = (await sendFile(service, zipNamed('plan.txt'), 'idea.zip', 'idea')).body[0].id
    const idea = { title: 'A park', description: 'Trees', attachments, department, locale: 'en' }
    const { reference } = (await handIn(service, 'ideas', idea)).body.data
    expect((await command('erase', reference.toLowerCase(), '--yes')).said).toContain('Erased: 1 × Idea.')
    expect(await sentBy('idea')).toEqual([])
  })

  test('is erased with everything that belongs to it, and a seat is free again', async () => {
    const answer = await command('erase', ' layla@EXAMPLE.org', '--yes')
    for (const type of ['Event registration', 'Feedback', 'Volunteer application']) expect(answer.said).toContain(`1 × ${type}`)
    const left = await Promise.all(TYPES.map(sentBy))
    expect(left.flat().map(({ email }) => email)).toEqual(TYPES.map(() => OTHER))
    expect((await command('erase', PERSON)).said).toContain('nothing of this person')
    expect((await service.read(`events/${eventId}?locale=ar`)).body.data.registration).toMatchObject({ currentRegistrations: 0, isFull: false })
    expect((await handIn(service, 'event-registrations', registration(eventId, OTHER))).status).toBe(200)
    // What is left is the file of the other person.
    expect(readdirSync(service.environment.APPLICANT_FILES_DIR ?? '')).toHaveLength(1)
  })

  test('an administrator who deletes a submission erases all of it', async () => {
    const [registered] = (await admin.call('GET', listOf('event-registration'))).body.results
    await admin.remove('event-registration', registered.documentId)
    expect((await handIn(service, 'event-registrations', registration(eventId, 'third@example.org'))).status).toBe(200)
    const [volunteer] = (await admin.call('GET', listOf('project-submission'))).body.results
    await admin.remove('project-submission', volunteer.documentId)
    expect(readdirSync(service.environment.APPLICANT_FILES_DIR ?? '')).toEqual([])
    expect(service.output).not.toMatch(/@example\.org/i)
    // Five of the other person, whose application and registration are gone, and one of the third.
    expect(await withDatabase(service, (tables) => tables('outbox_mails').select())).toHaveLength(6)
  })
})

describe.each(bothUnlessShort('postgres'))('retention (%s)', (database) => {
  let service: ContentService
  let admin: Admin

  const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000).toISOString()
  const message = { subject: 'S', message: 'A long message', category: 'praise', name: 'N' }
  const applicant = {
    fullName: 'N',
    phone: '1',
    location: 'L',
    educationDegree: 'other',
    specialization: 'S',
    experienceYears: 1,
    canManage: 'true',
    canAttendWorkshops: 'true',
    hasProject: 'true',
    legalConsent: true,
  }
  const inquiry = {
    ...message,
    organizationName: 'O',
    contactName: 'C',
    organizationType: 'ngo',
    collaborationType: 'funding',
    legalConsent: true,
    title: 'T',
    summary: 'S',
    description: 'D',
  }

  /** Of each type a field, the days of its period, and what else a row needs. */
  const PERIODS: [string, number, string, object][] = [
    ['departments-application', 30, 'createdAt', { ...applicant, verificationStatus: 'Pending' }],
    ['departments-application', 365, 'verifiedAt', { ...applicant, verificationStatus: 'Verified' }],
    ['departments-application', 365, 'decidedAt', { ...applicant, verificationStatus: 'Rejected' }],
    ['departments-application', 1095, 'decidedAt', { ...applicant, verificationStatus: 'Accepted' }],
    ['project-submission', 30, 'createdAt', { data: {}, legalConsent: true, verificationStatus: 'Pending' }],
    ['partnership-request', 730, 'createdAt', inquiry],
    ['project-proposal', 730, 'createdAt', inquiry],
    ['idea', 730, 'createdAt', inquiry],
    ['contact-form', 10, 'createdAt', message],
    ['feedback', 10, 'createdAt', message],
  ]

  const rows = () =>
    PERIODS.flatMap(([type, period, field, data], index) =>
      [1, -1].map((more) => ({
        type,
        data: {
          ...data,
          email: `${more > 0 ? 'old' : 'young'}@example.org`,
          reference: `${more > 0 ? 'OLD' : 'YOUNG'}-${index}`,
          documentId: `d${index}${more > 0 ? 'old' : 'young'}`,
          [field]: days(period + more),
        },
      })),
    )

  const references = async (type: string): Promise<string[]> => (await admin.call('GET', listOf(type))).body.results.map(({ reference }: Json) => reference)

  beforeAll(async () => {
    service = await ContentService.start(database, { RETENTION_DAYS_MESSAGES: '10' })
    admin = await Admin.login(service)
    const past = await admin.createPublished('event', { ...event('past', hours(-61 * 24 - 3)), endDate: hours(-61 * 24).toISOString() })
    const recent = await admin.createPublished('event', { ...event('recent', hours(-61 * 24)), endDate: hours(-59 * 24).toISOString() })
    const registrations = [past, recent, 'gone'].map((eventId, index) => ({
      type: 'event-registration',
      data: {
        name: 'N',
        email: 'e@example.org',
        eventId,
        documentId: `r${index}`,
        reference: eventId === recent ? 'YOUNG-E' : `OLD-E${index}`,
        createdAt: days(61),
      },
    }))
    const belongings = ['outbox-mail', 'verification-token'].flatMap((type) =>
      ['d0old', 'd0young', 'nobody'].map((submissionId) => ({
        type,
        data: {
          submissionUid: 'api::departments-application.departments-application',
          submissionId,
          template: 'verification',
          tokenHash: submissionId,
          state: 'given_up',
          updatedAt: days(1),
        },
      })),
    )
    const all = JSON.stringify([...rows(), ...registrations, ...belongings])
    await runInside(service, `(async () => { for (const { type, data } of ${all}) await strapi.db.query('api::' + type + '.' + type).create({ data }) })()`)
    await service.pause()
    service = await service.restart()
    admin = await Admin.login(service)
  })

  afterAll(() => service.stop())

  test.each([...new Set(PERIODS.map(([type]) => type)), 'event-registration'])('erases what is past its period of %s, and nothing else', async (type) => {
    await until(async () => ((await references(type)).some((reference) => reference.startsWith('OLD')) ? null : true))
    const kept = rows().filter((row) => row.type === type && row.data.reference.startsWith('YOUNG'))
    expect((await references(type)).sort()).toEqual(type === 'event-registration' ? ['YOUNG-E'] : kept.map(({ data }) => data.reference).sort())
  })

  test('erases mails and tokens with what they belong to, and those that belong to nothing', async () => {
    await until(async () => (/Retention: \d+ submissions/.test(service.output) ? true : null))
    expect(service.output).not.toContain('@example.org')
    const left = await withDatabase(service, (tables) => Promise.all(['outbox_mails', 'verification_tokens'].map((table) => tables(table).select())))
    expect(left).toMatchObject([[{ submission_id: 'd0young' }], [{ submission_id: 'd0young' }]])
  })
})

describe.each(['ar', 'en', 'de'])('the privacy policy of the sample content (%s)', (language) => {
  const UNITS: [RegExp, number][] = [
    [/day|Tag|يوم/, 1],
    [/month|Monat|شهر/, 365 / 12],
    [/year|Jahr|سن/, 365],
  ]

  const inDays = (words: string) => parseInt(words, 10) * (UNITS.find(([unit]) => unit.test(words))?.[1] ?? NaN)

  test('names the periods that hold', () => {
    const policy: Json = JSON.parse(readFileSync(path.join(root, 'identity/content/privacy-policy.json'), 'utf8'))
    const [, chapter = ''] = policy[language].htmlContent.split('<h2>9.')
    const periods = [...chapter.split('</table>')[0].matchAll(/<td>([^<]+)/g)].map(([, words = '']) => inDays(words))
    // The last row is about books that are not kept here.
    expect(periods.slice(0, -1)).toEqual([
      STANDARD.UNCONFIRMED,
      STANDARD.UNSUCCESSFUL,
      STANDARD.ACCEPTED,
      STANDARD.PROPOSALS,
      STANDARD.REGISTRATIONS,
      STANDARD.MESSAGES,
    ])
  })
})

unlessShort('a setting that is no number of days stops the start, and is named', async () => {
  await expect(ContentService.start('sqlite', { RETENTION_DAYS_MESSAGES: 'soon' })).rejects.toThrow('RETENTION_DAYS_MESSAGES=soon is not a number of days')
})
