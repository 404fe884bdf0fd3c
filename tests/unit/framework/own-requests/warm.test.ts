/** @jest-environment node */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { GET } from '@/app/api/ready/route'
import { KeptAddresses } from '@/lib/framework/cache/kept-addresses.mjs'
import { MOST_RENEWALS, type Renewal, Renewals } from '@/lib/framework/cache/renewals'
import { warmPages } from '@/lib/framework/own-requests/warm'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '../../../cms/support/until'

const SITEMAP = '<urlset><url><loc>https://www.example.org/ar</loc></url><url><loc>https://www.example.org/en/help</loc></url></urlset>'

let server: Server
let answer: { status: number; body: string }
/** Of some addresses, in the place of that. */
let bodies: Record<string, string>
let asked: string[]
let added: Renewal[]
/** They cannot be made. */
let failing: Set<string>

beforeEach(async () => {
  answer = { status: 200, body: SITEMAP }
  bodies = {}
  asked = []
  added = []
  failing = new Set()
  server = createServer((request, response) => {
    asked.push(String(request.url))
    response.writeHead(answer.status).end(bodies[String(request.url)] ?? answer.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  process.env.PORT = String((server.address() as AddressInfo).port)
  processState.keptAddresses = new KeptAddresses('/nowhere')
  processState.isWarm = undefined
  processState.renewals = new Renewals(async () => {})
  jest.spyOn(processState.renewals, 'add').mockImplementation((renewal) => {
    added.push(renewal)
    for (const address of renewal.others) if (!failing.has(address)) processState.keptAddresses?.note(address, [])
  })
})

afterEach(async () => {
  delete process.env.WARM_PAGES
  server.closeAllConnections()
  const closed = once(server, 'close')
  server.close()
  await closed
})

test('the pages of the sitemap are to be made, behind those that an editor waits for', async () => {
  await warmPages()
  expect(added).toEqual([{ own: [], others: ['/ar', '/en/help'] }])
})

test('what is kept from before is not made again', async () => {
  processState.keptAddresses?.note('/ar', [])
  await warmPages()
  expect(added).toEqual([{ own: [], others: ['/en/help'] }])
})

test('what could not be made is tried again, and given up after some times', async () => {
  failing.add('/ar')
  const others = [['/ar', '/en/help'], ['/ar'], ['/ar']]
  await warmPages()
  expect(added).toEqual(others.map((pages) => ({ own: [], others: pages })))
  expect(processState.isWarm).toBe(true)
})

test('nothing is made while no sitemap can be read; it is read again', async () => {
  answer = { status: 503, body: SITEMAP }
  const done = warmPages()
  while (asked.length === 0) await pause(5)
  expect(added.flatMap(({ others }) => others)).toEqual([])
  answer = { status: 200, body: SITEMAP }
  await done
  expect(added.at(-1)).toEqual({ own: [], others: ['/ar', '/en/help'] })
})

test('of many pages the first part is made: what stands in it comes first', async () => {
  const INDEX =
    '<sitemapindex><sitemap><loc>https://www.example.org/sitemap/1.xml</loc></sitemap><sitemap><loc>https://www.example.org/sitemap/2.xml</loc></sitemap></sitemapindex>'
  bodies = { '/sitemap.xml': INDEX }
  await warmPages()
  expect(asked).toEqual(['/sitemap.xml', '/sitemap/1.xml'])
  expect(added).toEqual([{ own: [], others: ['/ar', '/en/help'] }])
})

test('of more than are made ahead the first ones are made, and no others after them', async () => {
  const pages = Array.from({ length: MOST_RENEWALS + 1 }, (_, index) => `/ar/articles/a${index}`)
  answer = { status: 200, body: pages.map((page) => `<loc>https://www.example.org${page}</loc>`).join('') }
  await warmPages()
  expect(asked).toEqual(['/sitemap.xml'])
  expect(added).toEqual([{ own: [], others: pages.slice(0, MOST_RENEWALS) }])
})

test('what is put in the place of another one is ready when its pages are made, or as soon as none are to be made', async () => {
  let make = () => {}
  const made = new Promise<void>((resolve) => (make = resolve))
  processState.renewals = new Renewals(() => made)
  const done = warmPages()
  await until(async () => ((processState.renewals?.count ?? 0) === 2 ? true : null))
  expect(GET().status).toBe(503)
  expect(GET().headers.get('retry-after')).toBe('2')
  make()
  await done
  expect([GET().status, await GET().json()]).toEqual([200, { ready: true }])

  processState.isWarm = undefined
  process.env.WARM_PAGES = 'false'
  await warmPages()
  expect(GET().status).toBe(200)
})

test('a process that waits in vain is ready after three minutes', () => {
  const uptime = jest.spyOn(process, 'uptime').mockReturnValue(180)
  expect(GET().status).toBe(503)
  uptime.mockReturnValue(181)
  expect(GET().status).toBe(200)
  uptime.mockRestore()
})
