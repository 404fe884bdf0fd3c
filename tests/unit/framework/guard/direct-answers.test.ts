/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { KeptPaths } from '@/lib/framework/cache/kept-paths.mjs'
import { guardServers } from '@/lib/framework/guard/guard'
import { askOwn } from '@/lib/framework/own-requests/ask-own'
import type { FilledPage } from '@/lib/framework/places/fill'
import type { Question } from '@/lib/framework/places/questions'
import { processState } from '@/lib/framework/process/process-state.mjs'

// It asks as ever, and is watched.
jest.mock('@/lib/framework/own-requests/ask-own', () => ({
  askOwn: jest.fn(jest.requireActual<{ askOwn: typeof askOwn }>('@/lib/framework/own-requests/ask-own').askOwn),
}))

const FOUND = `<!doctype html><h1>Found</h1>${'<p>A school.</p>'.repeat(100)}`

let server: Server
let origin: string
/** What the framework was asked for, without what the process asked itself. */
let handedOn: string[]
const answer = jest.fn<Promise<FilledPage | null>, [Question]>()

afterAll(guardServers({ routes: [/^\/[^/]+\/(search|verification\/.+)$/, /^\/[^/]+\/projects\/[^/]+$/, /^\/[^/]+\/missing\/.+$/] }))

beforeEach(async () => {
  handedOn = []
  jest.mocked(askOwn).mockClear()
  answer.mockReset()
  answer.mockResolvedValue({ parts: [FOUND], policy: "default-src 'self'", robots: 'noindex, follow', isForAll: true })
  processState.questions = new Map(['search', 'verification'].map((page) => [page, answer]))
  processState.keptPaths = new KeptPaths('/nowhere')
  server = createServer((request, response) => {
    const isStandIn = request.url?.includes('/missing/')
    if (!isStandIn && !request.headers['x-imar-internal']) handedOn.push(String(request.url))
    response.writeHead(isStandIn || request.url?.includes('there') ? 200 : 404, { 'content-type': 'text/html' }).end('<!doctype html><h1>Framework</h1>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  processState.questions = undefined
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers })

test('a question is answered without the framework, compressed, and kept by nobody', async () => {
  const response = await get('/en/search?q=school&type=a&type=b', { 'accept-encoding': 'br' })
  expect(await response.text()).toBe(FOUND)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate',
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, follow',
  })
  expect(response.headers.get('x-imar-for-all')).toBeNull()
  expect(answer).toHaveBeenCalledWith({ locale: 'en', name: '', choices: [], parameters: { q: 'school', type: ['a', 'b'] } })
  expect(handedOn).toEqual([])
})

test('a question mark in what is asked belongs to it', async () => {
  await get('/en/search?q=school?&type=project')
  expect(answer).toHaveBeenCalledWith({ locale: 'en', name: '', choices: [], parameters: { q: 'school?', type: 'project' } })
})

test.each([
  ['that only the framework can answer', '/en/search?q=there', { cookie: 'imar_preview=x' }],
  ['for data', '/en/search?q=there', { rsc: '1' }],
  ['with a name that the page does not know', '/en/search?there=1', {}],
])('a request %s is handed on', async (_, path, headers) => {
  expect(await (await get(path, headers)).text()).toContain('Framework')
  expect(handedOn).toEqual([path])
  expect(answer).not.toHaveBeenCalled()
})

test.each([
  ['fails', () => answer.mockRejectedValue(new Error('no content'))],
  ['says that there is nothing', () => answer.mockResolvedValue(null)],
])('what %s is left to the framework', async (_, fail) => {
  fail()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await (await get('/en/search?q=there')).text()).toContain('Framework')
  expect(handedOn).toEqual(['/en/search?q=there'])
})

test('what everybody asks is answered from what is kept', async () => {
  const ask = async () => (await get('/en/search?q=bread', { 'accept-encoding': 'identity' })).text()
  await ask()
  await ask()
  // Asked for twice, it is worth keeping.
  await Promise.all(jest.mocked(askOwn).mock.results.map(({ value }) => value))
  expect(answer).toHaveBeenCalledTimes(3)
  expect(await ask()).toBe(FOUND)
  expect(answer).toHaveBeenCalledTimes(3)
})

test('what only one person has is never kept', async () => {
  answer.mockResolvedValue({ parts: [FOUND], policy: '', robots: 'noindex, nofollow', isForAll: false })
  for (let count = 0; count < 3; count += 1) await get('/en/verification/department?email=a@b.example&token=t')
  expect(askOwn).not.toHaveBeenCalled()
  expect(answer).toHaveBeenCalledTimes(3)
})

test('who asks too much is asked to wait, by address', async () => {
  const ask = (address: string) => get(`/en/search?q=${Math.random()}`, { 'x-forwarded-for': address })
  const statuses = []
  for (let count = 0; count < 121; count += 1) statuses.push((await ask('203.0.113.7')).status)
  expect(new Set(statuses.slice(0, 120))).toEqual(new Set([200]))
  expect(statuses.at(-1)).toBe(429)
  expect(Number((await ask('203.0.113.7')).headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask('203.0.113.8')).status).toBe(200)
})

test('who asks too much hears it late, so that others do not wait for a flood of refusals', async () => {
  const ask = (address: string) => get(`/en/search?q=${Math.random()}`, { 'x-forwarded-for': address })
  for (let count = 0; count < 120; count += 1) await ask('203.0.113.9')
  const later = jest.spyOn(globalThis, 'setTimeout').mockImplementation()
  const refused = ask('203.0.113.9')
  const isRefused = jest.fn()
  void refused.then(isRefused)
  expect((await ask('203.0.113.10')).status).toBe(200)
  expect(isRefused).not.toHaveBeenCalled()
  const [refuse] = later.mock.calls.find(([, wait]) => wait === 100) ?? []
  later.mockRestore()
  refuse?.()
  expect((await refused).status).toBe(429)
})

describe('an address where nothing is', () => {
  test('is answered without the framework where the build has no page for it', async () => {
    const response = await get('/en/nothing/here')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('<h1>')
    expect(handedOn).toEqual([])
  })

  test('is not looked for again until something is published', async () => {
    for (let count = 0; count < 3; count += 1) expect((await get('/en/projects/gone')).status).toBe(404)
    expect(handedOn).toEqual(['/en/projects/gone'])
    processState.marks?.mark(['type:project'])
    await get('/en/projects/gone')
    expect(handedOn).toHaveLength(2)
  })

  test.each(['/en/projects/there', '/en/ar/nothing/there', '/nothing/there', '/en/%6eothing/there'])('is not assumed: %s', async (path) => {
    await get(path)
    expect(handedOn).toEqual([path])
  })
})
