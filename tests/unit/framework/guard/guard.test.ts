/** @jest-environment node */
import type { RequestListener } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { marks } from '@/lib/framework/cache/marks.mjs'
import { CLOSED_POLICY, pagePolicy } from '@/lib/framework/page/policy.mjs'
import { RENEW_HEADER } from '@/lib/framework/own-requests/renew-header.mjs'
import { LENGTH_HEADER } from '@/lib/framework/places/answer-headers'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { guardedFramework, STAND_IN } from './guarded-framework'

const { get, origin } = guardedFramework()

/** A framework that is not to be asked. */
const never: RequestListener = (_, response) => response.writeHead(200).end('asked')

test.each([
  ['identity', null],
  ['br', 'br'],
  ['gzip, br', 'gzip'],
])("'not found' that was to be compressed is sent as what it is, and as %s accepts it", async (accepted, encoding) => {
  const answer: RequestListener = (_, response) => {
    response.writeHead(404, { 'content-type': 'text/html' })
    response.flushHeaders()
    response.setHeader('content-encoding', 'deflate')
    response.end('compressed')
  }
  const response = await get(answer, '/en/nowhere', { headers: { 'accept-encoding': accepted } })
  expect(response.status).toBe(404)
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
  expect(await response.text()).toContain(STAND_IN)
})

test('a proxy that asks for everything plain is given what only its visitor gets as that visitor accepts it', async () => {
  const headers = { 'accept-encoding': 'identity', 'x-forwarded-accept-encoding': 'gzip' }
  const response = await get((_, response) => response.writeHead(404).end(), '/en/nowhere', { headers })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(await response.text()).toContain(STAND_IN)
})

test('no browser may show what it has of a page without asking', async () => {
  const lasting = 's-maxage=300, stale-while-revalidate=31535700'
  const { headers } = await get((_, response) => response.writeHead(200, { 'content-type': 'text/html', 'cache-control': lasting }).end('page'))
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
})

test('a file says its length, unless it is compressed on its way', async () => {
  const file = { 'content-type': 'video/mp4', [LENGTH_HEADER]: '4' }
  const sent = await get((_, response) => response.writeHead(200, file).end('film'))
  expect([sent.headers.get('content-length'), sent.headers.get(LENGTH_HEADER), await sent.text()]).toEqual(['4', null, 'film'])
  const packed = gzipSync('film')
  const compressed = await get((_, response) => response.writeHead(200, { ...file, 'content-encoding': 'gzip' }).end(packed))
  expect([compressed.headers.get(LENGTH_HEADER), await compressed.text()]).toEqual([null, 'film'])
})

test('the page that stands in carries headers of its own, and none of what it replaces', async () => {
  const replaced = { 'content-type': 'text/html', 'content-length': '8', etag: '"1f"', link: '</x.css>', 'x-nextjs-cache': 'HIT', 'x-nextjs-prerender': '1' }
  const { headers } = await get((_, response) =>
    response.writeHead(404, 'Gone', { ...replaced, 'cache-control': 's-maxage=300', 'x-kept': 'yes' }).end('replaced'),
  )
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate',
    'content-security-policy': pagePolicy(),
    'x-kept': 'yes',
  })
  for (const name of ['etag', 'link', 'x-nextjs-cache', 'x-nextjs-prerender']) expect(headers.get(name)).toBeNull()
})

test('what is written in pieces is replaced as a whole', async () => {
  let goesOn = false
  const response = await get((_, response) => {
    response.statusCode = 404
    response.setHeader('content-type', 'text/html')
    goesOn = response.write('a piece')
    response.end('another')
  })
  expect([goesOn, await response.text()]).toEqual([true, `${STAND_IN}/en/missing/other`])
})

test('a stand-in is no page of the site, and is not found under its own address', async () => {
  const response = await get(never, '/en/missing/other')
  expect([response.status, await response.text()]).toEqual([404, `${STAND_IN}/en/missing/other`])
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
  expect(await response.text()).toContain(STAND_IN)
})

test.each<[string, number, RequestInit]>([
  ['a page', 200, {}],
  ['a redirect', 307, {}],
  ['what is refused for its words', 400, {}],
  ['data of a page', 404, { headers: { rsc: '1' } }],
  ['a form sent by script', 500, { method: 'POST', headers: { accept: 'application/json' } }],
])('%s is left as it is', async (_, status, options) => {
  const response = await get((_, response) => response.writeHead(status, { 'content-type': 'text/html' }).end('own'), '/en/send/contact', options)
  expect([response.status, await response.text()]).toEqual([status, 'own'])
})

