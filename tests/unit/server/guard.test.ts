/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { guardServers } from '@/lib/server/guard'

const STAND_IN = '<!doctype html><h1>Not here</h1>'

let server: Server | undefined

// Other tests of this process have servers as well.
afterAll(guardServers())
afterEach(() => new Promise((resolve) => server?.close(resolve)))

/** What a visitor gets from a framework that answers like this; stand-ins are there. */
async function get(answer: RequestListener): Promise<Response> {
  server = createServer((request, response) => {
    if (request.url?.includes('/missing/')) response.setHeader('content-type', 'text/html').end(STAND_IN)
    else answer(request, response)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/en/nowhere`, { redirect: 'manual' })
}

test("'not found' that was to be compressed is sent as what it is", async () => {
  const response = await get((_, response) => {
    response.writeHead(404, { 'content-type': 'text/html' })
    response.flushHeaders()
    response.setHeader('content-encoding', 'gzip')
    response.end('compressed')
  })
  expect(response.status).toBe(404)
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(await response.text()).toBe(STAND_IN)
})

test('the target of a redirect is named once', async () => {
  const response = await get((_, response) => {
    response.setHeader('location', '/en')
    response.appendHeader('location', '/en')
    response.writeHead(307).end()
  })
  expect(response.headers.get('location')).toBe('/en')
})

test.each([404, 429, 500, 503])('a page is sent with status %d, as it can be read without script', async (status) => {
  const response = await get((_, response) => response.writeHead(status, { 'retry-after': '9' }).end())
  expect(response.status).toBe(status)
  expect(response.headers.get('retry-after')).toBe('9')
  expect(await response.text()).toBe(STAND_IN)
})

test('data is left as it is', async () => {
  const response = await get((_, response) => response.writeHead(429, { 'content-type': 'application/json' }).end('{}'))
  expect(await response.text()).toBe('{}')
})

test.each([
  ['altcha', "script-src 'self'"],
  ['recaptcha', "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/"],
])('a kept page is sent with the policy of the captcha that is chosen now: %s', async (captcha, policy) => {
  process.env.CAPTCHA = captcha
  const response = await get((_, response) => response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" }).end())
  delete process.env.CAPTCHA
  expect(response.headers.get('content-security-policy')).toBe(policy)
})
