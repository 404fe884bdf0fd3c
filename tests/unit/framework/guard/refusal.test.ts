/** @jest-environment node */
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { refuseUnanswerable } from '@/lib/framework/guard/refusal'
import { giveHeaders } from '@/lib/server/headers'

function visit(method: string, url: string, headers: IncomingMessage['headers'] = {}) {
  const request = Object.assign(new IncomingMessage(new Socket()), { method, url, headers })
  return { request, response: new ServerResponse(request) }
}

const FORM = { 'content-type': 'multipart/form-data; boundary=x' }

test.each<[string, string, IncomingMessage['headers']]>([
  ['GET', '/en', {}],
  ['HEAD', '/en', {}],
  ['POST', '/en', { 'next-action': 'x' }],
  ['POST', '/de/send/contact', FORM],
  ['DELETE', '/api/x', {}],
  ['PUT', '/api/x', {}],
  ['PATCH', '/api/x', {}],
  ['OPTIONS', '/api/x', {}],
  ['POST', '/api/x', { 'content-type': 'application/json' }],
  ['POST', '/api/files', FORM],
  ['POST', '/api/files?a=b', FORM],
])('%s %s with %j is handed on', (method, url, headers) => {
  const { request, response } = visit(method, url, headers)
  expect(refuseUnanswerable(request, response)).toBe(false)
  expect(response.headersSent).toBe(false)
})

test.each<[string, string, IncomingMessage['headers'], string]>([
  ['POST', '/en', {}, 'GET, HEAD'],
  ['OPTIONS', '/en', {}, 'GET, HEAD'],
  ['POST', '/en', FORM, 'GET, HEAD'],
  ['PUT', '/en', { 'next-action': 'x' }, 'GET, HEAD, POST'],
  ['DELETE', '/ar/send/contact', {}, 'GET, HEAD, POST'],
  ['POST', '/fr/send/contact', {}, 'GET, HEAD'],
  ['POST', '/x/en/send/contact', {}, 'GET, HEAD'],
  ['POST', '/en/send', {}, 'GET, HEAD'],
  ['TRACE', '/api/x', {}, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
  ['POST', '/api/x', FORM, 'GET, HEAD'],
  ['POST', '/api/filesystem', FORM, 'GET, HEAD'],
  ['POST', '/en/api/files', FORM, 'GET, HEAD'],
])('%s %s with %j is refused: it may be one of %s', (method, url, headers, allow) => {
  const { request, response } = visit(method, url, headers)
  const answer = jest.spyOn(response, 'writeHead')
  expect(refuseUnanswerable(request, response)).toBe(true)
  expect(answer.mock.calls).toEqual([[405, { allow }]])
})

test.each(['/%', '/a%zz', '/%E0%A4%A', 'http://example.org/', '*', ''])('there is nothing at %j', (url) => {
  const { request, response } = visit('GET', url)
  expect(refuseUnanswerable(request, response)).toBe(true)
  expect(response.statusCode).toBe(404)
})

test('only the path of an address has to be readable', () => {
  const { request, response } = visit('GET', '/en/search?q=100%')
  expect(refuseUnanswerable(request, response)).toBe(false)
})

test.each([
  ['/en/verification/x', 'strict-origin'],
  ['/de/send/verification/x', 'strict-origin'],
  ['/ar/verification', 'strict-origin'],
  ['/en/verifications', 'strict-origin-when-cross-origin'],
  ['/en/x/verification', 'strict-origin-when-cross-origin'],
  ['/x/en/verification', 'strict-origin-when-cross-origin'],
  ['/en', 'strict-origin-when-cross-origin'],
  [undefined, 'strict-origin-when-cross-origin'],
])('what is answered at %s says of it elsewhere: %s', (url, policy) => {
  const { request, response } = visit('GET', '')
  giveHeaders(Object.assign(request, { url }), response)
  expect(response.getHeaders()).toEqual({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': policy,
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
  })
})
