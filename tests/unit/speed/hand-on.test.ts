/** @jest-environment node */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { daySchema, type DayOfPages } from '@/rules/speed'

const body = z.object({ data: z.array(daySchema) })

type Call = { path: string; token: string | undefined; data: DayOfPages[] }

let server: Server
let calls: Call[]
/** What the content service answers; null is no answer. */
let status: number | null
/** Called with each call, once it is answered. */
let onCall: (() => void) | undefined

/** Resolves when the content service has been called so often. */
const called = (times: number) =>
  new Promise<void>((resolve) => {
    onCall = () => calls.length >= times && resolve()
    onCall()
  })

beforeEach(async () => {
  calls = []
  status = 200
  onCall = undefined
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const { data } = body.parse(JSON.parse(text))
      calls.push({ path: request.url ?? '', token: request.headers.authorization, data })
      if (status === null) request.socket.destroy()
      else response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
      onCall?.()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  Object.assign(process.env, { CONTENT_URL: `http://127.0.0.1:${port}`, CONTENT_TOKEN: 'of-the-site', CONTENT_REQUEST_DELAY_MS: '0', SPEED_HAND_ON_MS: '20' })
  jest.resetModules()
})

afterEach(() => {
  jest.restoreAllMocks()
  server.closeAllConnections()
  server.close()
})

const load = async () => (await import('@/lib/speed/hand-on')).noteVisit
const now = new Date(Date.UTC(2026, 10, 24))

test('many visits are one call, with the token of the site', async () => {
  const noteVisit = await load()
  for (let visit = 0; visit < 100; visit += 1) noteVisit('home', { lcp: 900, inp: 10, cls: 0 }, now)
  await called(1)
  expect(calls).toEqual([
    {
      path: '/api/page-speeds',
      token: 'Bearer of-the-site',
      data: [{ day: '2026-11-24', pageType: 'home', visits: 100, lcp: { 1000: 100 }, inp: { 25: 100 }, cls: { 0: 100 } }],
    },
  ])
})

test('the next visits are another call, without those before', async () => {
  const noteVisit = await load()
  noteVisit('home', { lcp: 900 }, now)
  await called(1)
  noteVisit('help', { lcp: 900 }, now)
  await called(2)
  expect(calls.map(({ data }) => data.map(({ pageType, visits }) => [pageType, visits]))).toEqual([[['home', 1]], [['help', 1]]])
})

test.each([503, 429, null])('what is answered with %p is handed on again, with what came meanwhile, and the log says so once', async (failure) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const noteVisit = await load()
  status = failure
  noteVisit('home', { lcp: 900 }, now)
  await called(2)
  noteVisit('home', { lcp: 900 }, now)
  status = 200
  const before = calls.length
  await called(before + 1)
  expect(calls.at(-1)?.data).toMatchObject([{ pageType: 'home', visits: 2, lcp: { 1000: 2 } }])
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Measures of speed wait'))
})

test.each([400, 401, 403, 404, 413])('what is refused with %p is dropped, not repeated, and the log says so once', async (refusal) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const noteVisit = await load()
  status = refusal
  noteVisit('home', { lcp: 900 }, now)
  await called(1)
  noteVisit('help', { lcp: 900 }, now)
  await called(2)
  status = 200
  noteVisit('event', { lcp: 900 }, now)
  await called(3)
  expect(calls.map(({ data }) => data.map(({ pageType, visits }) => [pageType, visits]))).toEqual([[['home', 1]], [['help', 1]], [['event', 1]]])
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(`answered ${refusal}`))
})
