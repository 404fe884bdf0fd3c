/** @jest-environment node */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { BodyTooLarge, withBody } from '@/lib/forms/body'
import { endHalfRequests } from '@/lib/framework/guard/half-requests'

const PATIENCE = 200
/** Node gives a connection a second more than it is told to. */
const IDLE = 2000

let server: Server
let handle: RequestListener

beforeEach(async () => {
  server = createServer((request, response) => handle(request, response))
  handle = (_, response) => void response.end('answer')
  endHalfRequests(server, { patience: PATIENCE, idle: IDLE })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function open(): Promise<{ socket: Socket; said: () => string; ended: Promise<unknown> }> {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const socket = connect(address.port, '127.0.0.1')
  await once(socket, 'connect')
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  socket.on('error', () => {})
  return { socket, said: () => text, ended: once(socket, 'close') }
}

const WHOLE = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'

test.each([
  ['nothing', ''],
  ['half a head', 'GET / HTTP/1.1\r\nhost: x\r\nx-half: '],
  ['half a body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf'],
])('a connection that sends %s is ended', async (_, text) => {
  // What is answered waits for the body.
  handle = (request, response) => void request.resume().once('end', () => response.end('answer'))
  const { socket, said, ended } = await open()
  socket.write(text)
  await ended
  expect(said()).toBe('')
})

test('half a request behind a whole one is ended, and not only with an idle connection', async () => {
  const { socket, said, ended } = await open()
  socket.write(WHOLE)
  await once(socket, 'data')
  const begun = Date.now()
  socket.write('GET / HT')
  await ended
  expect(said()).toContain('answer')
  expect(Date.now() - begun).toBeLessThan(IDLE)
})

test('a connection stays for the next request, longer than half a one would', async () => {
  const { socket, said, ended } = await open()
  socket.write(WHOLE)
  await once(socket, 'data')
  const answered = Date.now()
  await ended
  expect(said()).toContain('answer')
  expect(Date.now() - answered).toBeGreaterThanOrEqual(IDLE)
})

test('a whole request waits for its answer as long as that takes', async () => {
  handle = (_, response) => void setTimeout(() => response.end('late'), 3 * PATIENCE)
  const { socket, said } = await open()
  socket.write(WHOLE)
  await once(socket, 'data')
  expect(said()).toContain('late')
})

test('a body that nobody has read yet waits for its turn', async () => {
  const body = 'x'.repeat(300_000)
  handle = (request, response) => void setTimeout(() => request.resume().once('end', () => response.end('late')), 3 * PATIENCE)
  const { socket, said } = await open()
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n${body}`)
  await once(socket, 'data')
  expect(said()).toContain('late')
})

test.each([
  ['is not read', () => {}],
  ['is dropped', (request: IncomingMessage) => void request.resume()],
  // An iterator that is left standing holds the request's stream.
  ['is read in part', async (request: IncomingMessage) => void (await request.iterator({ destroyOnReturn: false }).next())],
  [
    'is too large for a form',
    async (request: IncomingMessage) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const form = new Request('http://localhost/', { method: 'POST', headers, body: request, duplex: 'half' } as unknown as RequestInit)
      await expect(withBody(form, async () => {})).rejects.toThrow(BodyTooLarge)
    },
  ],
])('a body that %s before its answer does not block the next request on the connection', async (_, read) => {
  const body = 'x'.repeat(3_000_000)
  handle = (request, response) => {
    if (request.method === 'GET') response.end('second answer')
    else void Promise.resolve(read(request)).then(() => response.end('first answer'))
  }
  const { socket, said } = await open()
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 1_000_000)}`)
  await once(socket, 'data')
  socket.write(body.slice(1_000_000))
  socket.write(WHOLE)
  const closed = once(socket, 'close').then(() => Promise.reject(new Error('closed')))
  while (!said().includes('second answer')) await Promise.race([once(socket, 'data'), closed])
  expect(said()).toContain('first answer')
})
