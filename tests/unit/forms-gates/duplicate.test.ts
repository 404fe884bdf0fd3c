/** @jest-environment node */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { POST } from '@/app/api/duplicate/route'

const SITE = 'https://www.example.org'
const DEPARTMENT = 'abcdefghij1234567890abcd'

/** Stands in for the content service. */
let server: Server
let asked: { url: string; headers: IncomingHttpHeaders }[]
let reply: { status: number; body: string }
let errors: jest.SpyInstance<void, unknown[]>

beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    asked.push({ url, headers })
    response.writeHead(reply.status).end(reply.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const CONTENT_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  Object.assign(process.env, { CONTENT_URL, CONTENT_TOKEN: 'site', CONTENT_REQUEST_DELAY_MS: '0', SITE_URL: SITE, LIMIT_PER_ADDRESS: '4', FORMS_SECRET: 'x' })
})
beforeEach(() => {
  asked = []
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  expect(JSON.stringify(errors.mock.calls)).not.toMatch(/amal|192\.0\.2/)
  errors.mockRestore()
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const says = (body: unknown, status = 200) => (reply = { status, body: JSON.stringify(body) })

async function ask(address: string, changed: object = {}, headers: Record<string, string> = {}) {
  const body = JSON.stringify({ email: 'amal@example.org', department: DEPARTMENT, ...changed })
  const response = await POST(new Request(`${SITE}/api/duplicate`, { method: 'POST', body, headers: { origin: SITE, 'x-forwarded-for': address, ...headers } }))
  return { status: response.status, ...(await response.json()) }
}

test('the content service is told who asks without an address', async () => {
  says({ isDuplicate: true, duplicate: true })
  expect(await ask('192.0.2.1')).toEqual({ status: 200, duplicate: true })
  expect(asked).toHaveLength(1)
  expect(asked[0]?.url).toBe(`/api/departments-applications/check-duplicate?email=amal%40example.org&departmentDocumentId=${DEPARTMENT}`)
  expect(asked[0]?.headers).toMatchObject({ authorization: 'Bearer site', 'x-visitor': expect.stringMatching(/^[\w-]{43}$/) })
})

test.each([
  [{ isDuplicate: false }, 200, { status: 200, duplicate: false }],
  [{ duplicate: true }, 200, { status: 200, duplicate: true }],
  [{ error: { details: { code: 'rate_limited' } } }, 429, { status: 200, duplicate: null }],
  [{ error: {} }, 500, { status: 503, duplicate: null }],
])('%j with %d', async (body, status, expected) => {
  says(body, status)
  expect(await ask(`192.0.2.${10 + Math.floor(Math.random() * 200)}`)).toEqual(expected)
})

test('who asks too often learns nothing more', async () => {
  says({ isDuplicate: true })
  for (let count = 0; count < 4; count += 1) await ask('192.0.2.250')
  expect(await ask('192.0.2.250')).toEqual({ status: 429, duplicate: null })
  expect(asked).toHaveLength(4)
})

test.each([
  [{ email: 'amal' }, {}, 400],
  [{ department: 'x' }, {}, 400],
  [{}, { origin: 'https://evil.example' }, 403],
])('%j with %j is not asked', async (changed, headers, status) => {
  expect(await ask('192.0.2.1', changed, headers)).toEqual({ status, duplicate: null })
  expect(asked).toEqual([])
})