describe('an address at which something once stood', () => {
  const missing: RequestListener = (_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end('not found')
  const away: RequestListener = (_, response) => response.writeHead(307, { location: '/en/organization/first' }).end()

  beforeEach(() => {
    marks.mark(['type:redirect'])
    processState.readRedirects = () =>
      Promise.resolve(
        new Map([
          ['/projects/old', '/projects/new'],
          ['/projects/closed', null],
          ['/organization/old', '/organization/new'],
          ['/organization/closed', null],
        ]),
      )
  })

  afterEach(() => {
    processState.readRedirects = undefined
  })

  test.each([
    ['/en/projects/old?a=b', missing, '/en/projects/new?a=b'],
    ['/de/organization/old', away, '/de/organization/new'],
  ])('%s leads on for good, and nobody keeps that without asking', async (path, answer, location) => {
    const { status, headers } = await get(answer, path)
    expect([status, headers.get('location'), headers.get('content-security-policy')]).toEqual([301, location, CLOSED_POLICY])
    expect(headers.get('cache-control')).toContain('no-store')
  })

  test('where something was taken back a page says so, with 410', async () => {
    const response = await get(missing, '/de/projects/closed')
    expect([response.status, await response.text()]).toEqual([410, `${STAND_IN}/de/missing/projectGone`])
  })

  test.each([
    ['/en/projects/never', missing, 404],
    ['/en/organization/closed', away, 307],
    ['/en/organization/never', away, 307],
  ])('%s is answered as ever', async (path, answer, status) => {
    const response = await get(answer, path)
    expect([response.status, response.headers.get('location')]).toEqual([status, status === 307 ? '/en/organization/first' : null])
  })
})

test('what says nothing of its kind is taken for a page', async () => {
  expect(await (await get((_, response) => response.writeHead(404).end('own'))).text()).toContain(STAND_IN)
})

test.each([
  ['"1f"', 'W/"1f"'],
  ['W/"1f"', 'W/"1f"'],
])('the tag %s is sent as %s: compressed and not, it is the same page', async (tag, sent) => {
  const { headers } = await get((_, response) => response.writeHead(200, { etag: tag }).end())
  expect(headers.get('etag')).toBe(sent)
})

test('headers that are said early leave at once, and a header without a value does not', async () => {
  const response = await get((_, response) => {
    response.writeHead(200, { 'x-said': 'yes', 'x-unsaid': undefined })
    response.flushHeaders()
    response.end('later')
  })
  expect([response.headers.get('x-said'), response.headers.get('x-unsaid'), await response.text()]).toEqual(['yes', null, 'later'])
})

test('headers can leave long before the body', async () => {
  let finish = () => {}
  const response = await get((_, response) => {
    response.flushHeaders()
    finish = () => void response.end('body')
  })
  expect(response.headers.get('content-security-policy')).toBe(CLOSED_POLICY)
  finish()
  expect(await response.text()).toBe('body')
})

test('what a visitor says of policies is not heard', async () => {
  const names = ['content-security-policy', 'content-security-policy-report-only']
  const headers = Object.fromEntries(names.map((name) => [name, "script-src 'nonce-mine'"]))
  const response = await get((request, response) => response.end(JSON.stringify(names.map((name) => request.headers[name] ?? null))), '/en', { headers })
  expect(await response.json()).toEqual([null, null])
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

test.each(['/ar/%E0%A4%A', '/uploads/%zz', '/%', '/en/articles/%ff?a=1'])('%s, which cannot be decoded, is not found', async (path) => {
  const response = await get(never, path)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain(STAND_IN)
})

test('a query that cannot be decoded is left to its page', async () => {
  expect((await get(never, '/en/search?q=%zz')).status).toBe(200)
})

test.each([
  ['PUT', '/en', 'GET, HEAD'],
  ['DELETE', '/en/projects', 'GET, HEAD'],
  ['OPTIONS', '/en', 'GET, HEAD'],
  ['POST', '/en', 'GET, HEAD'],
  ['PUT', '/en/send/contact', 'GET, HEAD, POST'],
])('%s is not taken at %s', async (method, path, allowed) => {
  const response = await get(never, path, { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe(allowed)
  expect(await response.text()).toBe('')
})

test.each([
  ['POST', '/en/send/contact', {}],
  ['POST', '/en/join', { 'next-action': 'x' }],
  ['POST', '/api/files', {}],
  ['DELETE', '/api/files', {}],
])('%s at %s is asked of the framework', async (method, path, headers) => {
  expect((await get(never, path, { method, headers })).status).toBe(200)
})

test('a form with files is taken where files are sent to, and at no other address of programs', async () => {
  const form = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x\r\n' }
  expect((await get(never, '/api/files', form)).status).toBe(200)
  for (const path of ['/api/states', '/api/filesystem', '/api/duplicate']) expect((await get(never, path, form)).status).toBe(405)
})

test('a form that is sent where none is taken is answered with a page', async () => {
  const response = await get(never, '/en', { method: 'POST', headers: { accept: 'text/html,*/*' } })
  expect(response.status).toBe(405)
  expect(await response.text()).toContain(STAND_IN)
})

test.each([
  ['/en/nowhere', 'strict-origin-when-cross-origin'],
  ['/en/verification/department?token=t', 'strict-origin'],
  ['/de/send/verification/department', 'strict-origin'],
])('%s carries the headers that all answers carry, and names itself as far as %s', async (path, referrer) => {
  const { headers } = await get((_, response) => response.writeHead(308, { location: '/en' }).end(), path)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('strict-transport-security')).toMatch(/max-age/)
  expect(headers.get('referrer-policy')).toBe(referrer)
})

test('a visitor cannot have pages made anew', async () => {
  const response = await get((request, response) => void response.end(String(request.headers[RENEW_HEADER])), '/en/nowhere', {
    headers: { [RENEW_HEADER]: '1' },
  })
  expect(await response.text()).toBe('undefined')
})

test('who comes after a publication does not share a rendering that began before it', async () => {
  const waiting: (() => void)[] = []
  let begun = 0
  const slow: RequestListener = (_, response) => {
    begun += 1
    const text = `rendering ${begun}`
    waiting.push(() => void response.writeHead(200, { 'content-type': 'text/plain' }).end(text))
  }
  const until = async (count: number) => {
    while (waiting.length < count) await pause(5)
  }
  const before = get(slow)
  await until(1)
  const ask = () => fetch(`${origin()}/en/nowhere`)
  const beside = ask()
  await until(2)
  marks.mark([])
  const after = ask()
  await pause(50)
  expect(begun).toBe(2)
  for (const end of waiting.splice(0)) end()
  await until(1)
  for (const end of waiting.splice(0)) end()
  expect(await Promise.all([before, beside, after].map(async (response) => (await response).text()))).toEqual(['rendering 1', 'rendering 2', 'rendering 3'])
})
