import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { BODY_ROUTES, kindOf } from '@/cms/src/bodies/routes'
import { KINDS } from '@/cms/src/bodies/kinds'
import { Admin } from './support/admin'
import { servedRoutes } from './support/served-routes'
import { ContentService, oneDatabase } from './support/service'
import { contact } from './support/submissions'

const WRITING = /^(?:POST|PUT|PATCH|ALL) /

describe.each(oneDatabase('sqlite'))('bodies (%s)', (database) => {
  let service: ContentService
  let admin: Admin
  beforeAll(async () => {
    service = await ContentService.start(database)
    admin = await Admin.login(service)
  })
  afterAll(() => service.stop())

  const authorization = () => `Bearer ${service.environment.CONTENT_TOKEN}`
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    service.send('POST', path, { authorization: authorization(), 'content-type': 'application/json', ...headers }, body)
  const uploads = (form: FormData) =>
    service.send('POST', '/api/upload', { authorization: authorization(), 'upload-token': service.environment.UPLOAD_TOKEN ?? '' }, form)

  /** Sends what says nothing of its length. */
  const chunked = (path: string, piece: string, times: number) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { authorization: authorization(), 'content-type': 'application/json' }
      const sending = request(`${service.url}${path}`, { method: 'POST', headers }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      sending.on('error', reject)
      for (let count = 0; count < times; count += 1) sending.write(piece)
      sending.end()
    })

  it('has bounds for each route that reads a body, and for no other one', async () => {
    const served = (await servedRoutes(service)).filter((route) => WRITING.test(route))
    expect(Object.values(BODY_ROUTES).flat().sort()).toEqual(served)
  })

  it.each(['/API/Contact-Form', '/api/contact-form/'])('knows a route however its address is written: %s', (path) => {
    expect(kindOf('POST', path)).toBe('submission')
  })

  it.each(['/api/%63ontact-form', '/somewhere/else', '/content-manager/collection-types/a/b/c/d'])(
    'gives the smallest bounds to what it does not know: %s',
    (path) => {
      expect(kindOf('POST', path)).toBe('small')
    },
  )

  const { bytes, values, depth } = KINDS.submission.json
  const worst: [string, () => string][] = [
    ['many objects', () => `[${'{},'.repeat(values)}{}]`],
    ['nested lists', () => '['.repeat(depth + 1) + ']'.repeat(depth + 1)],
    ['nested objects', () => '{"a":'.repeat(depth + 1) + '1' + '}'.repeat(depth + 1)],
    ['many numbers', () => `{"data":[${'0,'.repeat(values + 1)}0]}`],
    ['a long text', () => JSON.stringify({ data: 'x'.repeat(bytes) })],
  ]
  it.each(worst)('refuses %s before it is parsed', async (_, body) => {
    const { status, body: answer } = await post('/api/contact-form', body())
    expect(status).toBe(413)
    expect(answer.error.name).toBe('BodyError')
  })

  it('reads what stands in quotes as text', async () => {
    const message = `"${'\\"[{,'.repeat(900)}`
    expect((await post('/api/contact-form', JSON.stringify({ data: { ...contact, message } }), { 'idempotency-key': randomUUID() })).status).toBe(200)
  })

  it('counts what says nothing of its length', async () => {
    expect(await chunked('/api/contact-form', 'x'.repeat(64 * 1024), 12)).toBe(413)
    expect(await chunked('/api/nowhere', '{'.repeat(1024), 20)).toBe(413)
  })

  it.each([
    ['compressed', { 'content-encoding': 'gzip' }, () => gzipSync(JSON.stringify({ data: contact }))],
    ['in another encoding', { 'content-type': 'application/json; charset=utf-16' }, () => Buffer.from(JSON.stringify({ data: contact }), 'utf16le')],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, () => Buffer.from('a&'.repeat(1000))],
    ['a text', { 'content-type': 'text/plain' }, () => Buffer.from('a')],
  ])('takes no submission that is %s', async (_, headers, body) => {
    expect((await post('/api/contact-form', new Uint8Array(body()), headers)).status).toBe(415)
  })

  it.each(['{', 'null', '"text"', '7', '[1,]', `{"a":"${'\\'}"}`])('answers 400 to what is no JSON: %s', async (body) => {
    expect((await post('/api/contact-form', body)).status).toBe(400)
  })

  it('takes no form of more parts than it asks for', async () => {
    const many = new FormData()
    for (let count = 0; count < 2000; count += 1) many.append('files', new Blob(['x']), `${count}.txt`)
    expect((await uploads(many)).status).toBe(413)
    const fields = new FormData()
    for (let count = 0; count < 2000; count += 1) fields.append(`field${count}`, 'x')
    expect((await uploads(fields)).status).toBe(413)
  })

  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['that ends in its middle', 'multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="files"; filename="a"\r\n\r\nx'],
    ['that is none', 'multipart/form-data; boundary=b', 'x'.repeat(1000)],
  ])('answers 400 to a form %s', async (_, type, body) => {
    const headers = { authorization: authorization(), 'upload-token': service.environment.UPLOAD_TOKEN ?? '', 'content-type': type }
    expect((await service.send('POST', '/api/upload', headers, body)).status).toBe(400)
  })

  it('takes a document as large as it may be', async () => {
    const text = (index: number) => ({ type: 'paragraph', children: [{ type: 'text', text: `${index} ${'x'.repeat(1000)}` }] })
    const content = Array.from({ length: 1500 }, (_, index) => text(index))
    const slug = await admin.createPublished('article', { title: 'Long', slug: 'long', content, date: '2026-01-01' }).catch((error: unknown) => String(error))
    expect(slug).not.toContain('413')
  })
})
