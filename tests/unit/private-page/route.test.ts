/** @jest-environment node */
import { GET, POST } from '@/app/[lang]/send/my-application/route'
import { privateAnswers } from '@/lib/forms/private-page/answers'
import { BROKEN, REFUSED, VERIFIED, VerificationDouble } from '../../e2e/support/verification-double'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

const SITE = 'https://imar.example'
const SECRET = 's3cret'

let double: VerificationDouble

beforeAll(async () => {
  double = await VerificationDouble.start()
  Object.assign(process.env, { SITE_URL: SITE, CONTENT_URL: double.url, CONTENT_TOKEN: 'site', CONTENT_REQUEST_DELAY_MS: '0' })
})
beforeEach(() => {
  double.received.length = 0
})
afterAll(() => double.stop())

const context = { params: Promise.resolve({ lang: 'en' }) }

const post = (fields: Record<string, string>, origin = SITE) =>
  POST(new Request(`${SITE}/en/send/my-application`, { method: 'POST', body: new URLSearchParams(fields), headers: { origin } }), context)

/** Where a form leads, and what is told there. */
async function send(fields: Record<string, string>, origin = SITE) {
  const response = await post(fields, origin)
  const { pathname, searchParams } = new URL(response.headers.get('location') ?? '', SITE)
  return {
    status: response.status,
    kept: response.headers.get('cache-control'),
    pathname,
    link: searchParams.get('link'),
    answer: await privateAnswers.read(searchParams.get('answer') ?? undefined),
  }
}

test.each([
  ['withdraw', SECRET],
  ['erase', null],
] as const)('%s is handed on once, and leads on to where there is still something to see', async (deed, link) => {
  double.reply = VERIFIED
  expect(await send({ deed, link: SECRET })).toEqual({
    status: 303,
    kept: 'private, no-store',
    pathname: '/en/my-application',
    link,
    answer: { deed, result: 'done' },
  })
  expect(double.received.map(({ path, body }) => [path, body])).toEqual([[`/api/private-page/${deed}`, { token: SECRET }]])
})

test('what opens nothing, and what could not be done, is told on the page of the same link', async () => {
  double.reply = REFUSED
  expect(await send({ deed: 'erase', link: SECRET })).toMatchObject({ link: SECRET, answer: { deed: 'erase', result: 'over' } })
  double.reply = BROKEN
  expect(await send({ deed: 'withdraw', link: SECRET })).toMatchObject({ link: SECRET, answer: { deed: 'withdraw', result: 'error' } })
})

test.each([
  ['nothing', '', 'email_required'],
  ['no address', 'amal', 'valid_email_required'],
] as const)('who types %s is told so and keeps what was typed', async (_, email, error) => {
  expect(await send({ deed: 'ask', email })).toMatchObject({ link: null, answer: { result: 'wrong', errors: { email: error }, values: { email } } })
  expect(double.received).toEqual([])
})

test('what is downloaded comes as a file that no browser shows or caches', async () => {
  double.reply = { type: 'application/zip', body: 'PK' }
  const response = await post({ deed: 'download', link: SECRET })
  expect([response.status, await response.text()]).toEqual([200, 'PK'])
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="my-application.zip"',
    'content-type': 'application/zip',
  })
  expect(double.received.map(({ path, body }) => [path, body])).toEqual([['/api/private-page/download', { token: SECRET, language: 'en' }]])
})

test('why there is nothing to download is told on the page', async () => {
  double.reply = REFUSED
  expect(await send({ deed: 'download', link: SECRET })).toMatchObject({ link: SECRET, answer: { deed: 'download', result: 'over' } })
  double.reply = { body: JSON.stringify({ success: false, isClosed: true }) }
  expect(await send({ deed: 'download', link: SECRET })).toMatchObject({ answer: { deed: 'download', result: 'closed' } })
  double.reply = BROKEN
  expect(await send({ deed: 'download', link: SECRET })).toMatchObject({ answer: { deed: 'download', result: 'error' } })
  double.received.length = 0
  expect(await send({ deed: 'download' })).toMatchObject({ link: null, answer: { deed: 'download', result: 'over' } })
  expect(await send({ deed: 'download', link: SECRET }, 'https://elsewhere.example')).toMatchObject({ answer: { result: 'refused' } })
  expect(double.received).toEqual([])
})

