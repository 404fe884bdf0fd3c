/** @jest-environment node */
import { readSmallBody } from '@/lib/server/small-body'

const noteVisit = jest.fn()
jest.mock('@/lib/speed/hand-on', () => ({ noteVisit: (...values: unknown[]) => noteVisit(...values) as unknown }))

const SITE = 'https://site.example'
const OURS = { origin: SITE, 'x-forwarded-for': '192.0.2.1' }
const VISIT = { path: '/ar/projects', lcp: 1200, inp: 40, cls: 0.01 }

async function send(body: BodyInit, headers: Record<string, string> = OURS) {
  const { POST } = await import('@/app/api/vitals/route')
  return POST(new Request(`${SITE}/api/vitals`, { method: 'POST', headers, body }))
}

beforeEach(() => {
  Object.assign(process.env, { SITE_URL: SITE, LIMIT_MEASURES: '3', FORMS_SECRET: 'of the tests' })
  jest.resetModules()
  noteVisit.mockClear()
})

test('a visit is counted by the type of its page, and the path goes no further', async () => {
  const response = await send(JSON.stringify(VISIT))
  expect(response.status).toBe(204)
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(noteVisit.mock.calls).toEqual([['projects', { lcp: 1200, inp: 40, cls: 0.01 }]])
})

test('a page that is not known is answered alike and not counted', async () => {
  expect((await send(JSON.stringify({ ...VISIT, path: '/ar/nothing' }))).status).toBe(204)
  expect(noteVisit).not.toHaveBeenCalled()
})

test.each([
  ['of another site', JSON.stringify(VISIT), { ...OURS, origin: 'https://other.example' }, 403],
  ['of nowhere', JSON.stringify(VISIT), { 'x-forwarded-for': '192.0.2.1' }, 403],
  ['with an id', JSON.stringify({ ...VISIT, id: 'a' }), OURS, 400],
  ['that is no JSON', '{', OURS, 400],
  ['without a body', '', OURS, 400],
  ['that is long', JSON.stringify({ ...VISIT, more: 'a'.repeat(2000) }), OURS, 413],
] as const)('what comes %s is not counted', async (_what, body, headers, status) => {
  expect((await send(body, headers)).status).toBe(status)
  expect(noteVisit).not.toHaveBeenCalled()
})

test('an address has its turns a minute, another one has its own', async () => {
  const statuses = []
  for (let visit = 0; visit < 5; visit += 1) statuses.push((await send(JSON.stringify(VISIT))).status)
  expect(statuses).toEqual([204, 204, 204, 429, 429])
  expect((await send(JSON.stringify(VISIT), { ...OURS, 'x-forwarded-for': '192.0.2.2' })).status).toBe(204)
  expect(noteVisit).toHaveBeenCalledTimes(4)
})

test('a body is read up to its bound, not its letters, in however many pieces', async () => {
  const pieces = (...texts: string[]) => new Request(SITE, { method: 'POST', body: new Blob(texts).stream(), duplex: 'half' } as RequestInit)
  expect(await readSmallBody(pieces('سلا', 'م'), 8)).toBe('سلام')
  expect(await readSmallBody(pieces('سلا', 'م'), 7)).toBeNull()
  expect(await readSmallBody(new Request(SITE, { method: 'POST' }), 7)).toBe('')
})
