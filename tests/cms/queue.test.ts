import { randomUUID } from 'node:crypto'
import { Admin } from './support/admin'
import { project } from './support/content'
import { storedTime, withDatabase } from './support/database'
import { privateTokens } from './support/links'
import { Mailbox } from './support/mailbox'
import { type Answer, bothUnlessShort, ContentService, type Json } from './support/service'
import { consents, departmentApplication, handIn, proposal } from './support/submissions'
import { addUser } from './support/users'

const VOLUNTEER = 'api::project-submission.project-submission'
const DEPARTMENT = 'api::departments-application.departments-application'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

const TABLES = { [VOLUNTEER]: 'project_submissions', [DEPARTMENT]: 'departments_applications' }

/** What belongs to a submission and is erased with it. */
const BELONGINGS = ['review_notes', 'second_opinions', 'applicant_replies', 'person_keys']

type About = { uid: keyof typeof TABLES; documentId: string }

describe.each(bothUnlessShort('postgres'))('the queue of reviewers (%s)', (database) => {
  let mailbox: Mailbox
  let service: ContentService
  let administrator: Admin
  let rana: Admin
  let sami: Admin
  let editor: Admin
  let ranaId: number
  let samiId: number
  let school: string
  let health: string

  const idOf = async (email: string): Promise<number> =>
    (await administrator.call('GET', '/admin/users?pageSize=50')).body.data.results.find((user: Json) => user.email === email).id

  const find = async (uid: string, email: string): Promise<Json> =>
    (await administrator.call('GET', `/content-manager/collection-types/${uid}?filters[$and][0][email][$eq]=${encodeURIComponent(email)}`)).body.results[0]

  /** Applies, and is confirmed so many days ago. */
  async function apply(uid: About['uid'], email: string, days: number, changes: Record<string, unknown> = {}): Promise<About> {
    const sent =
      uid === DEPARTMENT
        ? await handIn(service, 'departments-applications', { ...departmentApplication(health, email), ...changes })
        : await handIn(service, 'project-submissions', {
            projectId: school,
            email,
            data: { firstName: 'Lina', lastName: 'Haddad', email, livingPlace: 'Homs', specialization: 'Teacher', abilityToProvideMedicalSupplies: 'No' },
            submitLanguage: 'ar',
            ...consents,
            ...changes,
          })
    expect(sent.status).toBe(200)
    const { documentId } = await find(uid, email)
    const verifiedAt = storedTime(service, new Date(Date.now() - days * DAY))
    await withDatabase(service, (rows) =>
      rows(TABLES[uid]).where({ document_id: documentId }).update({ verification_status: 'Verified', verified_at: verifiedAt }),
    )
    return { uid, documentId }
  }

  const queue = async (query = '', who = rana): Promise<Json> => (await who.call('GET', `/review-queue${query}`)).body.data
  const namesIn = async (query = ''): Promise<string[]> => (await queue(query)).entries.map(({ documentId }: Json) => documentId)
  const place = async ({ uid, documentId }: About, query = ''): Promise<Json> =>
    (await rana.call('GET', `/review-queue/${uid}/${documentId}/place${query}`)).body.data
  const desk = async ({ uid, documentId }: About, who = rana): Promise<Json> =>
    (await who.call('GET', `/submissions/${uid}/${documentId}/desk?language=en`)).body.data
  const post = ({ uid, documentId }: About, name: string, body: Record<string, unknown>, who = rana): Promise<Answer> =>
    who.call('POST', `/submissions/${uid}/${documentId}/${name}`, body)

  let oldest: About
  let middle: About
  let newest: About

  beforeAll(async () => {
    mailbox = await Mailbox.create()
    await mailbox.start()
    service = await ContentService.start(database, mailbox.environment)
    administrator = await Admin.login(service)
    rana = await addUser(administrator, service, 'rana@example.org', 'imar-reviewer', 'Rana')
    sami = await addUser(administrator, service, 'sami@example.org', 'imar-reviewer', 'Sami')
    editor = await addUser(administrator, service, 'editor@example.org', 'strapi-editor', 'Nour')
    ;[ranaId, samiId] = [await idOf('rana@example.org'), await idOf('sami@example.org')]
    school = await administrator.createPublished('project', project('school'))
    await administrator.publish('project', school, 'en', { ...project('school-en'), title: 'A school' })
    health = await administrator.createPublished('department', { title: 'Health', slug: 'health', canJoinTo: true })
    newest = await apply(VOLUNTEER, 'newest@example.org', 1)
    oldest = await apply(VOLUNTEER, 'oldest@example.org', 9)
    middle = await apply(DEPARTMENT, 'middle@example.org', 3)
    await handIn(service, 'departments-applications', departmentApplication(health, 'unconfirmed@example.org'))
  })

  afterAll(async () => {
    await service.stop()
    await mailbox.stop()
  })

  test('is for those who may read applications', async () => {
    for (const path of ['/review-queue', '/review-queue/counts', `/review-statistics?at=2026-01-01T00:00:00Z,2026-02-01T00:00:00Z`]) {
      expect((await editor.call('GET', path)).status).toBe(403)
      expect((await service.send('GET', path, { authorization: `Bearer ${service.environment.CONTENT_TOKEN}` })).status).toBe(401)
    }
    for (const name of ['desk', 'replies']) expect((await editor.call('GET', `/submissions/${oldest.uid}/${oldest.documentId}/${name}`)).status).toBe(403)
    for (const name of ['notes', 'assignment', 'opinions', 'opinion', 'replies', 'replies/preview'])
      expect((await post(oldest, name, {}, editor)).status).toBe(403)
    const body = { status: 'Accepted', applications: [oldest] }
    expect((await editor.call('POST', '/review-queue/decisions', body)).status).toBe(403)
  })

  test('has what is confirmed, of both kinds, that first which waits longest, with the days that are left of its week', async () => {
    const { entries, after } = await queue('?language=en')
    expect(after).toBeNull()
    expect(entries).toMatchObject([
      { documentId: oldest.documentId, name: 'Lina Haddad', topic: 'A school', status: 'Verified', daysLeft: -3, assigned: null },
      { documentId: middle.documentId, name: 'Samer Haddad', topic: 'Health', daysLeft: 4 },
      { documentId: newest.documentId, daysLeft: 6 },
    ])
    expect(await namesIn(`?topic=${health}`)).toEqual([middle.documentId])
    expect(await namesIn(`?type=${VOLUNTEER}`)).toEqual([oldest.documentId, newest.documentId])
    expect(await namesIn('?q=MIDDLE')).toEqual([middle.documentId])
    expect((await queue('?status=Pending')).entries).toHaveLength(1)
    expect((await queue('?status=all')).entries).toHaveLength(4)
  })

  test('is counted: all, the late ones, and to which project or department', async () => {
    const { data } = (await rana.call('GET', '/review-queue/counts?language=en')).body
    expect(data).toMatchObject({ total: 3, late: 1, mine: 0, unassigned: 3 })
    expect(data.topics).toEqual([
      { uid: VOLUNTEER, id: school, title: 'A school', count: 2 },
      { uid: DEPARTMENT, id: health, title: 'Health', count: 1 },
    ])
    expect(data.colleagues.map(({ name }: Json) => name)).toEqual(expect.arrayContaining(['Rana Person', 'Sami Person']))
    expect(data.colleagues.map(({ name }: Json) => name)).not.toContain('Nour Person')
  })

  test('leads from one to the next, also from one that somebody has decided meanwhile', async () => {
    expect(await place(oldest)).toEqual({ before: 0, previous: null, next: middle })
    expect(await place(middle)).toEqual({ before: 1, previous: oldest, next: newest })
    const between = await apply(DEPARTMENT, 'between@example.org', 2)
    expect((await place(middle)).next).toEqual(between)
    expect((await post(between, 'decision', { status: 'Rejected' }, sami)).status).toBe(200)
    expect(await place(between)).toEqual({ before: 2, previous: middle, next: newest })
    expect((await place(middle)).next).toEqual(newest)
    expect((await place(middle, `?type=${VOLUNTEER}`)).next).toEqual(newest)
  })

  test('is paged without a gap or a repetition while others decide', async () => {
    const project = await administrator.createPublished('project', { title: 'Many', slug: 'many', projectStatus: 'active' })
    const now = Date.now()
    await withDatabase(service, async (rows) => {
      const [row = {}] = await rows('project_submissions').where({ document_id: newest.documentId }).select()
      const { id: _, ...copied } = row
      const many = Array.from({ length: 120 }, (_unused, index) => ({
        ...copied,
        document_id: `many${String(index).padStart(20, '0')}`,
        reference: `V-MANY-${index}`,
        project_id: project,
        idempotency_key: null,
        duplicate_key: null,
        questions: null,
        data: '{}',
        // Each at the same moment as another one.
        verified_at: storedTime(service, new Date(now - 5 * DAY + Math.floor(index / 2) * 1000)),
      }))
      for (const one of many) await (rows('project_submissions') as unknown as { insert(row: object): Promise<unknown> }).insert(one)
    })
    const first = await queue(`?topic=${project}`)
    expect(first.entries).toHaveLength(50)
    for (const { uid, documentId } of [first.entries[10], first.entries[49]]) await post({ uid, documentId }, 'decision', { status: 'Rejected' }, sami)
    const second = await queue(`?topic=${project}&after=${encodeURIComponent(first.after)}`)
    const third = await queue(`?topic=${project}&after=${encodeURIComponent(second.after)}`)
    expect(third.after).toBeNull()
    const ids = [first, second, third].flatMap(({ entries }) => entries.map(({ documentId }: Json) => documentId))
    expect(ids).toEqual(Array.from({ length: 120 }, (_, index) => `many${String(index).padStart(20, '0')}`))
    expect((await rana.call('GET', '/review-queue?after=nonsense')).status).toBe(400)
  })

  test('gives an application to one of two who take it at once, and tells the other', async () => {
    const taken = await Promise.all([post(newest, 'assignment', { to: ranaId, was: null }), post(newest, 'assignment', { to: samiId, was: null }, sami)])
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 400])
    const holder = (await desk(newest)).assigned
    expect([ranaId, samiId]).toContain(holder.id)
    expect(taken.find(({ status }) => status === 400)?.body.error.message).toContain(holder.name)
    expect(await namesIn(`?assigned=${holder.id}`)).toEqual([newest.documentId])
    expect(await namesIn('?assigned=nobody')).not.toContain(newest.documentId)
    expect((await post(newest, 'assignment', { to: await idOf('editor@example.org'), was: holder.id })).status).toBe(400)
    expect((await post(newest, 'assignment', { to: null, was: holder.id })).body.data.assigned).toBeNull()
  })

  test('keeps several notes with their authors, each once, and shows the one of former times', async () => {
    await administrator.edit('project-submission', newest.documentId, { reviewNote: 'Formerly' })
    const attempt = randomUUID()
    await Promise.all([1, 2].map(() => post(newest, 'notes', { text: ' Call on Monday ', attempt })))
    await post(newest, 'notes', { text: 'Called', attempt: randomUUID() }, sami)
    expect(await desk(newest)).toMatchObject({
      formerNote: 'Formerly',
      notes: [
        { authorName: 'Rana Person', text: 'Call on Monday', createdAt: expect.any(String) },
        { authorName: 'Sami Person', text: 'Called' },
      ],
    })
    for (const text of [' ', '\u200f\u3164 ـ']) expect((await post(newest, 'notes', { text, attempt: randomUUID() })).status).toBe(400)
  })

  test('has a colleague asked for an opinion, by a mail that names nobody, and shows it beside the application', async () => {
    await Promise.all([1, 2].map(() => post(middle, 'opinions', { personId: samiId, question: 'Enough experience?' })))
    const mail = await mailbox.waitFor('sami@example.org')
    expect(mail.text).toMatch(/Rana Person asks[^]*Health[^]*Enough experience\?[^]*\/admin\/queue\?open=/)
    expect(mail.text).not.toMatch(/Samer|middle@/)
    const { entries } = await queue('?asked=me', sami)
    expect(entries).toMatchObject([{ documentId: middle.documentId, opinions: { open: 1, for: 0 } }])
    await post(middle, 'opinion', { vote: 'against', text: 'Not yet' }, sami)
    await post(middle, 'opinion', { vote: 'for', text: 'On second thoughts' }, sami)
    expect((await desk(middle)).opinions).toMatchObject([{ personName: 'Sami Person', askedBy: 'Rana Person', vote: 'for', text: 'On second thoughts' }])
    expect((await queue('?asked=me', sami)).entries).toEqual([])
    expect((await post(middle, 'opinions', { personId: ranaId })).status).toBe(400)
    expect(await mailbox.to('sami@example.org')).toHaveLength(1)
  })

  test('shows what the same person has sent before, of all kinds, and by what they are known', async () => {
    await handIn(service, 'project-proposals', { ...proposal, email: 'other@example.org', name: 'سامر حداد' })
    await handIn(service, 'project-proposals', { ...proposal, email: 'third@example.org', phone: '00963944123456' })
    await handIn(service, 'project-proposals', { ...proposal, email: 'MIDDLE@example.org' })
    const { earlier } = await desk(middle)
    expect(earlier.map(({ name, matched }: Json) => [name, matched])).toEqual(
      expect.arrayContaining([
        ['سامر حداد', ['name']],
        ['Rima', ['phone']],
        ['Rima', ['email']],
        ['Samer Haddad', ['phone', 'name']],
      ]),
    )
    expect(earlier.map(({ name }: Json) => name)).not.toContain('Lina Haddad')
  })

  test('decides about several at once, each by itself, and takes it back', async () => {
    const [one, two] = [await apply(DEPARTMENT, 'one@example.org', 4), await apply(DEPARTMENT, 'two@example.org', 4)]
    await post(two, 'decision', { status: 'Accepted' }, sami)
    const { body } = await rana.call('POST', '/review-queue/decisions', { status: 'Rejected', reason: 'Full', applications: [one, two] })
    expect(body.data).toMatchObject([
      { documentId: one.documentId, decidedAt: expect.any(String), problem: null },
      { documentId: two.documentId, decidedAt: null, problem: expect.stringMatching(/Accepted/) },
    ])
    expect(await desk(one)).toMatchObject({ status: 'Rejected', decision: { decidedBy: 'Rana Person', reason: 'Full', takeBackUntil: expect.any(String) } })
    const applications = [{ ...one, decidedAt: body.data[0].decidedAt }]
    expect((await rana.call('POST', '/review-queue/take-backs', { applications })).body.data).toMatchObject([{ problem: null }])
    expect((await desk(one)).status).toBe('Verified')
    expect(
      (await rana.call('POST', '/review-queue/decisions', { status: 'Rejected', applications: [{ uid: 'api::article.article', documentId: 'x' }] })).status,
    ).toBe(404)
    expect((await rana.call('POST', '/review-queue/decisions', { status: 'Rejected', applications: [] })).status).toBe(400)
  })

  test('answers an applicant in their language, from a template, as the preview shows it and once', async () => {
    const about = await apply(DEPARTMENT, 'reply@example.org', 2, { submitLanguage: 'de' })
    const { drafts, language } = (await rana.call('GET', `/submissions/${about.uid}/${about.documentId}/replies`)).body.data
    expect(language).toBe('de')
    expect(drafts.map(({ name }: Json) => name)).toContain('Es fehlt noch etwas')
    const { subject, text } = drafts.find(({ name }: Json) => name === 'Es fehlt noch etwas')
    expect(`${subject} ${text}`).toContain('Health')
    const preview = (await post(about, 'replies/preview', { subject, text })).body.data
    expect(preview.text).toMatch(/^Guten Tag Samer Haddad,\n\nunser Team schreibt Ihnen:\n\n/)
    const attempt = randomUUID()
    const sent = await Promise.all([1, 2].map(() => post(about, 'replies', { subject, text, attempt })))
    expect(sent.map(({ status }) => status)).toEqual([200, 200])
    const [{ documentId: replyId, takeBackUntil }] = sent[1]?.body.data.replies
    expect(Date.parse(takeBackUntil)).toBeGreaterThan(Date.now())
    expect((await post(about, `replies/${replyId}/again`, {})).status).toBe(200)
    const mails = await mailbox.waitFor('reply@example.org', 2)
    expect(mails.subject).toBe(preview.subject)
    // But for the secret of the applicant's own page, which no reviewer gets.
    const withoutSecret = (mail: string) => mail.trim().replace(/link=\S+/, '')
    expect(withoutSecret(mails.text)).toBe(withoutSecret(preview.text))
    const [secret = ''] = privateTokens(mails)
    expect(secret).not.toBe('')
    expect(preview.text).not.toContain(secret)
    const { replies } = (await rana.call('GET', `/submissions/${about.uid}/${about.documentId}/replies`)).body.data
    expect(replies).toMatchObject([{ subject, text: text.trim(), authorName: 'Rana Person' }])
    expect((await post(about, 'replies', { subject: '', text: 'x', attempt: randomUUID() })).status).toBe(400)
  })

  test('takes a reply back for as long as a decision, before anybody has heard of it, and not after that', async () => {
    const about = await apply(DEPARTMENT, 'regret@example.org', 2)
    const reply = { subject: 'Too early', text: 'You begin on …', attempt: randomUUID() }
    const [{ documentId: replyId }] = (await post(about, 'replies', reply)).body.data.replies
    expect((await post(about, `replies/${replyId}/take-back`, {}, editor)).status).toBe(403)
    expect((await post(middle, `replies/${replyId}/take-back`, {})).status).toBe(404)
    expect((await post(about, `replies/${replyId}/take-back`, {})).body.data.replies).toEqual([])
    expect((await post(about, `replies/${replyId}/take-back`, {})).status).toBe(404)
    const [{ documentId: next }] = (await post(about, 'replies', { ...reply, subject: 'Now', attempt: randomUUID() })).body.data.replies
    expect((await post(about, `replies/${next}/again`, {})).status).toBe(200)
    const mails = await mailbox.waitFor('regret@example.org', 2)
    expect(mails.subject).toContain('Now')
    const late = await post(about, `replies/${next}/take-back`, {})
    expect([late.status, late.body.error.message]).toEqual([400, expect.stringContaining('can no longer be taken back')])
    expect((await mailbox.to('regret@example.org')).map(({ subject }) => subject).join()).not.toContain('Too early')
  })

  test('refuses a template of replies with words in braces that nothing is known of', async () => {
    const fields = { name: 'New', subject: 'About {title}', body: 'Dear {nobody}' }
    const refused = await editor.tryCreate('reply-template', fields, 'en')
    expect(refused.status).toBe(400)
    expect(refused.body.error.message).toContain('{nobody}')
    expect((await editor.tryCreate('reply-template', { ...fields, body: 'Your number is {reference}' }, 'en')).status).toBeLessThan(300)
  })

  test('is counted by time, project, form and language', async () => {
    const bounds = [-30, -1, 1].map((days) => new Date(Date.now() + days * DAY).toISOString())
    const { data } = (await rana.call('GET', `/review-statistics?language=en&topic=${health}&at=${encodeURIComponent(bounds.join(','))}`)).body
    expect(data.stretches).toHaveLength(2)
    expect(data.stretches[0].received).toBe(0)
    expect(data.total.received).toBe(data.stretches[1].received)
    expect(data.days).toMatchObject({ answered: 2, inTime: 2, median: expect.any(Number) })
    expect(data.topics).toMatchObject([{ key: health, title: 'Health', answered: 2 }])
    expect(data.languages.map(({ key }: Json) => key).sort()).toEqual(['de', 'en'])
    expect((await rana.call('GET', '/review-statistics?at=2026-02-01T00:00:00Z,2026-01-01T00:00:00Z')).status).toBe(400)
  })

  test('leaves nothing behind of what is erased', async () => {
    const rowsOf = () =>
      withDatabase(service, async (rows) => {
        const found = await Promise.all(BELONGINGS.map((table) => rows(table).where({ submission_id: middle.documentId }).select()))
        return found.map(({ length }) => length > 0)
      })
    await post(middle, 'notes', { text: 'Erased soon', attempt: randomUUID() })
    await post(middle, 'replies', { subject: 'Hello', text: 'A word.', attempt: randomUUID() })
    expect(await rowsOf()).toEqual([true, true, true, true])
    await administrator.remove('departments-application', middle.documentId)
    expect(await rowsOf()).toEqual([false, false, false, false])
  })
})
