/** @jest-environment node */
import { GET, POST } from '@/app/[lang]/send/verification/[page]/route'
import { readAnswer } from '@/lib/forms/verification/answers'
import { BROKEN, REFUSED, VerificationDouble, verifiedFor } from '../../e2e/support/verification-double'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

const SITE = 'https://imar.example'
const LINK = '?email=amal%2Bhoms%40example.org&token=s3cret&id=12'
const FORM = 'application/x-www-form-urlencoded'

let double: VerificationDouble

beforeAll(async () => {
  double = await VerificationDouble.start()
  Object.assign(process.env, { SITE_URL: SITE, CONTENT_URL: double.url, CONTENT_TOKEN: 'site', CONTENT_REQUEST_DELAY_MS: '0' })
})
beforeEach(() => {
  double.received.length = 0
})
afterAll(() => double.stop())

/** The address that an answer leads to, and what its page finds there. */
async function followed(response: Response, page: 'department' | 'registration') {
  const address = response.headers.get('location') ?? ''
  return { status: response.status, address, answer: await readAnswer(page, new URL(address, SITE).searchParams.get('answer') ?? undefined) }
}

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
})

test('without script the answer leads on to the page of the same link, which finds what became of it', async () => {
  double.reply = BROKEN
  const response = await send('by=link', { page: 'registration' })
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const { status, address, answer } = await followed(response, 'registration')
  expect([status, answer]).toEqual([303, { by: 'link', state: 'error' }])
  expect(address).toMatch(/^\/en\/verification\/registration\?email=amal%2Bhoms%40example.org&token=s3cret&id=12&answer=[\w-]{36}$/)
})

test.each([
  ['a body that ends too early', '--x\r\nnothing', { type: 'multipart/form-data; boundary=x' }],
  ['a body without its boundary', 'nothing', { type: 'multipart/form-data' }],
  ['a body of another kind', '{"by":"link"}', { type: 'application/json' }],
  ['a form of another site', 'by=link', { origin: 'https://elsewhere.example' }],
])('%s leads to a page that can be read, and does nothing', async (_, body, options) => {
  const { status, answer } = await followed(await send(body, options), 'department')
  expect([status, answer]).toEqual([303, { by: 'link', state: 'error' }])
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
