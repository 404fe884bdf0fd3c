/** @jest-environment node */
import type { RequestListener } from 'node:http'
import { ASK_AGAIN } from '@/lib/lifetimes'
import { ContentUnavailable } from '@/lib/content/errors'
import { KeptAddresses } from '@/lib/framework/cache/kept-addresses.mjs'
import { MakingTurns } from '@/lib/framework/cache/making-turns.mjs'
import { RENEW_HEADER } from '@/lib/framework/own-requests/renew-header.mjs'
import { pagePolicy } from '@/lib/framework/page/policy.mjs'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { guardedFramework, STAND_IN } from './guarded-framework'

const { get } = guardedFramework()

describe('what fails for want of content', () => {
  const fails: RequestListener = (_, response) => response.writeHead(500).end()

  afterEach(() => {
    processState.contentFailedAt = undefined
  })

  test('says that it will be well again, in the words of what was looked for', async () => {
    expect((await get(fails, '/en/our-partners')).status).toBe(500)
    expect(new ContentUnavailable('/api/partners', 'no connection').message).toContain('no connection')
    const response = await get(fails, '/en/our-partners')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
    expect(await response.text()).toBe(`${STAND_IN}/en/missing/partners`)
  })

  test('some time later it is a fault of ours', async () => {
    processState.contentFailedAt = Date.now() - 10_000
    expect((await get(fails, '/en/our-partners')).status).toBe(500)
  })

  test('is not spoken of where something was kept', async () => {
    processState.contentFailedAt = Date.now()
    processState.keptAddresses = new KeptAddresses('nowhere')
    processState.keptAddresses.note('/en/our-partners', [])
    let asked = 0
    const { status, headers } = await get((_, response) => response.writeHead((asked += 1) === 1 ? 500 : 200).end(), '/en/our-partners')
    processState.keptAddresses = undefined
    expect([status, headers.get('retry-after'), asked]).toEqual([200, null, 2])
  })
})

test('a page that the cache refused for want of its content is not sent as one that has it', async () => {
  const page = { 'content-type': 'text/html; charset=utf-8', 'x-nextjs-prerender': '1', 'x-nextjs-cache': 'MISS' }
  const blank = await get((_, response) => response.writeHead(200, page).end('<main></main>'))
  expect([blank.status, await blank.text()]).toEqual([500, expect.stringContaining(STAND_IN)])
  const whole = await get((_, response) => response.writeHead(200, { ...page, 'content-security-policy': pagePolicy() }).end('<main>words</main>'))
  expect([whole.status, await whole.text()]).toEqual([200, '<main>words</main>'])
})

test('what the framework says where it fails altogether becomes a page, a text of our own does not', async () => {
  expect(await (await get((_, response) => response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Server Error'))).text()).toContain(STAND_IN)
  expect(await (await get((_, response) => response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end('Later'))).text()).toBe('Later')
})

describe('a page that cannot be made anew', () => {
  const OLD = '<!doctype html><h1>Of yesterday</h1>'
  const failing: RequestListener = (request, response) => {
    const hasFailed = processState.keptAddresses?.hasFailed('/en/nowhere')
    if (!hasFailed || request.headers[RENEW_HEADER]) return void response.writeHead(500).end('Internal Server Error')
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'", 'cache-control': 's-maxage=300' }).end(OLD)
  }

  beforeEach(() => {
    processState.keptAddresses = new KeptAddresses('nowhere')
  })

  afterEach(() => {
    processState.keptAddresses = undefined
  })

  test('is sent as it was kept', async () => {
    processState.keptAddresses?.note('/en/nowhere', [])
    const response = await get(failing)
    expect([response.status, await response.text()]).toEqual([200, OLD])
    expect(response.headers.get('cache-control')).toBe(ASK_AGAIN)
  })

  test('says so where a form failed', async () => {
    processState.keptAddresses?.note('/en/nowhere', [])
    const response = await get(failing, '/en/nowhere', { method: 'POST', headers: { accept: 'text/html', 'next-action': 'x' } })
    expect([response.status, await response.text()]).toEqual([500, `${STAND_IN}/en/missing/error`])
  })

  test('says so where nothing was kept', async () => {
    const response = await get(failing)
    expect(response.status).toBe(500)
    expect(await response.text()).toContain(STAND_IN)
  })
})

test.each([
  ['a page', 'text/html', 500, false, '/en/events?utm_source=mail', 'GET'],
  ['a feed', 'application/rss+xml', 503, false, '/en/events', 'GET'],
  ['a page that was made', 'text/html', 200, true, '/en/events', 'GET'],
  ['a question, which has no turn', 'text/html', 500, true, '/en/events?q=well', 'GET'],
  ['a form, which has none', 'text/html', 500, true, '/en/events', 'POST'],
])('the turn of what could not be made is over for the cache, which is told nothing of it: %s', async (_, type, status, isRunning, url, method) => {
  const making = (processState.makingTurns = new MakingTurns())
  await making.begin('/en/events')
  await (await get((_, response) => response.writeHead(status, { 'content-type': type }).end('it'), url, { method })).text()
  expect(making.isRunning('/en/events')).toBe(isRunning)
  making.end('/en/events')
  processState.makingTurns = undefined
})
