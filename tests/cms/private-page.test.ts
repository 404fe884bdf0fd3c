import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { Admin } from './support/admin'
import { docx } from './support/archives'
import { event, hours, project } from './support/content'
import { storedTime, withDatabase } from './support/database'
import { sendFile } from './support/files'
import { confirmationOf, linkOf, post, privateTokens } from './support/links'
import { Mailbox } from './support/mailbox'
import { readQr } from './support/qr'
import { type Answer, ContentService, oneDatabase, type Json } from './support/service'
import { consents, contact, departmentApplication, feedback, handIn, partnership, proposal, registration } from './support/submissions'
import { until } from './support/until'

const CERTIFICATE = docx()

/** Tables in which a word of somebody may stand, but for those that nobody sends anything to. */
const TABLES = [
  'contact_forms',
  'departments_applications',
  'event_registrations',
  'project_submissions',
  'verification_tokens',
  'outbox_mails',
  'applicant_files',
  'withdrawals',
  'address_changes',
]

describe.each(oneDatabase('postgres'))('the private page of what somebody has sent (%s)', (database) => {
  let mailbox: Mailbox
  let service: ContentService
  let admin: Admin
  let department: string
  let projectId: string
  let formId: string

  const page = (action: string, token: string, more: object = {}): Promise<Answer> =>
    post(service, `private-page/${action}`, { token, language: 'en', ...more })
  const read = async (token: string, language = 'en'): Promise<Json> => (await page('read', token, { language })).body.data ?? null

  /** The token in the n-th mail to an address. */
  async function tokenOf(email: string, count = 1): Promise<string> {
    const mail = await mailbox.waitFor(email, count)
    const [token = ''] = privateTokens(mail)
    expect(mail.html).toContain(`link=${token}`)
    return token
  }

  async function apply(email: string): Promise<string> {
    expect((await handIn(service, 'departments-applications', departmentApplication(department, email))).status).toBe(200)
    return tokenOf(email)
  }

  /** A volunteer who has confirmed the address, with a file; `before` are the mails that they had already. */
  async function volunteer(email: string, before = 0): Promise<string> {
    const file = (await sendFile(service, CERTIFICATE, 'certificate.docx')).body[0].id
    const data = { firstName: 'Layla', certificate: file }
    expect((await handIn(service, 'project-submissions', { projectId, formId, email, data, submitLanguage: 'en', ...consents })).status).toBe(200)
    await post(service, 'project-submissions/verify', linkOf(await mailbox.waitFor(email, before + 1)))
    return tokenOf(email, before + 2)
  }

  /** All rows in which a word stands. */
  const rowsWith = (word: string): Promise<string[]> =>
    withDatabase(service, async (rows) => {
      const found = []
      for (const table of TABLES) for (const row of await rows(table).select()) if (JSON.stringify(row).includes(word)) found.push(table)
      return found
    })

  const listed = async (uid: string, email: string): Promise<number> =>
    (await admin.call('GET', `/content-manager/collection-types/${uid}?filters[$and][0][email][$eq]=${encodeURIComponent(email)}`)).body.results.length

  const archive = async (token: string, language: string): Promise<Uint8Array> => {
    const response = await fetch(`${service.url}/api/private-page/download`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.environment.CONTENT_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ token, language }),
    })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
    return new Uint8Array(await response.arrayBuffer())
  }

  const tableOf = async (uid: string): Promise<string> => (await admin.download(`/submissions/${uid}/table`)).text()

  const openEvent = (slug: string) => admin.createPublished('event', { ...event(slug, hours(240)), registration: { required: true, capacity: 1 } })

  beforeAll(async () => {
    mailbox = await Mailbox.create()
    await mailbox.start()
    service = await ContentService.start(database, { ...mailbox.environment, EVENT_MAILS_LOOK_MS: '100', CONTENT_LIMIT_RESEND_MINUTE: '1' })
    admin = await Admin.login(service)
    department = await admin.createPublished('department', { title: 'Health', slug: 'health', canJoinTo: true })
    const fields = [
      { key: 'firstName', type: 'text', label: 'Name' },
      { key: 'certificate', type: 'file', label: 'Certificate' },
      { key: 'email', type: 'email', label: 'Where do we reach you?' },
      { key: 'since', type: 'date', label: 'Since when?' },
    ]
    formId = await admin.createPublished('project-form', { title: 'Form', sections: [{ title: 'You', fields }] })
    projectId = await admin.createPublished('project', { ...project('school'), forms: { connect: [{ documentId: formId }] } })
  })

  afterAll(async () => {
    await service.stop()
    await mailbox.stop()
  })

  test.each([
    ['contact-form', contact, 'contact', 'A question.'],
    ['feedbacks', feedback, 'feedback', 'Sehr gute Seite.'],
    ['partnership-requests', partnership, 'partnership', 'We would like to help.'],
    ['project-proposals', proposal, 'proposal', 'Water for a village.'],
  ])('opens by the link in the mail about %s, in the language that it is asked for in', async (path, data, form, words) => {
    const email = `open-${path}@example.org`
    const { body } = await handIn(service, path, { ...data, email })
    const token = await tokenOf(email)
    const shown = await read(token)
    expect(shown).toMatchObject({ form, reference: body.data.reference, state: 'received', actions: ['correct', 'download', 'withdraw', 'erase'], files: [] })
    expect(shown.facts).toContainEqual({ label: expect.stringMatching(/^(Your email|Email) address$/), value: email })
    expect(shown.facts.map(({ value }: Json) => value)).toContain(words)
    expect(Date.parse(shown.expiresAt) - Date.now()).toBeGreaterThan(29 * 24 * 60 * 60 * 1000)
    expect((await read(token, 'de')).facts.map(({ label }: Json) => label)).toContainEqual(expect.stringContaining('E-Mail-Adresse'))
    expect(JSON.stringify(shown)).not.toMatch(/Internal note|Handling/)
  })

  test('repeats each question once as it was asked, and days in the language of the reader, on the page, in the download and in the mail', async () => {
    const email = 'asked@example.org'
    const data = { firstName: 'Layla', since: '2020-03-09' }
    await handIn(service, 'project-submissions', { projectId, formId, email, data, submitLanguage: 'de', ...consents })
    await post(service, 'project-submissions/verify', linkOf(await mailbox.waitFor(email)))
    const token = await tokenOf(email, 2)
    const { facts } = await read(token, 'ar')
    expect(facts.filter(({ value }: Json) => value === email)).toEqual([{ label: 'Where do we reach you?', value: email }])
    expect(facts.filter(({ value }: Json) => value === 'Layla')).toEqual([{ label: 'Name', value: 'Layla' }])
    expect(facts).toContainEqual({ label: 'Since when?', value: '9 آذار 2020' })
    const files = unzipSync(await archive(token, 'en'))
    const [page = new Uint8Array()] = Object.entries(files).flatMap(([name, content]) => (name.endsWith('.html') ? [content] : []))
    expect(strFromU8(page)).toContain('9 March 2020')
    expect((await mailbox.waitFor(email, 2)).text).toContain('Name: Layla\nWhere do we reach you? asked@example.org\nSince when? 9. März 2020')
  })

  test('says nothing of an application before its address is confirmed, then what was sent, and of a decision when its mail has left', async () => {
    const email = 'steps@example.org'
    const token = await apply(email)
    expect(await read(token)).toMatchObject({ state: 'unconfirmed', title: 'Health', facts: [], files: [], actions: ['withdraw', 'erase'] })
    await post(service, 'departments-applications/verify', linkOf(await mailbox.waitFor(email)))
    const shown = await read(token)
    expect(shown.state).toBe('review')
    expect(shown.facts).toContainEqual({ label: 'Phone number', value: '+963 944 123 456' })
    const [{ documentId }] = (await admin.call('GET', `/content-manager/collection-types/${UID.department}?filters[$and][0][email][$eq]=${email}`)).body.results
    await admin.call('POST', `/submissions/${UID.department}/${documentId}/decision`, { status: 'Rejected', reason: 'No place left.' })
    expect(await read(token)).toMatchObject({ state: 'review', reason: null })
    expect(JSON.stringify(await read(token))).not.toContain('No place left.')
    await withDatabase(service, (rows) =>
      rows('outbox_mails')
        .where({ submission_id: documentId, state: 'waiting' })
        .update({ next_attempt_at: storedTime(service, hours(-1)) }),
    )
    expect(await read(token)).toMatchObject({ state: 'rejected', reason: 'No place left.' })
    expect(await read(await tokenOf(email, 3))).toMatchObject({ state: 'rejected' })
  })

  test('opens by its own token alone: no other link, none that is over, and it opens nothing else', async () => {
    const email = 'purpose@example.org'
    const token = await apply(email)
    const link = linkOf(await mailbox.waitFor(email))
    for (const wrong of [String(link.token), `${token}x`, '', 'x'.repeat(200)]) {
      for (const action of ['read', 'download', 'withdraw', 'erase']) expect((await page(action, wrong)).body).toEqual({ success: false })
    }
    expect((await post(service, 'departments-applications/verify', { ...link, token })).body).toEqual({ success: false })
    expect(await read(token)).toMatchObject({ state: 'unconfirmed' })
    for (const site of ['none', service.environment.CONTENT_PREVIEW_TOKEN]) {
      const headers = { authorization: `Bearer ${site}`, 'content-type': 'application/json' }
      expect([401, 403]).toContain((await service.send('POST', '/api/private-page/read', headers, JSON.stringify({ token }))).status)
    }
    await withDatabase(service, (rows) =>
      rows('verification_tokens')
        .where({ purpose: 'access' })
        .update({ link_expires_at: storedTime(service, hours(-1)) }),
    )
    expect(await read(token)).toBeNull()
    expect((await page('erase', token)).body).toEqual({ success: false })
    expect(await listed(UID.department, email)).toBe(1)
  })

  test('is found again by the address, however it is written: one mail with a link to each, in the language of the newest, once a minute', async () => {
    const email = 'again@example.org'
    const ask = (address: string) => post(service, 'private-page/links', { email: address })
    await handIn(service, 'contact-form', { ...contact, email, subject: 'See https://advert.example/x' })
    await mailbox.waitFor(email)
    await handIn(service, 'partnership-requests', { ...partnership, email: 'Again@example.org' })
    await mailbox.waitFor('Again@example.org')
    const answers = [await ask(' AGAIN@example.org '), await ask('again@example.org'), await ask('nobody@example.org'), await ask('no address')]
    // One too many says so, whether or not there is anything of the address.
    expect(answers.map(({ status }) => status)).toEqual([200, 429, 200, 200])
    expect((await ask('nobody@example.org')).body.error.details.code).toBe('rate_limited')
    expect(answers[0]?.body).toEqual({ success: true })
    const mail = await mailbox.waitFor('Again@example.org', 2)
    expect(mail.subject).toBe('Was Sie uns geschickt haben: Ihre Links')
    const [first = '', second = ''] = privateTokens(mail)
    expect([(await read(first)).form, (await read(second)).form]).toEqual(['partnership', 'contact'])
    expect(mail.html).toContain(`href="${service.environment.SITE_URL}/de/my-application?link=${first}"`)
    expect(mail.html).not.toContain('https://advert')
    // One that came after them all has gone: nothing else was sent.
    await handIn(service, 'contact-form', { ...contact, email: 'after-again@example.org' })
    await mailbox.waitFor('after-again@example.org')
    expect((await mailbox.to('Again@example.org')).length + (await mailbox.to(email)).length).toBe(3)
    expect(await mailbox.to('nobody@example.org')).toEqual([])
  })

  test('lets a telephone number be corrected by the rules of the form, until there is a decision', async () => {
    const email = 'phone@example.org'
    const token = await apply(email)
    expect((await page('correct', token, { email, phone: '+963 11 222 333' })).body).toEqual({ success: false, isClosed: true })
    await post(service, 'departments-applications/verify', linkOf(await mailbox.waitFor(email)))
    expect((await read(token)).contact).toEqual({ email, wanted: null, phone: '+963 944 123 456', isPhoneRequired: true })
    const refusals = [await page('correct', token, { email, phone: '' }), await page('correct', token, { email: 'none', phone: 'abc' })]
    expect(refusals.map(({ status, body }) => [status, body.error.details.fields])).toEqual([
      [400, [{ path: 'phone', code: 'required' }]],
      [
        400,
        [
          { path: 'email', code: 'invalid_email' },
          { path: 'phone', code: 'invalid_phone' },
        ],
      ],
    ])
    expect((await page('correct', token, { email: ' PHONE@example.org', phone: '+963 11 222 333' })).body).toEqual({ success: true, isAddressAsked: false })
    expect((await read(token)).facts).toContainEqual({ label: 'Phone number', value: '+963 11 222 333' })
    expect(await tableOf(UID.department)).toContain('+963 11 222 333')
  })

  test('lets answers be corrected by the rules of their questions while they are reviewed, and keeps for reviewers what they were', async () => {
    const email = 'answers@example.org'
    const token = await apply(email)
    const correct = (answers: object, of = token) => page('correct-answers', of, { answers })
    expect((await correct({ location: 'Homs' })).body).toEqual({ success: false, isClosed: true })
    await post(service, 'departments-applications/verify', linkOf(await mailbox.waitFor(email)))
    const shown = await read(token)
    expect(shown.actions).toContain('correctAnswers')
    expect(shown.answers.map(({ name }: Json) => name)).toEqual([
      'fullName',
      'location',
      'educationDegree',
      'specialization',
      'experienceYears',
      'canManage',
      'canAttendWorkshops',
      'hasProject',
    ])
    expect(shown.answers[1]).toMatchObject({ label: 'City and country', input: 'line', isRequired: true })
    const wrong = await correct({ location: '\u200b', experienceYears: 'many', educationDegree: 'none' })
    expect([wrong.status, wrong.body.error.details.fields]).toEqual([
      400,
      [
        { path: 'location', code: 'required' },
        { path: 'educationDegree', code: 'required' },
        { path: 'experienceYears', code: 'invalid_number' },
      ],
    ])
    // What is no question, and how one is reached, goes past this form.
    expect((await correct({ location: ' Homs, Syria ', experienceYears: '٧', email: 'x@example.org', verificationStatus: 'Accepted' })).body).toEqual({
      success: true,
    })
    const { facts, state, contact } = await read(token)
    expect(facts).toContainEqual({ label: 'City and country', value: 'Homs, Syria' })
    expect(facts).toContainEqual({ label: 'Years of experience', value: '7' })
    expect([state, contact.email]).toEqual(['review', email])
    const notesAbout = (words: string) => withDatabase(service, async (rows) => JSON.stringify(await rows('review_notes').select()).split(words).length - 1)
    const { value: before } = shown.answers[1]
    expect(await notesAbout(JSON.stringify(`− ${before}\n+ Homs, Syria`).slice(1, -1))).toBe(1)
    // The same a second time changes nothing, and is no second note.
    expect((await correct({ location: 'Homs, Syria' })).body).toEqual({ success: true })
    expect(await notesAbout('+ Homs, Syria')).toBe(1)
  })

  test('corrects answers to the questions of editors, the name in lists with them', async () => {
    const email = 'answers-volunteer@example.org'
    const token = await volunteer(email)
    expect((await read(token)).answers).toMatchObject([{ name: 'firstName', label: 'Name', value: 'Layla', input: 'line', isRequired: false }])
    expect((await page('correct-answers', token, { answers: { firstName: 'Leila', since: '1900-01-01', certificate: 'x' } })).body).toEqual({ success: true })
    const { facts, files } = await read(token)
    expect(facts).toContainEqual({ label: 'Name', value: 'Leila' })
    expect([facts.some(({ value }: Json) => value.includes('1900')), files.length]).toEqual([false, 1])
    expect(await tableOf(UID.volunteer)).toContain('Leila')
  })

  test('takes files that were missing, by the checks of the forms and five at most, also at once, and none that is somebody else’s', async () => {
    const email = 'more@example.org'
    const token = await volunteer(email)
    const uploadOne = async (name: string): Promise<string> => (await sendFile(service, CERTIFICATE, name)).body[0].id
    const ids = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => uploadOne(`more-${number}.docx`)))
    const added = await Promise.all(ids.map((file) => page('add-file', token, { file })))
    expect(added.filter(({ body }) => body.success)).toHaveLength(5)
    expect((await read(token)).files).toHaveLength(6)
    expect((await read(token)).actions).not.toContain('addFile')
    expect(await tableOf(UID.volunteer)).toContain('certificate.docx, more-')

    const other = await volunteer('more-other@example.org')
    const taken = ids[added.findIndex(({ body }) => body.success)]
    for (const file of [taken, 'nothing', undefined])
      expect((await page('add-file', other, { file })).body.error.details.fields).toEqual([{ path: 'file', code: 'file_missing' }])
    expect((await read(other)).files).toHaveLength(1)
    expect((await page('add-file', await apply('more-department@example.org'), { file: await uploadOne('x.docx') })).body).toEqual({
      success: false,
      isClosed: true,
    })
  })

  test('takes another address once it is confirmed from there: the former one is told, and its links end', async () => {
    const [email, wanted] = ['former@example.org', 'wanted@example.org']
    const token = await volunteer(email)
    expect((await page('correct', token, { email: 'mistyped@example.org' })).body).toEqual({ success: true, isAddressAsked: true })
    const mistyped = confirmationOf(await mailbox.waitFor('mistyped@example.org'))
    expect((await page('correct', token, { email: wanted })).body).toEqual({ success: true, isAddressAsked: true })
    const mail = await mailbox.waitFor(wanted)
    expect(privateTokens(mail)).toEqual([])
    expect((await read(token)).contact).toMatchObject({ email, wanted })
    expect(await listed(UID.volunteer, email)).toBe(1)
    expect((await page('confirm', mistyped)).body).toEqual({ success: false })
    expect(await read(confirmationOf(mail))).toBeNull()
    expect((await page('confirm', token)).body).toEqual({ success: false })

    const confirmed = await Promise.all([1, 2].map(() => page('confirm', confirmationOf(mail))))
    expect(confirmed.map(({ body }) => body)).toEqual([{ success: true }, { success: true }])
    expect(await listed(UID.volunteer, wanted)).toBe(1)
    expect(await read(token)).toBeNull()
    const told = await mailbox.waitFor(email, 3)
    expect(told.subject).toMatch(/^Your email address has been changed/)
    expect(told.text).not.toContain(wanted)
    expect(privateTokens(told)).toEqual([])
    expect(await read(await tokenOf(wanted, 2))).toMatchObject({ state: 'review', contact: { email: wanted, wanted: null } })
    // By the former address one may apply anew, by the new one not a second time.
    const again = (address: string) =>
      handIn(service, 'project-submissions', { projectId, formId, email: address, data: { firstName: 'Layla' }, submitLanguage: 'en', ...consents })
    expect([(await again(email)).status, (await again(wanted)).status]).toEqual([200, 409])
  })

  test('takes no address that has an application of the kind already', async () => {
    const [email, other] = ['taken-one@example.org', 'taken-other@example.org']
    const token = await volunteer(email)
    await volunteer(other)
    await page('correct', token, { email: other })
    const mail = await mailbox.waitFor(other, 3)
    expect((await page('confirm', confirmationOf(mail))).body).toEqual({ success: false, isTaken: true })
    expect((await read(token)).contact).toMatchObject({ email, wanted: other })
  })

  test('gives out all of it as one archive, with its files and what was written back, and no word of the team', async () => {
    const email = 'download@example.org'
    const token = await volunteer(email)
    await volunteer('download-other@example.org')
    const listed = await admin.call('GET', `/content-manager/collection-types/${UID.volunteer}?filters[$and][0][email][$eq]=${email}`)
    const [{ documentId, reference }] = listed.body.results
    await admin.call('PUT', `/content-manager/collection-types/${UID.volunteer}/${documentId}`, { reviewNote: 'Knows the mayor.' })
    await admin.call('POST', `/submissions/${UID.volunteer}/${documentId}/notes`, { text: 'Ask her referees.' })
    const reply = { subject: 'One <question>', text: 'When can you begin?', attempt: randomUUID() }
    const replies = `/submissions/${UID.volunteer}/${documentId}/replies`
    const { body: written } = await admin.call('POST', replies, reply)
    await admin.call('POST', replies, { ...reply, subject: 'Not sent yet', attempt: randomUUID() })
    expect((await admin.call('POST', `${replies}/${written.data.replies[0].documentId}/again`)).status).toBe(200)
    // The mail with it carries the link to the page, as the two before it.
    expect((await read(await tokenOf(email, 3))).reference).toBe(reference)

    const files = unzipSync(await archive(token, 'de'))
    expect(Object.keys(files).sort()).toEqual([`${reference}.html`, `${reference}.json`, 'files/1 certificate.docx'])
    expect(Buffer.from(files['files/1 certificate.docx'] ?? [])).toEqual(CERTIFICATE)
    const [html, json] = ['html', 'json'].map((ending) => strFromU8(files[`${reference}.${ending}`] ?? new Uint8Array()))
    expect(html).toContain('<html lang="de" dir="ltr">')
    for (const words of ['Vorgangsnummer', reference, 'Layla', 'One &lt;question&gt;', 'When can you begin?', '1 certificate.docx'])
      expect(html).toContain(words)
    expect(JSON.parse(json ?? '')).toMatchObject({
      form: 'volunteer',
      reference,
      stored: { email, data: { firstName: 'Layla' }, legalConsent: true },
      replies: [{ subject: 'One <question>' }],
      mails: ['verification', 'confirmation', 'reply'].map((template) => ({ template, locale: 'en', sentAt: expect.any(String) })),
    })
    for (const words of ['Knows the mayor.', 'Ask her referees.', 'download-other', token, 'idempotency', 'fingerprint'])
      expect(html + String(json)).not.toContain(words)
  })

  test('gives out what there is where the bytes of a file are lost, and says so in the log', async () => {
    const folder = service.environment.APPLICANT_FILES_DIR ?? ''
    const before = readdirSync(folder)
    const token = await volunteer('download-lost@example.org')
    const lost = readdirSync(folder).filter((name) => !before.includes(name))
    expect(lost).toHaveLength(1)
    const file = (await sendFile(service, CERTIFICATE, 'second.docx')).body[0].id
    await page('add-file', token, { file })
    for (const name of lost) rmSync(path.join(folder, name))
    const files = unzipSync(await archive(token, 'en'))
    expect([files['files/1 certificate.docx']?.length, files['files/2 second.docx']?.length]).toEqual([0, CERTIFICATE.length])
    expect(service.output).toContain('A file of an applicant is gone')
  })

  test('gives out nothing before the address is confirmed, or after it was withdrawn', async () => {
    const token = await apply('download-early@example.org')
    expect((await page('download', token)).body).toEqual({ success: false, isClosed: true })
    await page('withdraw', token)
    expect((await page('download', token)).body).toEqual({ success: false, isClosed: true })
  })

  test('withdraws for good and at once: no desk, table or file has it, a receipt is left, and one may apply anew', async () => {
    const email = 'withdraw@example.org'
    const before = readdirSync(service.environment.APPLICANT_FILES_DIR ?? '').length
    const token = await volunteer(email)
    expect(await read(token)).toMatchObject({ state: 'review', files: [{ name: 'certificate.docx', size: CERTIFICATE.length }] })
    expect(await tableOf(UID.volunteer)).toContain(email)
    const answers = await Promise.all([1, 2, 3].map(() => page('withdraw', token)))
    expect(answers.map(({ body }) => body.success)).toEqual([true, true, true])
    expect(answers.filter(({ body }) => !body.already)).toHaveLength(1)
    expect(await listed(UID.volunteer, email)).toBe(0)
    expect(await tableOf(UID.volunteer)).not.toContain(email)
    expect(readdirSync(service.environment.APPLICANT_FILES_DIR ?? '')).toHaveLength(before)
    expect(await rowsWith(email)).toEqual(['withdrawals'])
    const mail = await mailbox.waitFor(email, 3)
    expect(mail.subject).toMatch(/^Withdrawn: school/)
    for (const link of [token, privateTokens(mail)[0] ?? '']) {
      expect(await read(link)).toMatchObject({ form: 'volunteer', state: 'withdrawn', title: 'school', facts: [], files: [], actions: ['erase'] })
    }
    expect((await page('withdraw', token)).body).toEqual({ success: true, already: true })
    await volunteer(email, 3)

    expect((await page('erase', token)).body).toEqual({ success: true })
    expect(await read(token)).toBeNull()
    expect(await rowsWith(email)).toEqual(['project_submissions'])
  })

  test('withdraws a registration: its seat goes to who waits, and the event out of the calendar', async () => {
    const id = await openEvent('seat')
    const register = (name: string, more: object = {}) =>
      handIn(service, 'event-registrations', { ...registration(id, `${name}@example.org`), submitLanguage: 'en', ...more })
    await register('seat-holder')
    const token = await tokenOf('seat-holder@example.org')
    await register('seat-waiting', { waitingList: true })
    const waiting = await tokenOf('seat-waiting@example.org')
    const registered = await read(token)
    expect(registered).toMatchObject({ form: 'registration', state: 'registered', event: { date: expect.any(String), place: expect.any(String) } })
    // The one that its mail has, as a picture that a camera reads.
    expect((await mailbox.waitFor('seat-holder@example.org')).text).toContain(registered.ticket.code)
    expect(readQr(Buffer.from(registered.ticket.picture, 'base64'))).toBe(registered.ticket.code)
    expect(await read(waiting)).toMatchObject({ state: 'waiting', ticket: null })
    expect((await page('withdraw', token)).body).toEqual({ success: true })
    const mail = await mailbox.waitFor('seat-holder@example.org', 2)
    expect(mail.subject).toBe('Your registration is cancelled: seat')
    expect(await mailbox.attachment(mail, 'event.ics')).toContain('METHOD:CANCEL')
    await mailbox.waitFor('seat-waiting@example.org', 2)
    expect(await read(waiting)).toMatchObject({ state: 'offered', until: expect.any(String) })
    expect(await listed(UID.registration, 'seat-holder@example.org')).toBe(0)
    // The link of the mail finds nothing to cancel any more.
    expect((await post(service, 'event-registrations/cancel', linkOf(await mailbox.waitFor('seat-holder@example.org')))).body).toEqual({ success: false })

    // Erased by who was offered it, it is free again for whoever comes.
    expect((await page('erase', waiting)).body).toEqual({ success: true })
    await until(async () => ((await withDatabase(service, (rows) => rows('event_seats').where({ event_id: id }).select()))[0]?.taken === 0 ? true : null))
    expect(await rowsWith('seat-waiting@example.org')).toEqual([])
    expect((await register('seat-later')).status).toBe(200)
  })

  test('erases all that belongs to it, and nothing of anybody else, also while its mails wait', async () => {
    const [email, other] = ['erase@example.org', 'erase-other@example.org']
    const before = readdirSync(service.environment.APPLICANT_FILES_DIR ?? '').length
    const token = await volunteer(email)
    const kept = await volunteer(other)
    await mailbox.stop()
    await handIn(service, 'contact-form', { ...contact, email: other })
    await post(service, 'private-page/links', { email })
    await until(async () =>
      (await withDatabase(service, (rows) => rows('outbox_mails').where({ template: 'links', state: 'waiting' }).select())).length > 0 ? true : null,
    )
    expect((await page('erase', token)).body).toEqual({ success: true })
    await mailbox.start()
    await mailbox.waitFor(other)
    expect(await rowsWith(email)).toEqual([])
    expect(await read(token)).toBeNull()
    expect(await read(kept)).toMatchObject({ state: 'review', files: [{ name: 'certificate.docx' }] })
    expect(readdirSync(service.environment.APPLICANT_FILES_DIR ?? '')).toHaveLength(before + 1)
  })

  test('erases once and leaves nothing when it is pressed twice at once and withdrawn at the same moment', async () => {
    for (const round of [1, 2, 3, 4, 5, 6]) {
      const email = `at-once-${round}@example.org`
      await handIn(service, 'contact-form', { ...contact, email })
      const token = await tokenOf(email)
      const answers = await Promise.all([page('withdraw', token), page('erase', token), page('erase', token)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      // What is withdrawn a moment before leaves a receipt, which is erased as well.
      expect(answers.slice(1).filter(({ body }) => body.success && !body.already)).toHaveLength(1)
      expect(await rowsWith(email)).toEqual([])
      expect(await read(token)).toBeNull()
    }
  })

  test('is written down nowhere: neither token nor address stands in the log', async () => {
    const email = 'logged@example.org'
    await handIn(service, 'contact-form', { ...contact, email })
    const token = await tokenOf(email)
    await page('withdraw', token)
    await page('erase', token)
    for (const word of [token, email]) expect(service.output).not.toContain(word)
    expect(await rowsWith(token)).toEqual([])
  })
})

const UID = {
  department: 'api::departments-application.departments-application',
  registration: 'api::event-registration.event-registration',
  volunteer: 'api::project-submission.project-submission',
} as const
