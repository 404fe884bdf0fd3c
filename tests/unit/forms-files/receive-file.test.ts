/** @jest-environment node */
import { POST } from '@/app/api/files/route'
import { ContentDouble, type Reply } from '../forms-core/content-double'

const STORED: Reply = { status: 200, body: [{ id: 'abcdefghij0123456789abcd', name: 'cv.pdf', size: 1 }] }
const refused = (status: number, code: string): Reply => ({
  status,
  body: { data: null, error: { status, details: { code: status === 413 ? 'too_large' : 'invalid', fields: [{ path: 'files', code }] } } },
})

let double: ContentDouble
let visitor = 0

beforeAll(async () => {
  double = await ContentDouble.start()
  Object.assign(process.env, {
    SITE_URL: 'https://imar.example',
    CONTENT_URL: double.url,
    CONTENT_REQUEST_DELAY_MS: '0',
    CONTENT_TIMEOUT_MS: '10000',
    UPLOAD_TOKEN: 'for files',
    LIMIT_UPLOAD_MB: '25',
  })
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
beforeEach(() => {
  double.asked.length = 0
  double.replies = [STORED]
  visitor++
})
afterAll(() => double.stop())

type Sent = { form?: string; name?: string; bytes?: number; origin?: string }

async function upload({ form = 'volunteer', name = 'cv.pdf', bytes = 10, origin = 'https://imar.example' }: Sent = {}) {
  const body = new FormData()
  body.append('form', form)
  body.append('file', new File([new Uint8Array(bytes)], name))
  const headers = { origin, 'x-forwarded-for': `198.51.100.${visitor}` }
  const response = await POST(new Request('https://imar.example/api/files', { method: 'POST', headers, body }))
  return { status: response.status, answer: await response.json(), wait: response.headers.get('retry-after') }
}

test('a file goes to the content service with the token for files and the name of its form; its id comes back', async () => {
  expect(await upload()).toMatchObject({ status: 200, answer: { state: 'stored', id: 'abcdefghij0123456789abcd', name: 'cv.pdf' } })
  expect(double.asked[0]).toMatchObject({ path: '/api/upload', headers: { 'upload-token': 'for files' } })
})

test.each([
  [{ origin: 'https://other.example' }, 403, 'origin'],
  [{ form: 'contact' }, 400, 'invalid'],
  [{ form: '__proto__' }, 400, 'invalid'],
  [{ bytes: 0 }, 422, 'file_empty'],
  [{ bytes: 20 * 1024 * 1024 + 1 }, 413, 'file_too_large'],
  [{ bytes: 22 * 1024 * 1024 }, 413, 'file_too_large'],
])('%j is refused with %d %s, and goes nowhere', async (sent, status, code) => {
  expect(await upload(sent)).toMatchObject({ status, answer: { state: 'refused', code } })
  expect(double.asked).toEqual([])
})

test('what is no form is refused', async () => {
  const request = new Request('https://imar.example/api/files', { method: 'POST', headers: { origin: 'https://imar.example' }, body: '{}' })
  expect((await POST(request)).status).toBe(400)
})

test.each([
  ['volunteer', refused(400, 'file_unsafe'), 422, 'file_unsafe'],
  ['volunteer', refused(400, 'file_type'), 422, 'file_type'],
  ['volunteer', refused(400, 'a new code'), 422, 'file_type'],
  ['idea', refused(400, 'file_type'), 422, 'zip_required'],
  ['idea', refused(413, 'file_too_large'), 413, 'file_too_large'],
  ['idea', { status: 403, body: { data: null, error: { details: {} } } }, 503, 'file_unsent'],
  ['idea', { status: 500, body: null }, 503, 'file_unsent'],
] as const)('%s: what the content service says becomes the words of the form', async (form, reply, status, code) => {
  double.replies = [reply]
  expect(await upload({ form })).toMatchObject({ status, answer: { state: 'refused', code } })
})

test('an address may send so many megabytes, and is then told when to come again', async () => {
  for (let sent = 1; sent <= 5; sent++) expect((await upload({ bytes: 4.5 * 1024 * 1024 })).status).toBe(200)
  const { status, answer, wait } = await upload()
  expect({ status, answer }).toEqual({ status: 429, answer: { state: 'refused', code: 'rate_limited' } })
  expect(Number(wait)).toBeGreaterThan(0)
})

describe('a part of a file', () => {
  const UPLOAD = 'a1'.repeat(32)
  type Part = Partial<Record<'form' | 'upload' | 'offset' | 'size' | 'name', string>> & { bytes?: number }

  async function sendPart({ bytes, ...fields }: Part = {}) {
    const body = new FormData()
    for (const [name, value] of Object.entries({ form: 'volunteer', upload: UPLOAD, offset: '0', size: '1000', name: 'cv.pdf', ...fields }))
      body.append(name, value)
    if (bytes !== undefined) body.append('file', new File([new Uint8Array(bytes)], 'cv.pdf'))
    const headers = { origin: 'https://imar.example', 'x-forwarded-for': `198.51.100.${visitor}` }
    const response = await POST(new Request('https://imar.example/api/files', { method: 'POST', headers, body }))
    return { status: response.status, answer: await response.json() }
  }

  /** What the content service was told of a part, by the name of its field. */
  const told = (field: string, index = 0) => new RegExp(`name="${field}"\\r\\n\\r\\n([^\\r]*)`).exec(String(double.asked[index]?.body))?.[1]

  test('goes to the content service under a name that only this site can make; how much is there comes back', async () => {
    double.replies = [{ status: 200, body: { bytes: 10 } }]
    expect(await sendPart({ bytes: 10 })).toEqual({ status: 200, answer: { state: 'partly', bytes: 10 } })
    await sendPart({ form: 'idea' })
    expect(double.asked[0]).toMatchObject({ path: '/api/upload/part', headers: { 'upload-token': 'for files' } })
    expect(['offset', 'size', 'name', 'ref'].map((field) => told(field))).toEqual(['0', '1000', 'cv.pdf', 'volunteer'])
    expect([told('upload'), told('visitor')]).toEqual([expect.stringMatching(/^[\w-]{43}$/), expect.stringMatching(/^[\w-]{16}$/)])
    expect(told('upload', 1)).not.toBe(told('upload'))
    expect(told('visitor', 1)).toBe(told('visitor'))
    for (const { body } of double.asked) expect(body).not.toContain(UPLOAD)
  })

  test('that is the last is answered as the whole file', async () => {
    expect(await sendPart({ offset: '990', bytes: 10 })).toMatchObject({ status: 200, answer: { state: 'stored', id: 'abcdefghij0123456789abcd' } })
    double.replies = [refused(400, 'file_broken')]
    expect(await sendPart({ offset: '990', bytes: 10 })).toEqual({ status: 422, answer: { state: 'refused', code: 'file_broken' } })
    double.replies = [refused(400, 'file_type')]
    expect(await sendPart({ form: 'idea', offset: '990', bytes: 10 })).toMatchObject({ answer: { code: 'zip_required' } })
  })

  test.each<[string, Reply]>([
    ['knows no parts', { status: 404, body: { data: null, error: { status: 404 } } }],
    ['has no room for more', refused(400, 'no_room')],
  ])('a content service that %s is sent the whole', async (_, reply) => {
    double.replies = [reply]
    expect(await sendPart({ bytes: 10 })).toEqual({ status: 200, answer: { state: 'refused', code: 'no_parts' } })
  })

  test('for which no answer comes can be sent again', async () => {
    double.replies = ['hang up']
    expect(await sendPart({ bytes: 10 })).toEqual({ status: 503, answer: { state: 'refused', code: 'file_unsent' } })
  })

  test.each<[Part, number, string]>([
    [{ form: 'contact' }, 400, 'invalid'],
    [{ upload: '../../etc/passwd' }, 400, 'invalid'],
    [{ upload: '' }, 400, 'invalid'],
    [{ offset: '-1' }, 400, 'invalid'],
    [{ size: '0' }, 400, 'invalid'],
    [{ size: '1e3' }, 400, 'invalid'],
    [{ name: '' }, 400, 'invalid'],
    [{ size: String(20 * 1024 * 1024 + 1) }, 413, 'file_too_large'],
    [{ offset: '995', bytes: 10 }, 413, 'file_too_large'],
    [{ size: '9000000', bytes: 4 * 1024 * 1024 + 1 }, 413, 'file_too_large'],
  ])('%j is refused with %d %s, and goes nowhere', async (part, status, code) => {
    expect(await sendPart(part)).toEqual({ status, answer: { state: 'refused', code } })
    expect(double.asked).toEqual([])
  })

  test('counts by its size, small ones too: 25 MB are 400 parts', async () => {
    double.replies = [{ status: 200, body: { bytes: 10 } }]
    for (let sent = 0; sent < 399; sent++) expect((await sendPart({ bytes: 10 })).status).toBe(200)
    expect((await sendPart({ size: '9000000', bytes: 1024 * 1024 })).status).toBe(429)
    expect((await sendPart()).status).toBe(200)
    expect((await sendPart()).status).toBe(429)
  })
})
