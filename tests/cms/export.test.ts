import { Admin } from './support/admin'
import { project } from './support/content'
import { runInside } from './support/inside'
import { ContentService, databases } from './support/service'
import { consents, contact, handIn, proposal } from './support/submissions'
import { addUser } from './support/users'

const route = (type: string, query = '') => `/submissions/api::${type}.${type}/table${query}`

/** Cells of a table whose cells all stand in quotation marks. */
function cells(table: string, separator: string): string[][] {
  const records = table.replace(/^\uFEFF/, '').split(/(?<=")\r\n/).filter(Boolean)
  return records.map((record) => record.slice(1, -1).split(`"${separator}"`).map((cell) => cell.replaceAll('""', '"')))
}

describe.each(databases)('the table of submissions (%s)', (database) => {
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

  test('follows the filters and the search of the list', async () => {
    await handIn(service, 'project-proposals', { ...proposal, email: 'one@example.org', title: 'A well' })
    await handIn(service, 'project-proposals', { ...proposal, email: 'two@example.org', title: 'A bridge' })
    const emails = async (query: string) => cells(await table('project-proposal', `?language=en&${query}`), ',').slice(1).map((row) => row[4])
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
    const send = (email: string, data: object) => handIn(service, 'project-submissions', { projectId, formId: form, email, data, submitLanguage: 'ar', ...consents })
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

  test('gives a thousand rows, each once', async () => {
    await service.pause()
    const rows = `Array.from({ length: 1000 }, (_, index) => ({ reference: 'R-' + index, category: 'praise', subject: 'S', message: 'Nachricht ' + index, email: index + '@example.org', idempotencyKey: 'key-' + index }))`
    await runInside(service, `strapi.db.query('api::feedback.feedback').createMany({ data: ${rows} })`)
    service = await service.restart()
    reviewer = await Admin.login(service, 'reviewer@example.org', 'Temporary-Password-2')
    const [, ...found] = cells(await table('feedback', '?language=de'), ';')
    expect(found).toHaveLength(1000)
    expect(new Set(found.map((row) => row[0])).size).toBe(1000)
  })
})
