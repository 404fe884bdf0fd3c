import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { Admin } from './support/admin'
import { zipNamed } from './support/archives'
import { nasty, spoiled } from './support/bad-input'
import { event, hours, project } from './support/content'
import { sendFile } from './support/files'
import { ContentService, oneDatabase } from './support/service'
import { consents, contact, departmentApplication, feedback, partnership, proposal, registration } from './support/submissions'

/** The same inputs in every run; fast-check prints what failed, as small as it gets. */
const SEED = 20_261_121
/** For each property; `BAD_INPUT_RUNS=500` looks longer than every change has to. */
const RUNS = Number(process.env.BAD_INPUT_RUNS ?? 12)

/** Refusals, each for a reason of the sender. */
const EXPECTED = [200, 400, 404, 409, 413, 415, 422]

/** What tells how it works inside: stacks, queries, files. No short words: they stand in random names of documents too. */
const INSIDE = /\n\s+at |node_modules|\.[jt]s:\d|\bsqlite|\bknex|insert into|select .* from|zoderror|unrecognized_keys|"(?:expected|received)":/i

const WITHOUT_LIMITS = {
  CONTENT_LIMIT_EMAIL_HOUR: '1000000',
  CONTENT_LIMIT_EMAIL_DAY: '1000000',
  CONTENT_LIMIT_FORM_MINUTE: '1000000',
  CONTENT_LIMIT_VERIFY_MINUTE: '1000000',
}

type Fields = Record<string, unknown>
type Sent = { body: string | Buffer; headers?: Record<string, string> }

