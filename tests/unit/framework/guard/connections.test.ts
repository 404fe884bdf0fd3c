/** @jest-environment node */
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { guardServers } from '@/lib/framework/guard/guard'

const LIMIT = 2

let server: Server
let agent: Agent

const limits = { atOnce: 4, waiting: 4, patience: 30_000 }
const settings = { LIMIT_SEARCHES: String(LIMIT), TRUST_PROXY: 'false' }

beforeAll(() => void Object.assign(process.env, settings))
afterAll(guardServers({ limits: { page: limits, form: limits } }))

beforeEach(async () => {
  server = createServer((request, response) => {
    const status = Number(/\d{3}/.exec(request.url ?? '')?.[0] ?? 200)
    response.writeHead(status, { 'content-type': 'text/html' }).end(`<h1>${status}</h1>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
})

afterEach(async () => {
  agent.destroy()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** The status of an answer, and whether it came by the connection of the one before. */
function ask(path: string): Promise<{ status: number | undefined; isSame: boolean }> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, agent }, (response: IncomingMessage) => {
      response.resume()
      response.once('end', () => resolve({ status: response.statusCode, isSame: request.reusedSocket }))
    })
    request.once('error', reject)
  })
}

test.each([200, 404, 405, 429, 500, 503])('an answer of %d keeps the connection for the next request', async (status) => {
  expect(await ask(`/en/status-${status}`)).toEqual({ status, isSame: false })
  expect(await ask(`/en/status-${status}`)).toEqual({ status, isSame: true })
  expect(await ask('/en/status-200')).toEqual({ status: 200, isSame: true })
})

test('an address that cannot be decoded keeps it too', async () => {
  expect(await ask('/ar/%E0%A4%A')).toEqual({ status: 404, isSame: false })
  expect(await ask('/en/status-200')).toEqual({ status: 200, isSame: true })
})

test('who asks too often is refused by the same connection, again and again', async () => {
  const answers = []
  for (let asked = 0; asked < LIMIT + 3; asked += 1) answers.push(await ask(`/en/search?q=word${asked}`))
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: LIMIT }, () => 200), 429, 429, 429])
  expect(answers.map(({ isSame }) => isSame)).toEqual([false, true, true, true, true])
})
