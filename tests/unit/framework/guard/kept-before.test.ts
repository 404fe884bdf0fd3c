/** @jest-environment node */
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { KeptAddresses } from '@/lib/framework/cache/kept-addresses.mjs'
import { keptBefore } from '@/lib/framework/guard/kept-before'
import { RENEW_HEADER } from '@/lib/framework/own-requests/renew-header.mjs'
import { processState } from '@/lib/framework/process/process-state.mjs'

let server: Server
let answer: RequestListener

beforeEach(async () => {
  processState.keptAddresses = new KeptAddresses('nowhere')
  processState.keptAddresses.note('/en', [])
  answer = ({ url }, response) => response.writeHead(200, { etag: '"1f"', 'content-type': 'text/html' }).end(`kept at ${url}`)
  server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  processState.keptAddresses = undefined
  await new Promise((resolve) => server.close(resolve))
})

function visit(url: string | undefined, headers: IncomingMessage['headers'] = {}) {
  const { port } = server.address() as AddressInfo
  return keptBefore({ url, headers, socket: { localAddress: '127.0.0.1', localPort: port } } as IncomingMessage)
}

test('what was kept is given with its headers, without those of the connection it came by', async () => {
  const kept = await visit('/en?utm_source=mail')
  expect([kept?.status, kept?.body.toString()]).toEqual([200, 'kept at /en'])
  expect(kept?.headers).toEqual({ etag: '"1f"', 'content-type': 'text/html', date: expect.any(String) })
})

test('the failure is noted, so that the cache gives what it has', async () => {
  await visit('/en')
  expect(processState.keptAddresses?.hasFailed('/en')).toBe(true)
})

test('a redirect that was kept is given as well', async () => {
  answer = (_, response) => response.writeHead(307, { location: '/de' }).end()
  expect(await visit('/en')).toMatchObject({ status: 307, headers: { location: '/de' } })
})

test.each<[string, () => ReturnType<typeof visit>]>([
  ['where nothing was kept', () => visit('/de')],
  ['at no address', () => visit(undefined)],
  ['to the process itself, which only wants it made anew', () => visit('/en', { [RENEW_HEADER]: '1' })],
])('nothing is given %s', async (_, visited) => {
  const asked = jest.fn()
  server.on('request', asked)
  expect(await visited()).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})

test.each<[string, RequestListener]>([
  ['fails too', (_, response) => response.writeHead(500).end()],
  ["is 'not found'", (_, response) => response.writeHead(400).end()],
  ['does not come', (_, response) => response.destroy()],
])('nothing is given where what was kept %s', async (_, broken) => {
  answer = broken
  expect(await visit('/en')).toBeNull()
})

test('a failure of the process itself is noted as well', async () => {
  await visit('/en', { [RENEW_HEADER]: '1' })
  expect(processState.keptAddresses?.hasFailed('/en')).toBe(true)
})

test('before anything was kept there is nothing to give', async () => {
  processState.keptAddresses = undefined
  expect(await visit('/en')).toBeNull()
})
