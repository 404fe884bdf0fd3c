/** @jest-environment node */
import type { IncomingMessage } from 'node:http'
import { KeptPaths } from '@/lib/framework/cache/kept-paths.mjs'
import { turnOf } from '@/lib/framework/guard/turn-of'
import { ownHeaders } from '@/lib/framework/own-requests/own-headers'
import { processState } from '@/lib/framework/process/process-state.mjs'

beforeEach(() => {
  processState.keptPaths = new KeptPaths('/nowhere')
  processState.keptPaths.add('/route-cache/APP_PAGE/1f/$/en/events')
})

const turn = (method: string, url: string, headers: IncomingMessage['headers'] = {}) => turnOf({ method, url, headers } as IncomingMessage)

test.each([
  '/en/search?q=school',
  '/en/events?utm_source=mail&q=school',
  '/en/events/x?q=school',
  '/en/events?q=school',
  '/en/events?a?&q=school',
  '/ar/events',
  '/en/articles/not-kept-yet',
  '/en/nowhere',
  '/og/en/title/signature',
])('%s is rendered for its visitor and waits', (url) => {
  expect(turn('GET', url)).toBe('page')
})

test.each([
  '/en/events',
  '/en/events?utm_source=mail',
  '/',
  '/events',
  '/_next/static/x.js',
  '/uploads/x.png',
  '/flight/1.js',
  '/api/health',
  '/api/announcements/en',
])('%s passes by', (url) => {
  expect(turn('GET', url)).toBeNull()
})

test('before it is known what is kept, everything is rendered', () => {
  processState.keptPaths = undefined
  expect(turn('GET', '/en/events')).toBe('page')
})

test('HEAD waits as GET does', () => {
  expect([turn('HEAD', '/en/search?q=school'), turn('HEAD', '/en/events')]).toEqual(['page', null])
})

test('a preview of a kept page is rendered', () => {
  expect(turn('GET', '/en/events', { cookie: 'a=b; imar_preview=1' })).toBe('page')
})

test.each([
  ['POST', '/en/send/contact', 'form'],
  ['POST', '/en/events', 'form'],
  ['POST', '/api/files', 'form'],
  ['DELETE', '/api/files', 'form'],
  ['POST', '/api/revalidate', null],
  ['POST', '/api/search', null],
  ['POST', '/api/searching', 'form'],
  ['POST', '/en/api/search', 'form'],
])('forms and files wait for turns of their own, the news of machines pass by: %s %s', (method, url, expected) => {
  expect(turn(method, url)).toBe(expected)
})

test('what the process asks itself passes by, what only says so does not', () => {
  expect(turn('GET', '/en/search?q=school', ownHeaders)).toBeNull()
  expect(turn('GET', '/en/search?q=school', { 'x-imar-internal': 'guessed' })).toBe('page')
})
