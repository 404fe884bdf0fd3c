import { strFromU8, unzipSync } from 'fflate'
import { Admin } from './support/admin'
import { project } from './support/content'
import { withDatabase } from './support/database'
import { unlessShort } from './support/depth'
import { runInside } from './support/inside'
import { ContentService, oneDatabase } from './support/service'
import { consents, contact, feedback, handIn, proposal } from './support/submissions'
import { addUser } from './support/users'

const route = (type: string, query = '') => `/submissions/api::${type}.${type}/table${query}`

/** The texts of the files in a workbook, by their names. */
const unzipped = (workbook: Buffer): Map<string, string> =>
  new Map(Object.entries(unzipSync(new Uint8Array(workbook))).map(([name, bytes]) => [name, strFromU8(bytes)]))

/** Cells of a table whose cells all stand in quotation marks. */
function cells(table: string, separator: string): string[][] {
  const records = table
    .replace(/^\uFEFF/, '')
    .split(/(?<=")\r\n/)
    .filter(Boolean)
  return records.map((record) =>
    record
      .slice(1, -1)
      .split(`"${separator}"`)
      .map((cell) => cell.replaceAll('""', '"')),
  )
}

describe.each(oneDatabase('postgres'))('the table of submissions (%s)', (database) => {
  let service: ContentService
  let administrator: Admin
  let reviewer: Admin

  const table = async (type: string, query?: string): Promise<string> => {
    const response = await reviewer.download(route(type, query))
    expect(response.status).toBe(200)
    return Buffer.from(await response.arrayBuffer()).toString()
  }

  beforeAll(async () => {
    service = await ContentService.start(database)
    administrator = await Admin.login(service)
    reviewer = await addUser(administrator, service, 'reviewer@example.org', 'imar-reviewer')
  })

  afterAll(() => service.stop())

  test('is for those who may read the submissions', async () => {
    const editor = await addUser(administrator, service, 'editor@example.org', 'strapi-editor')
    expect((await editor.call('GET', route('contact-form'))).status).toBe(403)
    expect((await reviewer.call('GET', route('article'))).status).toBe(404)
    expect((await service.send('GET', route('contact-form'), {})).status).toBe(401)
    expect((await service.send('GET', route('contact-form'), { authorization: `Bearer ${service.environment.CONTENT_TOKEN}` })).status).toBe(401)
  })

  test('is there as a workbook too, in which nothing is computed', async () => {
    const subject = '=1+2'
    await handIn(service, 'contact-form', { ...contact, email: 'workbook@example.org', subject, message: 'سطر <أول> & ثانٍ' })
    const response = await reviewer.download(route('contact-form', '?format=xlsx&language=ar&filters[email][$eq]=workbook@example.org'))
    expect(response.headers.get('content-disposition')).toMatch(/contact-forms-\d{4}-\d{2}-\d{2}\.xlsx/)
    const files = unzipped(Buffer.from(await response.arrayBuffer()))
    const words = [...files.values()].join('\n')
    expect(words).toContain('الرقم المرجعي')
    expect(words).toContain('سطر &lt;أول&gt; &amp; ثانٍ')
    expect(words).toContain('>=1+2<')
    expect(words).toContain('rightToLeft="1"')
    expect(words).not.toMatch(/<f[ >]/)
  })

  test('keeps quotation marks, line breaks, separators and Arabic, and holds no formula', async () => {
    const message = 'قالت: "نعم"، ثم\nسطر ثانٍ; and, more'
    await handIn(service, 'contact-form', { ...contact, name: '=HYPERLINK("http://evil.example","x")', subject: '+963 944 123 456', message })
    const text = await table('contact-form', '?language=ar')
    expect(text.charCodeAt(0)).toBe(0xfeff)
    expect(text.endsWith('"\r\n')).toBe(true)
    const [head, row] = cells(text, ';')
    expect(head).toEqual(['الرقم المرجعي', 'تاريخ الإرسال (UTC)', 'لغة المرسل', 'الاسم', 'البريد الإلكتروني', 'الموضوع', 'الرسالة', 'ملاحظة داخلية'])
    expect(row?.slice(2)).toEqual(['الإنكليزية', `'=HYPERLINK("http://evil.example","x")`, contact.email, "'+963 944 123 456", message, ''])
    expect(row?.[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
  })

  test.each([
    ['language=de', ';'],
    ['language=ar', ';'],
    ['language=en', ','],
    ['language=en&separator=;', ';'],
    ['language=en&separator=x', ','],
  ])('parts its cells as the spreadsheet of the reviewer expects it (%s)', async (query, separator) => {
    const [head = ''] = (await table('contact-form', `?${query}`)).split('\r\n')
    expect(head.split(`"${separator}"`)).toHaveLength(8)
  })

  test('follows the filters and the search of the list', async () => {
    await handIn(service, 'project-proposals', { ...proposal, email: 'one@example.org', title: 'A well' })
    await handIn(service, 'project-proposals', { ...proposal, email: 'two@example.org', title: 'A bridge' })
    const emails = async (query: string) =>
      cells(await table('project-proposal', `?language=en&${query}`), ',')
        .slice(1)
        .map((row) => row[4])
    expect(await emails('')).toEqual(['two@example.org', 'one@example.org'])
    expect(await emails('filters[$and][0][title][$contains]=well')).toEqual(['one@example.org'])
    expect(await emails('_q=bridge')).toEqual(['two@example.org'])
    expect(await emails('filters[$and][0][email][$eq]=nobody@example.org')).toEqual([])
  })

  test('shows the answers of volunteers side by side, in words', async () => {
    const fields = [
      { key: 'firstName', type: 'text', label: 'الاسم' },
      { key: 'skill', type: 'select', label: 'المهارة', options: [{ value: 'weld', label: 'لحام' }] },
      { key: 'nights', type: 'checkbox', label: 'أعمل ليلاً' },
    ]
    const form = await administrator.createPublished('project-form', { title: 'طلب', sections: [{ title: 'أنت', fields }] })
    const projectId = await administrator.createPublished('project', { ...project('bridge', 'جسر'), forms: { connect: [{ documentId: form }] } })
    const send = (email: string, data: object) =>
      handIn(service, 'project-submissions', { projectId, formId: form, email, data, submitLanguage: 'ar', ...consents })
    expect((await send('first@example.org', { firstName: 'ليلى', skill: 'weld' })).status).toBe(200)
    const { body } = await send('second@example.org', { firstName: '@سامر', nights: true })
    const [head = [], ...rows] = cells(await table('project-submission', '?language=ar'), ';')
    const asked = head.indexOf('أعمل ليلاً')
    expect(head.slice(asked - 2, asked + 2)).toEqual(['الاسم', 'المهارة', 'أعمل ليلاً', 'الملفات'])
    expect(rows.map((row) => row.slice(asked - 2, asked + 2))).toEqual([
      ["'@سامر", '', 'نعم', ''],
      ['ليلى', 'لحام', '', ''],
    ])
    const answers = await reviewer.call('GET', `/submissions/api::project-submission.project-submission/${body.data.documentId}/answers?language=ar`)
    expect(answers.body.data).toEqual([
      { key: 'firstName', label: 'الاسم', value: '@سامر' },
      { key: 'nights', label: 'أعمل ليلاً', value: 'نعم' },
    ])
  })

  describe('of applications', () => {
    const VOLUNTEER = 'api::project-submission.project-submission'

    const answersOf = async (documentId: string, language: string) =>
      (await reviewer.call('GET', `/submissions/${VOLUNTEER}/${documentId}/answers?language=${language}`)).body.data

    const formOf = (label: string, option: string) => ({
      title: label,
      sections: [
        {
          fields: [
            { key: 'second', type: 'text', label: 'Later', order: 2 },
            { key: 'first', type: 'select', label, order: 1, options: [{ value: 'a', label: option }] },
          ],
        },
      ],
    })

    /** What an applicant was asked, and answered, by a form of a project that has several. */
    async function apply(projectId: string, formId: string | null, email: string, data: object, submitLanguage = 'en'): Promise<string> {
      const { status, body } = await handIn(service, 'project-submissions', {
        projectId,
        formId,
        formTitle: 'As sent',
        email,
        data,
        submitLanguage,
        ...consents,
      })
      expect(status).toBe(200)
      return body.data.documentId
    }

    test('keeps every answer under its question as it was asked, whatever becomes of the form', async () => {
      const [one, two] = [
        await administrator.createPublished('project-form', formOf('Your trade?', 'Welder'), 'en'),
        await administrator.createPublished('project-form', formOf('Your language?', 'Arabic'), 'en'),
      ]
      const forms = { connect: [one, two].map((documentId) => ({ documentId, locale: 'en' })) }
      const projectId = await administrator.createPublished('project', { ...project('two-forms'), forms }, 'en')
      const sent = { first: 'a', second: 'x' }
      const welder = await apply(projectId, one, 'welder@example.org', sent)
      const speaker = await apply(projectId, two, 'speaker@example.org', sent)
      await administrator.publish('project-form', one, 'en', formOf('Your age?', 'Forty'))
      await administrator.remove('project-form', two)
      const older = await apply(projectId, one, 'older@example.org', sent)

      const later = { key: 'second', label: 'Later', value: 'x' }
      expect(await answersOf(welder, 'de')).toEqual([{ key: 'first', label: 'Your trade?', value: 'Welder' }, later])
      expect(await answersOf(speaker, 'ar')).toEqual([{ key: 'first', label: 'Your language?', value: 'Arabic' }, later])
      expect(await answersOf(older, 'en')).toEqual([{ key: 'first', label: 'Your age?', value: 'Forty' }, later])

      const [head = [], ...rows] = cells(await table('project-submission', '?language=en&filters[$and][0][projectTitle][$eq]=two-forms'), ',')
      const columns = [head.indexOf('Your age?'), head.indexOf('Your language?'), head.indexOf('Your trade?'), head.indexOf('Later')]
      expect(rows.map((row) => columns.map((column) => row[column]))).toEqual([
        ['Forty', '', '', 'x'],
        ['', 'Arabic', '', 'x'],
        ['', '', 'Welder', 'x'],
      ])
      const { results } = (
        await reviewer.call('GET', `/content-manager/collection-types/${VOLUNTEER}?filters[$and][0][projectTitle][$eq]=two-forms&sort=id:ASC`)
      ).body
      expect(results.map(({ formTitle }: { formTitle: string }) => formTitle)).toEqual(['Your trade?', 'Your language?', 'Your age?'])
      const versions = results.map(({ formVersion }: { formVersion: string }) => Date.parse(formVersion))
      expect(versions[2]).toBeGreaterThan(versions[0])
    })

    test('keeps the questions of the built-in form in the language of the applicant', async () => {
      const projectId = await administrator.createPublished('project', project('built-in'))
      const data = { livingPlace: 'Hama', specialization: 'Pflege', abilityToProvideMedicalSupplies: 'Nein' }
      const documentId = await apply(projectId, null, 'built-in@example.org', data, 'de')
      expect((await answersOf(documentId, 'ar')).map(({ label }: { label: string }) => label)).toEqual([
        'E-Mail',
        'Wo wohnen Sie?',
        'Beruf oder Studienfach',
        'Können Sie medizinische Hilfsgüter beisteuern? Wenn ja, welche?',
      ])
    })

    test('that are older than kept questions are read by the form of their title', async () => {
      const other = await administrator.createPublished('project-form', formOf('Another question?', 'No'), 'en')
      const form = await administrator.createPublished('project-form', formOf('The question?', 'Yes'), 'en')
      const forms = { connect: [other, form].map((documentId) => ({ documentId, locale: 'en' })) }
      const projectId = await administrator.createPublished('project', { ...project('older'), forms }, 'en')
      const documentId = await apply(projectId, form, 'before@example.org', { first: 'a' })
      await withDatabase(service, (rows) => rows('project_submissions').where({ document_id: documentId }).update({ questions: null, form_version: null }))
      expect(await answersOf(documentId, 'en')).toEqual([{ key: 'first', label: 'The question?', value: 'Yes' }])
      expect(await table('project-submission', '?language=en&filters[$and][0][projectTitle][$eq]=older')).toContain('"The question?"')
    })
  })

  /** Copies of what was sent last, straight into the database. */
  async function copyLast(table: string, count: number, changes: (index: number) => object = () => ({})): Promise<void> {
    await withDatabase(service, async (tables) => {
      const { id: _, ...last } = (await tables(table).select()).at(-1) ?? {}
      // PostgreSQL gives JSON as values and takes it as text.
      const row = Object.fromEntries(Object.entries(last).map(([name, value]) => [name, Array.isArray(value) ? JSON.stringify(value) : value]))
      const copyOf = (index: number) => ({
        ...row,
        document_id: `copy${index}`,
        reference: `COPY-${index}`,
        idempotency_key: `copy ${index}`,
        fingerprint: `copy ${index}`,
        ...('duplicate_key' in row && { duplicate_key: `copy ${index}` }),
        ...changes(index),
      })
      for (let from = 0; from < count; from += 20) {
        await tables(table).insert(Array.from({ length: Math.min(20, count - from) }, (_empty, index) => copyOf(from + index)))
      }
    })
  }

  test('reads a few times for each hundred applications, begins before all are read, and lets everything else have its turn', async () => {
    const fields = [{ key: 'firstName', type: 'text', label: 'Name' }]
    const formId = await administrator.createPublished('project-form', { title: 'Many', sections: [{ title: 'You', fields }] }, 'en')
    const projectId = await administrator.createPublished('project', { ...project('many'), forms: { connect: [{ documentId: formId, locale: 'en' }] } }, 'en')
    const sent = { projectId, formId, email: 'many@example.org', data: { firstName: 'Rima' }, submitLanguage: 'en', ...consents }
    expect((await handIn(service, 'project-submissions', sent)).status).toBe(200)
    const place = (index: number) => ({ street: 'Street', city: 'Homs', state: `S${index}`, country: String(index) })
    await copyLast('project_submissions', 400, (index) => ({ data: JSON.stringify({ firstName: 'Rima', place: place(index), files: [`file${index}`] }) }))
    const measure = `(async () => {
      let queries = 0, turns = 0, isOver = false
      strapi.db.connection.on('query', () => (queries += 1))
      const turn = () => { turns += 1; if (!isOver) setImmediate(turn) }
      setImmediate(turn)
      const seen = []
      const { rightsOf, viewerOf } = require('./dist/src/rights')
      const uid = 'api::project-submission.project-submission'
      const rights = rightsOf(await viewerOf({ id: 1 }), uid)
      for await (const row of require('./dist/src/review/table').tableRows(uid, {}, 'en', rights)) seen.push(queries)
      isOver = true
      return { rows: seen.length, first: seen[1], queries, turns }
    })()`
    const { rows, first, queries, turns } = Object(await runInside(service, measure))
    expect(rows).toBeGreaterThan(400)
    expect(first).toBeLessThan(queries)
    expect(queries).toBeLessThan(60)
    expect(turns).toBeGreaterThanOrEqual(8)
  })

  test('breaks off where something fails, so that no part of a table looks whole', async () => {
    await handIn(service, 'feedback', feedback)
    await copyLast('feedbacks', 1500, () => ({ message: 'ش'.repeat(10_000) }))
    for (const format of ['csv', 'xlsx']) {
      const response = await reviewer.download(route('feedback', `?format=${format}`))
      expect(response.status).toBe(200)
      await withDatabase(service, (tables) => tables.raw('alter table feedbacks rename to feedbacks_away'))
      try {
        await expect(response.arrayBuffer()).rejects.toThrow()
      } finally {
        await withDatabase(service, (tables) => tables.raw('alter table feedbacks_away rename to feedbacks'))
      }
    }
  })

  test('writes two at once, lets eight more wait for them, and refuses the next', async () => {
    const held = [await reviewer.download(route('feedback')), await reviewer.download(route('feedback'))]
    expect(held.map(({ status }) => status)).toEqual([200, 200])
    const others = Array.from({ length: 9 }, () => reviewer.download(route('contact-form')))
    expect((await Promise.race(others)).status).toBe(429)
    for (const { body } of held) await body?.cancel()
    const statuses = await Promise.all(others.map(async (other) => (await other).status))
    expect(statuses.sort()).toEqual([...Array.from({ length: 8 }, () => 200), 429])
  })

  unlessShort('gives a thousand rows, each once', async () => {
    await service.pause()
    const rows = `Array.from({ length: 1000 }, (_, index) => ({ reference: 'R-' + index, category: 'praise', subject: 'S', message: 'Nachricht ' + index, email: index + '@example.org', idempotencyKey: 'key-' + index }))`
    await runInside(service, `strapi.db.query('api::feedback.feedback').createMany({ data: ${rows} })`)
    service = await service.restart()
    reviewer = await Admin.login(service, 'reviewer@example.org', 'Temporary-Password-2')
    const found = cells(await table('feedback', '?language=de'), ';').filter(([reference]) => reference?.startsWith('R-'))
    expect(found).toHaveLength(1000)
    expect(new Set(found.map((row) => row[0])).size).toBe(1000)
  })
})
