/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { GET, POST } from '@/app/[lang]/send/verification/[page]/route'
import { readAnswer } from '@/lib/forms/verification/answers'
import { BROKEN, REFUSED, VerificationDouble, verifiedFor } from '../../e2e/support/verification-double'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

const SITE = 'https://imar.example'
const LINK = '?email=amal%2Bhoms%40example.org&token=s3cret&id=12'
const FORM = 'application/x-www-form-urlencoded'

let double: VerificationDouble
let own: Server
const pages: string[] = []

/** Stands in for the page of the answer: which answer it finds. */
function answerAsPage(address: string): string {
  const { pathname, searchParams } = new URL(address, SITE)
  pages.push(address)
  const page = pathname.endsWith('department') ? 'department' : 'registration'
  return JSON.stringify(readAnswer(page, searchParams.get('answer') ?? undefined))
}

beforeAll(async () => {
  double = await VerificationDouble.start()
  own = createServer((request, response) => void response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': 'strict' }).end(answerAsPage(request.url ?? '')))
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve))
  const port = (own.address() as AddressInfo).port
  Object.assign(process.env, { SITE_URL: SITE, PORT: String(port), CONTENT_URL: double.url, CONTENT_TOKEN: 'site', CONTENT_REQUEST_DELAY_MS: '0' })
})
beforeEach(() => {
  double.received.length = 0
  pages.length = 0
})
afterAll(async () => {
  await double.stop()
  own.closeAllConnections()
  own.close()
})

const context = (page: string) => ({ params: Promise.resolve({ lang: 'en', page }) })

function send(body: string, { page = 'department', type = FORM, origin = SITE, accept = 'text/html' } = {}) {
  const headers = { 'content-type': type, origin, accept }
  return POST(new Request(`${SITE}/en/send/verification/${page}${LINK}`, { method: 'POST', body, headers }), context(page))
}

test('script is told what became of a link, in words', async () => {
  double.reply = verifiedFor('Media')
  const done = await send('by=link', { accept: 'application/json' })
  expect([done.status, await done.json()]).toEqual([200, { state: 'done', department: 'Media', text: '', errors: {} }])
  double.reply = REFUSED
  const failed = await send('by=link', { accept: 'application/json' })
  expect([failed.status, await failed.json()]).toEqual([422, { state: 'failed', text: 'The link may be expired or invalid.', errors: {} }])
  expect(failed.headers.get('cache-control')).toBe('private, no-store')
  const typed = await send('by=code&email=amal', { accept: 'application/json' })
  expect(await typed.json()).toMatchObject({
    state: 'wrong',
    errors: { email: 'Enter a valid email address', code: 'Please enter the code from the email.' },
  })
  expect(pages).toEqual([])
})

test('without script the answer is the page of the same link', async () => {
  double.reply = BROKEN
  const response = await send('by=link', { page: 'registration' })
  expect([response.status, await response.json()]).toEqual([503, { by: 'link', state: 'error' }])
  expect(response.headers.get('content-type')).toBe('text/html')
  expect(response.headers.get('content-security-policy')).toBe('strict')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(pages[0]).toMatch(/^\/en\/verification\/registration\?email=amal%2Bhoms%40example.org&token=s3cret&id=12&answer=[\w-]{36}$/)
  expect(readAnswer('registration', new URLSearchParams(pages[0]).get('answer') ?? '')).toBeNull()
})

test.each([
  ['a body that ends too early', '--x\r\nnothing', { type: 'multipart/form-data; boundary=x' }, 400],
  ['a body without its boundary', 'nothing', { type: 'multipart/form-data' }, 400],
  ['a body of another kind', '{"by":"link"}', { type: 'application/json' }, 400],
  ['a form of another site', 'by=link', { origin: 'https://elsewhere.example' }, 403],
])('%s is answered with a page that can be read, and does nothing', async (_, body, options, status) => {
  const response = await send(body, options)
  expect([response.status, await response.json()]).toEqual([status, { by: 'link', state: 'error' }])
  expect(double.received).toEqual([])
})

test('opening the address of an answer leads to its link and does nothing', async () => {
  const response = await GET(new Request(`${SITE}/en/send/verification/department${LINK}&utm_source=mail`), context('department'))
  expect([response.status, response.headers.get('location')]).toEqual([303, `/en/verification/department${LINK}`])
  expect(double.received).toEqual([])
})

test('there are no pages for anything else', async () => {
  await expect(send('by=link', { page: 'feedback' })).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
})
