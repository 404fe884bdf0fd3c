/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { guardServers } from '@/lib/framework/guard/guard'
import { startMetrics } from '@/lib/framework/watch/metrics-answer'
import { RENEW_HEADER } from '@/lib/framework/own-requests/renew-header.mjs'
import { ownHeaders } from '@/lib/framework/own-requests/own-headers'

const TOKEN = 'a token for metrics'

const KEPT = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=300',
  'x-nextjs-cache': 'HIT',
  etag: '"1"',
  'content-security-policy': "default-src 'none'",
}

let server: Server
let origin: string
let release: (() => void) | undefined

const answer: RequestListener = (request, response) => {
  const [path = ''] = (request.url ?? '').split('?')
  if (path.includes('/missing/')) return void response.setHeader('content-type', 'text/html').end('<h1>Not here</h1>')
  if (path === '/en/kept') return void response.writeHead(200, KEPT).end('<p>kept</p>'.repeat(200))
  if (path === '/en/fails') return void response.writeHead(500).end()
  if (path === '/en/slow') return void (release = () => response.end('slow'))
  response.writeHead(200, { 'content-type': 'text/html' }).end('<p>made</p>')
}

const limits = { atOnce: 1, waiting: 1, patience: 30_000 }
const nameRoute = (url = '') => (url.startsWith('/en/') ? `/[lang]/${url.split(/[/?]/)[2]}` : 'other')
const end = guardServers({ limits: { page: limits, form: limits }, nameRoute })

beforeAll(async () => {
  process.env.METRICS_TOKEN = TOKEN
  startMetrics()
  server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  end()
  server.closeAllConnections()
  server.close()
})

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(origin + path, { headers })
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

/** What is told now: the value of each series. */
async function series(): Promise<Map<string, number>> {
  const { text } = await get('/metrics', { authorization: `Bearer ${TOKEN}` })
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]))
}

/** Until something is told so: answers are counted when they are closed. */
async function until(name: string, value: number): Promise<void> {
  const deadline = Date.now() + 10_000
  let told: number | undefined
  do told = (await series()).get(name)
  while (told !== value && Date.now() < deadline)
  expect([name, told]).toEqual([name, value])
}

test('numbers are told to who has the token alone', async () => {
  expect((await get('/metrics')).status).toBe(401)
  expect((await get('/metrics', { authorization: 'Bearer another' })).status).toBe(401)
  const { status, type, text } = await get('/metrics', { authorization: `Bearer ${TOKEN}` })
  expect([status, type]).toEqual([200, expect.stringMatching(/^text\/plain; version=0\.0\.4/)])
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m)
})

test('requests are counted by route and class of status, and never by what was asked', async () => {
  await get('/en/made?q=zubaida%40example.org')
  await get('/en/fails')
  await until('imar_http_requests_total{route="/[lang]/made",status="2xx"}', 1)
  await until('imar_http_requests_total{route="/[lang]/fails",status="5xx"}', 1)
  await until('imar_http_request_duration_seconds_count{route="/[lang]/made"}', 1)
  expect([...(await series()).keys()].filter((name) => name.includes('zubaida'))).toEqual([])
})

test('what is kept is counted by how it came, what is repeated before the framework too', async () => {
  await get('/en/kept')
  await until('imar_kept_answers_total{result="hit"}', 1)
  const deadline = Date.now() + 10_000
  while (!(await series()).has('imar_kept_answers_total{result="repeated"}') && Date.now() < deadline) await get('/en/kept')
  while ((await series()).get('imar_kept_answers_total{result="repeated"}') === 0 && Date.now() < deadline) await get('/en/kept')
  const before = await series()
  const counted = (told: Map<string, number>) =>
    ['imar_kept_answers_total{result="repeated"}', 'imar_http_requests_total{route="/[lang]/kept",status="2xx"}'].map((name) => told.get(name) ?? 0)
  await get('/en/kept')
  expect(counted(await series())).toEqual(counted(before).map((count) => count + 1))
})

test('what the process asks itself counts as nobody, but as work done', async () => {
  await get('/en/own', { ...ownHeaders, [RENEW_HEADER]: '1' })
  await until('imar_renewals_total{result="done"}', 1)
  expect((await series()).get('imar_http_requests_total{route="/[lang]/own",status="2xx"}')).toBeUndefined()
})

test('who waits for a turn, and who is refused one, is counted', async () => {
  const first = get('/en/slow?a')
  await until('imar_turns_running{kind="page"}', 1)
  const second = get('/en/made')
  await until('imar_turns_waiting{kind="page"}', 1)
  expect((await get('/en/made')).status).toBe(503)
  await until('imar_refusals_total{reason="crowd_page"}', 1)
  release?.()
  await Promise.all([first, second])
  await until('imar_turns_running{kind="page"}', 0)
})
