/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { askOwn } from '@/lib/framework/own-requests/ask-own'
import { isInternal } from '@/lib/framework/own-requests/own-headers'

let server: Server
let answer: RequestListener

beforeEach(async () => {
  server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const ask = (path = '/en') => askOwn({ socket: { localAddress: '127.0.0.1', localPort: (server.address() as AddressInfo).port } }, path)

test('an answer comes whole, in as many pieces as it was written, and the server knows who asks', async () => {
  answer = (request, response) => {
    response.writeHead(203, { 'X-Kind': isInternal(request) ? 'own' : 'other' }).write('first ')
    response.end(`last of ${request.url}`)
  }
  const { status, headers, rawHeaders, body } = await ask('/de?a=b')
  expect([status, headers['x-kind'], body.toString()]).toEqual([203, 'own', 'first last of /de?a=b'])
  expect(rawHeaders.slice(0, 2)).toEqual(['X-Kind', 'own'])
})

test.each<[string, RequestListener]>([
  ['does not come', (_, response) => response.destroy()],
  [
    'is cut',
    (_, response) => {
      response.writeHead(200, { 'content-length': '10' }).write('half', () => response.destroy())
    },
  ],
])('an answer that %s is none', async (_, broken) => {
  answer = broken
  await expect(ask()).rejects.toThrow()
})

test('when the connection is gone, no other server is asked', async () => {
  await expect(askOwn({ socket: {} }, '/en')).rejects.toThrow('no server to ask')
})
