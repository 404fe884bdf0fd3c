/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isInternal } from '@/lib/framework/own-requests/own-headers'
import { RENEW_HEADER } from '@/lib/framework/own-requests/renew-header.mjs'
import { prepareSearch, renderAnew } from '@/lib/framework/own-requests/requests'

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn(async () => undefined) }))

/** More than is read ahead of whoever reads. */
const PAGE = 'x'.repeat(1_000_000)

const plainFetch = globalThis.fetch
const states: string[] = []
const asked: string[] = []
const isRenewal: boolean[] = []
let server: Server

/** The framework hands out a copy of every answer and keeps the other. */
const kept: Response[] = []
const copyingFetch: typeof fetch = async (...args) => {
  const response = await plainFetch(...args)
  kept.push(response.clone())
  return response
}

beforeEach(async () => {
  server = createServer((request, response) => {
    asked.push(String(request.url))
    isRenewal.push(RENEW_HEADER in request.headers && isInternal(request))
    const state = states.shift()
    if (state === undefined) return void response.destroy()
    response.setHeader('x-nextjs-cache', state).end(PAGE)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  process.env.PORT = String((server.address() as AddressInfo).port)
  globalThis.fetch = copyingFetch
})

afterEach(async () => {
  globalThis.fetch = plainFetch
  asked.length = 0
  await new Promise((resolve) => server.close(resolve))
})

test('a page is asked for as one to be rendered anew, however long it is', async () => {
  states.push('MISS')
  await renderAnew('/ar/join')
  expect(asked).toEqual(['/ar/join'])
  expect(isRenewal).toEqual([true])
})

test('a page that cannot be had is left to its visitors', async () => {
  await renderAnew('/ar/join')
  expect(asked).toEqual(['/ar/join'])
})

test.each([
  ['is ready', ['HIT'], 1],
  ['cannot be had yet', [], 6],
])('the search is asked for until it %s, but not for ever', async (_, answers, times) => {
  states.push(...answers)
  await prepareSearch()
  expect(asked).toEqual(Array.from({ length: times }, () => '/api/search'))
})