test('the wish for links goes on with the address alone', async () => {
  double.reply = VERIFIED
  expect(await send({ deed: 'ask', email: ' amal@example.org ' })).toMatchObject({ answer: { deed: 'ask', result: 'done' } })
  expect(double.received.map(({ body }) => body)).toEqual([{ email: 'amal@example.org' }])
})

test('a number goes on as it can be called from anywhere, and a mistake comes back with what was typed', async () => {
  double.reply = VERIFIED
  const contact = { deed: 'correct', link: SECRET, email: 'amal@example.org', phone: '944 123 456', 'phone:country': 'SY' }
  expect(await send(contact)).toMatchObject({ link: SECRET, answer: { deed: 'correct', result: 'done' } })
  expect(double.received.map(({ path, body }) => [path, body])).toEqual([
    ['/api/private-page/correct', { token: SECRET, email: 'amal@example.org', phone: '+963 944 123 456' }],
  ])
  expect(await send({ ...contact, phone: 'none' })).toMatchObject({
    answer: { result: 'wrong', errors: { phone: 'invalid_phone' }, values: { phone: 'none' } },
  })
  double.reply = { status: 400, body: JSON.stringify({ error: { details: { code: 'invalid', fields: [{ path: 'phone', code: 'required' }] } } }) }
  expect(await send({ ...contact, phone: '' })).toMatchObject({ answer: { result: 'wrong', errors: { phone: 'phone_required' } } })
})

test('answers go on by the names of their questions, and a mistake comes back beside what was typed', async () => {
  double.reply = VERIFIED
  const sent = { deed: 'correctAnswers', link: SECRET, 'answer:firstName': 'Leila', email: 'not@example.org' }
  expect(await send(sent)).toMatchObject({ link: SECRET, answer: { deed: 'correctAnswers', result: 'done' } })
  expect(double.received.map(({ path, body }) => [path, body])).toEqual([
    ['/api/private-page/correct-answers', { token: SECRET, answers: { firstName: 'Leila' } }],
  ])
  double.reply = { status: 400, body: JSON.stringify({ error: { details: { code: 'invalid', fields: [{ path: 'firstName', code: 'required' }] } } }) }
  expect(await send({ ...sent, 'answer:firstName': ' ' })).toMatchObject({
    answer: { result: 'wrong', errors: { 'answer:firstName': 'field_required' }, values: { 'answer:firstName': ' ' } },
  })
})

test('another address is confirmed by its own secret', async () => {
  double.reply = { body: JSON.stringify({ success: false, isTaken: true }) }
  expect(await send({ deed: 'confirm', confirm: SECRET })).toMatchObject({ link: null, answer: { deed: 'confirm', result: 'taken' } })
  double.reply = VERIFIED
  expect(await send({ deed: 'confirm', confirm: SECRET })).toMatchObject({ pathname: '/en/my-application', answer: { deed: 'confirm', result: 'done' } })
  expect(double.received[1]).toMatchObject({ path: '/api/private-page/confirm', body: { token: SECRET } })
})

test('a form of another site, and one without a secret, do nothing', async () => {
  expect(await send({ deed: 'erase', link: SECRET }, 'https://elsewhere.example')).toMatchObject({ answer: { result: 'refused' } })
  expect(await send({ deed: 'erase' })).toMatchObject({ answer: { deed: 'erase', result: 'over' } })
  expect(await send({ deed: 'erase', link: 'x'.repeat(500) })).toMatchObject({ link: null, answer: { result: 'over' } })
  expect(double.received).toEqual([])
})

test('whoever follows the address of an answer comes to the page, and nothing is done', async () => {
  const response = await GET(new Request(`${SITE}/en/send/my-application?link=${SECRET}`), context)
  expect([response.status, response.headers.get('location')]).toEqual([303, '/en/my-application'])
  expect(double.received).toEqual([])
})