describe.each(oneDatabase('postgres'))('bad input (%s)', (database) => {
  let service: ContentService
  let admin: Admin
  const valid: Record<string, Fields> = {}

  beforeAll(async () => {
    service = await ContentService.start(database, WITHOUT_LIMITS)
    admin = await Admin.login(service)
    const department = await admin.createPublished('department', { title: 'Health', slug: 'health', canJoinTo: true })
    const eventId = await admin.createPublished('event', { ...event('camp', hours(48)), registration: { required: true } })
    const types = ['text', 'email', 'number', 'date', 'tel', 'phone', 'textarea', 'checkbox', 'address', 'file']
    const fields = types.map((type) => ({ key: type, type, label: type, required: false }))
    const form = await admin.createPublished('project-form', { title: 'Form', sections: [{ title: 'You', fields }] })
    const projectId = await admin.createPublished('project', { ...project('school'), forms: { connect: [{ documentId: form, locale: 'ar' }] } })
    const [{ id: attachments }] = (await sendFile(service, zipNamed('plan.txt'), 'plan.zip', 'idea')).body
    const data = {
      text: 'x',
      email: 'v@example.org',
      number: '3',
      date: '2027-01-01',
      tel: '+963944123456',
      phone: '+963944123456',
      textarea: 'y',
      checkbox: true,
    }
    Object.assign(valid, {
      'contact-form': contact,
      feedbacks: feedback,
      'partnership-requests': partnership,
      'project-proposals': proposal,
      ideas: { title: 'A well', description: 'Water.', attachments, department, locale: 'en' },
      'departments-applications': departmentApplication(department),
      'event-registrations': registration(eventId),
      'project-submissions': { projectId, formId: form, email: 'v@example.org', data, submitLanguage: 'ar', ...consents },
    })
  })

  afterAll(() => service.stop())

  /** Sends something and holds the answer against what every answer has to be. */
  async function probe(path: string, { body, headers }: Sent) {
    const answer = await service.send(
      'POST',
      `/api/${path}`,
      { authorization: `Bearer ${service.environment.CONTENT_TOKEN}`, 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
      typeof body === 'string' ? body : new Uint8Array(body),
    )
    const text = JSON.stringify(answer.body)
    expect(EXPECTED).toContain(answer.status)
    expect(text).not.toMatch(INSIDE)
    expect(text).not.toContain('<')
    return answer
  }

  const check = <T>(arbitrary: fc.Arbitrary<T>, property: (value: T) => Promise<void>) =>
    fc.assert(fc.asyncProperty(arbitrary, property), {
      seed: SEED,
      numRuns: RUNS,
      endOnFailure: false,
      interruptAfterTimeLimit: 60_000,
      markInterruptAsFailure: true,
    })

  const paths = [
    ['contact-form', 'contact-form'],
    ['feedbacks', 'feedback'],
    ['partnership-requests', 'partnership-request'],
    ['project-proposals', 'project-proposal'],
    ['ideas', 'idea'],
    ['departments-applications', 'departments-application'],
    ['event-registrations', 'event-registration'],
    ['project-submissions', 'project-submission'],
  ] as const

  async function countRecords(type: string): Promise<number> {
    const { body } = await admin.call('GET', `/content-manager/collection-types/api::${type}.${type}?pageSize=1`)
    return body.pagination.total
  }

  test.each(paths)('is refused by %s, and nothing of it is stored', async (path, type) => {
    const references = new Set<string>()
    // A repeat is answered with a number as well, but stored once: each one here comes from an address of its own.
    const another = (data: unknown) =>
      typeof data === 'object' && data && 'email' in data && data.email === valid[path]?.email ? { ...data, email: `a${randomUUID()}@example.org` } : data
    const send = async (data: unknown) => {
      const { status, body } = await probe(path, { body: JSON.stringify({ data: another(data) }) })
      if (status === 200) references.add(body.data.reference)
    }
    await check(nasty, send)
    await check(spoiled(valid[path] ?? {}), send)
    expect(await countRecords(type)).toBe(references.size)
  })

  test.each(paths)('as half a character or a character without a sign does not stop %s', async (path) => {
    const sample = valid[path] ?? {}
    const texts = Object.entries(sample).flatMap(([name, value]) => (typeof value === 'string' ? [name] : []))
    for (const name of texts) {
      const spoil = (sign: string) => ({ ...sample, [name]: `${String(sample[name])}${sign}` })
      await Promise.all(['\ud800', '\udc00', '\u0000', '\u0001', '\ufeff'].map((sign) => probe(path, { body: JSON.stringify({ data: spoil(sign) }) })))
    }
  })

  test('as half a character in a form that editors have made does not stop it', async () => {
    const application = valid['project-submissions'] ?? {}
    for (const [index, key] of ['text', 'textarea', 'email', 'tel'].entries()) {
      const data = { [key]: `0944123456@example.org \ud800 \u0000` }
      await probe('project-submissions', { body: JSON.stringify({ data: { ...application, email: `half${index}@example.org`, data } }) })
    }
    const address = { country: '\ud800', city: 'x\udc00', street: 'y\ud800', houseNumber: '1', postalCode: '\u0000' }
    await probe('project-submissions', { body: JSON.stringify({ data: { ...application, email: 'half@example.org', data: { address } } }) })
  })

  test('in the values of a form that editors have made is refused or cleaned', async () => {
    const { data, ...application } = valid['project-submissions'] ?? {}
    let number = 0
    await check(
      spoiled({ ...(data as Fields), address: { country: 'DE', city: 'x', street: 'y', houseNumber: '1', postalCode: '12345' }, file: 'a'.repeat(24) }),
      async (values) => {
        number += 1
        await probe('project-submissions', { body: JSON.stringify({ data: { ...application, email: `v${number}@example.org`, data: values } }) })
      },
    )
  })

  test.each(['departments-applications/verify', 'project-submissions/verify', 'event-registrations/cancel', 'request-verification-token'])(
    'is answered by %s as by a stranger',
    async (path) => {
      await check(fc.oneof(nasty, spoiled({ email: 'v@example.org', token: 'x'.repeat(43), code: 'ABCD2345', id: '1', type: 'department' })), async (body) => {
        await Promise.all([body, { data: body }].map((sent) => probe(path, { body: JSON.stringify(sent) })))
      })
    },
  )

  test('in an idempotency key is refused', async () => {
    await check(fc.string({ unit: 'grapheme-ascii', maxLength: 80 }), async (key) => {
      await probe('contact-form', { body: JSON.stringify({ data: contact }), headers: { 'idempotency-key': key } })
    })
  })

  test.each<[string, Sent, number]>([
    ['no JSON', { body: '<script>alert(1)</script>' }, 400],
    ['half of a JSON', { body: '{"data":{"name":"<b>' }, 400],
    ['a JSON string', { body: '"<b>"' }, 400],
    ['nothing', { body: '' }, 400],
    ['no UTF-8', { body: Buffer.from('7b2264617461223a7b226e616d65223a22ff22', 'hex') }, 400],
    ['a form', { body: 'data[name]=<b>', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
    ['text', { body: '<b>', headers: { 'content-type': 'text/plain' } }, 415],
    ['what it says is compressed', { body: '{}', headers: { 'content-encoding': 'gzip' } }, 415],
    ['an encoding that nobody knows', { body: '{}', headers: { 'content-encoding': '<b>' } }, 415],
    ['a form with files', { body: '--x', headers: { 'content-type': 'multipart/form-data; boundary=x' } }, 415],
    ['more than half a megabyte', { body: JSON.stringify({ data: { ...contact, message: 'x'.repeat(600_000) } }) }, 413],
    ['a nest that is too deep to walk', { body: '['.repeat(200_000) + ']'.repeat(200_000) }, 413],
    ['a nest inside the data', { body: `{"data":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}` }, 413],
  ])('that is %s is refused', async (_, sent, status) => {
    expect((await probe('contact-form', sent)).status).toBe(status)
  })

  test.each<[string, Buffer | string, string]>([
    ['without an end', '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-', 'boundary=x'],
    ['without a boundary', '--x', ''],
    ['with something else behind its boundary', '--xy\r\nContent-Disposition: form-data; name="files"; filename="a"\r\n\r\nx\r\n--x--', 'boundary=x'],
    ['with a header that is none', '--x\r\n<b>\r\n\r\n\r\n--x--', 'boundary=x'],
    [
      'with a prototype for a name',
      '--x\r\nContent-Disposition: form-data; name="__proto__"; filename="a"\r\nContent-Type: a/b\r\n\r\nx\r\n--x--',
      'boundary=x',
    ],
    ['that is empty', '', 'boundary=x'],
  ])('as an upload %s is refused', async (_, body, parameters) => {
    const headers = { 'content-type': `multipart/form-data; ${parameters}`, 'upload-token': service.environment.UPLOAD_TOKEN ?? '' }
    expect([400, 415]).toContain((await probe('upload', { body, headers })).status)
  })

  test('as bytes of an upload is refused, whatever it is called', async () => {
    const names = fc
      .tuple(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.constantFrom('.pdf', '.png', '.docx', '.zip', '.html', ''))
      .map((parts) => parts.join(''))
    const heads = fc.constantFrom('%PDF', 'PK\x03\x04', '\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'RIFF\0\0\0\0WEBP', '')
    const bytes = fc.tuple(heads, fc.uint8Array({ maxLength: 200 })).map(([head, rest]) => Buffer.concat([Buffer.from(head, 'latin1'), rest]))
    await check(fc.tuple(bytes, names, fc.constantFrom('idea', 'volunteer', '<b>')), async ([content, name, ref]) => {
      const answer = await sendFile(service, content, name, ref)
      expect(answer.status).toBe(400)
      expect(JSON.stringify(answer.body)).not.toMatch(INSIDE)
      expect(JSON.stringify(answer.body)).not.toContain('<')
    })
  })

  test('left it as it was: it still takes what is right, and its log holds nothing of it', async () => {
    expect((await probe('contact-form', { body: JSON.stringify({ data: contact }) })).status).toBe(200)
    expect(service.output).not.toContain('<script>')
    expect(service.output).not.toContain('example.org')
  })
})
