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

test.each(['/en/search?q=school', '/en/events?q=school', '/ar/events', '/en/articles/not-kept-yet', '/en/nowhere', '/og/en/title/signature'])(
  '%s is rendered for its visitor and waits',
  (url) => {
    expect(turn('GET', url)).toBe('page')
  },
)

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

test('a preview of a kept page is rendered', () => {
  expect(turn('GET', '/en/events', { cookie: 'a=b; imar_preview=1' })).toBe('page')
})

test('forms and files wait for turns of their own; news of a publication passes by', () => {
  expect(turn('POST', '/en/send/contact')).toBe('form')
  expect(turn('POST', '/api/files')).toBe('form')
  expect(turn('POST', '/api/revalidate')).toBeNull()
})

test('what the process asks itself passes by, what only says so does not', () => {
  expect(turn('GET', '/en/search?q=school', ownHeaders)).toBeNull()
  expect(turn('GET', '/en/search?q=school', { 'x-imar-internal': 'guessed' })).toBe('page')
})
