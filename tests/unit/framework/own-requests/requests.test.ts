/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { isInternal } from '@/lib/framework/own-requests/own-headers'
import { RENEW_HEADER } from '@/lib/framework/own-requests/renew-header.mjs'
import { prepareSearch, renderAnew, REPEATED_HEADER, repeatNotice, SECRET_HEADER } from '@/lib/framework/own-requests/requests'

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn(async () => undefined) }))

process.env.REVALIDATE_SECRET = 'of the tests'
afterAll(() => delete process.env.REVALIDATE_SECRET)

/** More than is read ahead of whoever reads. */
const PAGE = 'x'.repeat(1_000_000)

const plainFetch = globalThis.fetch
const states: string[] = []
const asked: string[] = []
const isRenewal: boolean[] = []
let calls: Pick<IncomingMessage, 'method' | 'headers'>[] = []
let server: Server

/** The framework hands out a copy of every answer and keeps the other. */
const kept: Response[] = []
const copyingFetch: typeof fetch = async (...args) => {
  const response = await plainFetch(...args)
  kept.push(response.clone())
  return response
}

beforeEach(async () => {
  server = createServer((request, response) => {
    asked.push(String(request.url))
    calls.push(request)
    isRenewal.push(RENEW_HEADER in request.headers && isInternal(request))
    const state = states.shift()
    if (state === undefined) return void response.destroy()
    if (state === 'MOVED') return void response.writeHead(307, { location: '/de' }).end()
    if (state === 'BROKEN') return void response.writeHead(500).end()
    response.setHeader('x-nextjs-cache', state).end(PAGE)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  process.env.PORT = String((server.address() as AddressInfo).port)
  globalThis.fetch = copyingFetch
})

afterEach(async () => {
  globalThis.fetch = plainFetch
  asked.length = 0
  calls = []
  jest.mocked(pause).mockClear()
  await new Promise((resolve) => server.close(resolve))
})

test('a page is asked for as one to be rendered anew, however long it is', async () => {
  states.push('MISS')
  await renderAnew('/ar/join')
  expect(asked).toEqual(['/ar/join'])
  expect(isRenewal).toEqual([true])
})

test('a page that cannot be had is left to its visitors', async () => {
  await renderAnew('/ar/join')
  expect(asked).toEqual(['/ar/join'])
})

test.each([
  ['is ready', ['HIT'], 1],
  ['is ready later', ['BROKEN', 'HIT'], 2],
  ['cannot be had yet', [], 40],
])('the search is asked for until it %s, but not for ever', async (_, answers, times) => {
  states.push(...answers)
  await prepareSearch()
  expect(asked).toEqual(Array.from({ length: times }, () => '/api/search'))
})

test('the search is asked for later and later, as one who knows the secret', async () => {
  await prepareSearch()
  const pauses = [3000, 6000, 12_000, 24_000, 48_000, ...Array.from({ length: 35 }, () => 96_000)]
  expect(jest.mocked(pause).mock.calls).toEqual(pauses.map((milliseconds) => [milliseconds, undefined, { ref: false }]))
  expect(calls[0]).toMatchObject({ method: 'POST', headers: { [SECRET_HEADER]: 'of the tests', 'content-type': 'application/json', 'content-length': '2' } })
  expect(isInternal(calls[0] ?? { headers: {} })).toBe(true)
})

test('a page that leads elsewhere is made anew, and not the one it leads to', async () => {
  states.push('MOVED')
  await renderAnew('/ar/organization')
  expect(asked).toEqual(['/ar/organization'])
})

test('an address is asked for as it is written in a line', async () => {
  states.push('HIT')
  await renderAnew('/ar/projects/بئر x')
  expect(asked).toEqual(['/ar/projects/%D8%A8%D8%A6%D8%B1%20x'])
})

test('a notice of another process is repeated as one, with the secret', async () => {
  states.push('MISS')
  await repeatNotice({ model: 'event', documentId: 'abc', ids: [7] })
  expect(asked).toEqual(['/api/revalidate'])
  const [{ method, headers } = { method: '', headers: {} }] = calls
  expect(method).toBe('POST')
  expect(headers).toMatchObject({ 'content-type': 'application/json', [SECRET_HEADER]: 'of the tests', [REPEATED_HEADER]: '1' })
  expect(REPEATED_HEADER).toBe('x-imar-repeated')
})
