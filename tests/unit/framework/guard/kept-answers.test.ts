/** @jest-environment node */
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, request as ask, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { ASK_AGAIN } from '@/lib/lifetimes'
import { marks } from '@/lib/framework/cache/marks.mjs'
import { guardServers } from '@/lib/framework/guard/guard'
import { askOwn } from '@/lib/framework/own-requests/ask-own'

// It asks as ever, and is watched.
jest.mock('@/lib/framework/own-requests/ask-own', () => ({
  askOwn: jest.fn(jest.requireActual<{ askOwn: typeof askOwn }>('@/lib/framework/own-requests/ask-own').askOwn),
}))

const PAGE = `<!doctype html><h1>إعمار</h1>${'<p>A school for Aleppo.</p>'.repeat(200)}`
const KEPT = { 'content-type': 'text/html; charset=utf-8', 'cache-control': ASK_AGAIN, 'x-nextjs-cache': 'HIT', vary: 'rsc', etag: '"1f"' }
const FILE = { 'content-type': 'application/javascript', 'cache-control': 'public, max-age=31536000, immutable' }

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

let server: Server
let answer: RequestListener
/** Requests that reached the framework, without those that the guard sent of its own accord. */
let asked: string[]
/** Milliseconds by which the clock has been set forward. */
let later = 0

// Other tests of this process have servers as well.
afterAll(guardServers())

beforeEach(async () => {
  asked = []
  later = 0
  jest.mocked(askOwn).mockClear()
  const now = Date.now
  jest.spyOn(Date, 'now').mockImplementation(() => now() + later)
  answer = (_, response) => response.writeHead(200, KEPT).end(PAGE)
  server = createServer((request, response) => {
    if (!request.headers['x-imar-internal']) asked.push(String(request.url))
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(() => {
  jest.restoreAllMocks()
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

/** An answer as it comes over the line. */
function get(path = '/en', headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const sent = ask({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }))
    })
    sent.on('error', reject).end()
  })
}

/** Until all that the guard has asked for is answered. */
async function settle(): Promise<void> {
  await Promise.allSettled(jest.mocked(askOwn).mock.results.map(({ value }) => value))
  await turn()
}

/** Asks until an answer that can be kept is. */
async function keep(path = '/en'): Promise<void> {
  for (let times = 0; times < 2; times += 1) {
    await get(path)
    await settle()
  }
  asked = []
}

/** And until it is compressed. */
async function keepCopy(headers: OutgoingHttpHeaders): Promise<void> {
  await keep()
  do {
    asked = []
    await get('/en', headers)
  } while (asked.length > 0)
}

// The first answer of a server tells how long Node keeps a connection by itself.
const withoutTimes = ({ date: _, 'keep-alive': __, ...headers }: IncomingHttpHeaders) => headers

test('what is asked for often is answered without the framework, byte for byte the same', async () => {
  const { headers, body } = await get()
  await keep()
  const repeated = await get()
  expect(asked).toEqual([])
  expect(repeated.body.equals(body)).toBe(true)
  const { 'transfer-encoding': _, ...expected } = withoutTimes(headers)
  expect(withoutTimes(repeated.headers)).toEqual({ ...expected, vary: 'rsc, Accept-Encoding', 'content-length': String(body.length) })
  expect(repeated.headers['content-security-policy']).toBeTruthy()
})

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['br;q=0.5, gzip;q=1', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['br; q=0.0,x-gzip', undefined, (body: Buffer) => body],
  ['', undefined, (body: Buffer) => body],
])('to a browser that takes "%s" it is sent as %s', async (wish, encoding, read) => {
  const headers = { 'accept-encoding': wish }
  await keepCopy(headers)
  const repeated = await get('/en', headers)
  expect(asked).toEqual([])
  expect(repeated.headers['content-encoding']).toBe(encoding)
  expect(repeated.headers['content-length']).toBe(String(repeated.body.length))
  expect(read(repeated.body).toString()).toBe(PAGE)
})

test('nobody waits for a copy to be compressed: meanwhile the framework answers', async () => {
  await keep()
  await get('/en', { 'accept-encoding': 'br' })
  expect(asked).toEqual(['/en'])
})

test.each(['"1f"', 'W/"1f"', '"other", W/"1f"', '*'])('a browser that has it already (%s) is told so', async (tag) => {
  await keep()
  const { status, headers, body } = await get('/en', { 'if-none-match': tag })
  expect([status, body.length, headers['content-length']]).toEqual([304, 0, undefined])
  expect(headers).toMatchObject({ etag: 'W/"1f"', vary: 'rsc, Accept-Encoding', 'cache-control': ASK_AGAIN })
  expect(asked).toEqual([])
})

test('beside a tag a time counts for nothing, alone it is asked about', async () => {
  await keep()
  const time = { 'if-modified-since': new Date(0).toUTCString() }
  expect((await get('/en', { ...time, 'if-none-match': '"1f"' })).status).toBe(304)
  expect(asked).toEqual([])
  await get('/en', time)
  expect(asked).toEqual(['/en'])
})

test('a browser that has an older one gets it', async () => {
  await keep()
  expect((await get('/en', { 'if-none-match': '"1e"' })).status).toBe(200)
})

describe('what the framework has compressed', () => {
  const QUICK = 'W/"1f-gz"'
  const OF_PROXY = { 'x-forwarded-accept-encoding': 'br, gzip' }

  beforeEach(() => {
    answer = (request, response) => {
      const isCompressed = /gzip/.test(request.headers['accept-encoding'] ?? '')
      response.writeHead(200, { ...KEPT, ...(isCompressed && { 'content-encoding': 'gzip' }) }).end(isCompressed ? gzipSync(PAGE) : PAGE)
    }
  })

  test('has a tag of its own', async () => {
    expect((await get('/en', { 'accept-encoding': 'gzip' })).headers.etag).toBe(QUICK)
    expect((await get('/en')).headers.etag).toBe('W/"1f"')
  })

  test.each([
    ['a browser', { 'accept-encoding': 'gzip, br' }, 304],
    ['a browser that takes nothing compressed any more', {}, 304],
    ['a proxy whose visitor takes no better', { ...OF_PROXY, 'accept-encoding': 'gzip' }, 304],
    ['a proxy that would compress it better', OF_PROXY, 200],
    ['a proxy for which there is a better one', { ...OF_PROXY, 'accept-encoding': 'br, gzip' }, 200],
  ])('is to %s what it has: %#', async (_, headers, status) => {
    await keepCopy(headers)
    const again = await get('/en', { ...headers, 'if-none-match': QUICK })
    expect(again.status).toBe(status)
    expect(again.headers.etag).toBe('W/"1f"')
  })
})

test.each([
  ['long', PAGE],
  ['short', 'self.a=1'],
])('a %s file that never changes is kept when it is first asked for', async (_, text) => {
  answer = (_request, response) => response.writeHead(200, FILE).end(text)
  await get('/file.js')
  await settle()
  asked = []
  await get('/file.js')
  expect(asked).toEqual([])
})

test('HEAD gets the headers alone', async () => {
  await keep()
  const { status, headers, body } = await get('/en', {}, 'HEAD')
  expect([status, headers['content-length'], body.length]).toEqual([200, String(Buffer.byteLength(PAGE)), 0])
  expect(asked).toEqual([])
})

test('what is published is asked for at once', async () => {
  await keep()
  marks.mark([])
  answer = (_, response) => response.writeHead(200, KEPT).end('new')
  expect((await get()).body.toString()).toBe('new')
})

test('what was asked for before a publication, and comes after it, is not kept', async () => {
  answer = (request, response) => {
    if (request.headers['x-imar-internal']) marks.mark([])
    response.writeHead(200, KEPT).end(PAGE)
  }
  await keep()
  await get()
  expect(asked).toEqual(['/en'])
})

test('after a second it is asked for anew behind the visitor, after ten not used any more', async () => {
  await keep()
  answer = (_, response) => response.writeHead(200, { ...KEPT, etag: '"20"' }).end(`${PAGE}2`)
  later = 1100
  expect((await get()).headers.etag).toBe('W/"1f"')
  await settle()
  expect((await get()).headers.etag).toBe('W/"20"')
  expect(asked).toEqual([])
  later = 12_000
  await get()
  expect(asked).toEqual(['/en'])
})

test('however many come when it has grown old, it is asked for anew once', async () => {
  await keep()
  later = 1100
  jest.mocked(askOwn).mockClear()
  await Promise.all(Array.from({ length: 8 }, () => get()))
  await settle()
  expect(askOwn).toHaveBeenCalledTimes(1)
  expect(asked).toEqual([])
})

test('a second that has not passed asks for nothing anew', async () => {
  await keep()
  jest.mocked(askOwn).mockClear()
  await get()
  expect(askOwn).not.toHaveBeenCalled()
})

test('what is renewed and the same needs no new copies', async () => {
  const headers = { 'accept-encoding': 'br' }
  await keepCopy(headers)
  later = 1100
  await get('/en', headers)
  await settle()
  expect((await get('/en', headers)).headers['content-encoding']).toBe('br')
  expect(asked).toEqual([])
})

test('where asking anew fails, what is kept serves its time', async () => {
  await keep()
  answer = (_, response) => response.destroy()
  later = 1100
  await get()
  await settle()
  expect((await get()).status).toBe(200)
  answer = (_, response) => response.writeHead(200, KEPT).end('new')
  later = 12_000
  expect((await get()).body.toString()).toBe('new')
})

test('a file that never changes stays', async () => {
  answer = (_, response) => response.writeHead(200, FILE).end(PAGE)
  await keep('/_next/static/a.js')
  later = 3_600_000
  marks.mark([])
  await get('/_next/static/a.js')
  expect(asked).toEqual([])
})

test.each<[string, string, OutgoingHttpHeaders, string]>([
  ['a query', '/en?q=a', {}, 'GET'],
  ['a preview', '/en', { cookie: 'a=b; imar_preview=x' }, 'GET'],
  ['data for the framework', '/en', { rsc: '1' }, 'GET'],
  ['an action', '/en', { 'next-action': 'x' }, 'POST'],
  ['a form', '/en', { 'content-type': 'multipart/form-data' }, 'GET'],
  ['a part', '/en', { range: 'bytes=0-9' }, 'GET'],
  ['a time', '/en', { 'if-modified-since': 'Sat, 21 Nov 2026 00:00:00 GMT' }, 'GET'],
  ['a condition', '/en', { 'if-match': '"1f"' }, 'GET'],
  ['a page to be shown in advance', '/en', { 'next-router-prefetch': '1' }, 'GET'],
  ['a draft of the framework', '/en', { cookie: '__prerender_bypass=x' }, 'GET'],
  ['data of a draft', '/en', { cookie: '__next_preview_data=x' }, 'GET'],
  ['a rendering', '/en', { 'x-prerender-revalidate': 'x' }, 'GET'],
])('%s is asked of the framework', async (_, path, headers, method) => {
  await keep()
  for (let times = 0; times < 3; times += 1) {
    await get(path, headers, method)
    await settle()
  }
  expect(asked).toEqual([path, path, path])
})

test.each<[string, number, OutgoingHttpHeaders]>([
  ['an old page', 200, { ...KEPT, 'x-nextjs-cache': 'STALE' }],
  ['a page made for this request', 200, { ...KEPT, 'x-nextjs-cache': 'MISS' }],
  ['a page for one visitor', 200, { ...KEPT, 'cache-control': 'private, no-store' }],
  ['a page with a cookie', 200, { ...KEPT, 'set-cookie': 'a=b' }],
  ['a redirect', 307, { ...KEPT, location: '/de' }],
  ['a picture', 200, { ...FILE, 'content-type': 'image/webp' }],
  ['what only ends like a text', 200, { ...FILE, 'content-type': 'x-text/html' }],
  ['a page for a time that is no cache’s', 200, { ...KEPT, 'cache-control': 'max-age=300' }],
  ['what is compressed already', 200, { ...FILE, 'content-encoding': 'gzip' }],
])('%s is not kept', async (_, status, headers) => {
  answer = (_, response) => response.writeHead(status, headers).end(PAGE)
  await keep()
  await get()
  expect(asked).toEqual(['/en'])
})

test.each([
  [1023, false],
  [1024, true],
  [1024 * 1024, true],
  [1024 * 1024 + 1, false],
])('of %d bytes, whether it is kept: %s', async (length, isKept) => {
  answer = (_, response) => response.writeHead(200, KEPT).end('x'.repeat(length))
  await keep()
  await get()
  expect(asked).toEqual(isKept ? [] : ['/en'])
})

test.each(['text/css', 'application/javascript', 'application/json; charset=utf-8', 'application/xml', 'application/atom+xml', 'image/svg+xml'])(
  'a text of the type %s is kept',
  async (type) => {
    answer = (_, response) => response.writeHead(200, { ...FILE, 'content-type': type }).end(PAGE)
    await keep()
    await get()
    expect(asked).toEqual([])
  },
)

test('whom a proxy names gets what everybody gets', async () => {
  await keep()
  await get('/en', { 'x-forwarded-for': '192.0.2.1', 'x-real-ip': '192.0.2.1', cookie: 'lang=en' })
  expect(asked).toEqual([])
})

test('what is asked for once in a while is not kept', async () => {
  await get()
  later = 10_100
  await get()
  await settle()
  await get()
  expect(asked).toEqual(['/en', '/en', '/en'])
})

test.each([
  [undefined, 'Accept-Encoding'],
  ['rsc', 'rsc, Accept-Encoding'],
  ['rsc, accept-encoding', 'rsc, accept-encoding'],
])('of what varies with %s, caches are told that it varies with %s', async (vary, told) => {
  answer = (_, response) => response.writeHead(200, { ...FILE, ...(vary && { vary }) }).end(PAGE)
  await keep()
  expect((await get()).headers.vary).toBe(told)
  expect(asked).toEqual([])
})

test('what is written in pieces comes in pieces', async () => {
  let finish = () => undefined as unknown
  answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write('first')
    finish = () => response.end('last')
  }
  const { port } = server.address() as AddressInfo
  const pieces: string[] = []
  await new Promise<void>((resolve) => {
    ask({ host: '127.0.0.1', port, path: '/en' }, (response) => {
      response.on('data', (chunk: Buffer) => {
        if (pieces.push(chunk.toString()) === 1) finish()
      })
      response.on('end', resolve)
    }).end()
  })
  expect(pieces).toEqual(['first', 'last'])
})

test('a visitor who goes away disturbs nobody', async () => {
  await keep()
  const { port } = server.address() as AddressInfo
  for (let visitors = 0; visitors < 20; visitors += 1) {
    const sent = ask({ host: '127.0.0.1', port, path: '/en' })
    sent.on('error', () => undefined)
    sent.end(() => sent.destroy())
  }
  await settle()
  expect((await get()).status).toBe(200)
})

test('of all that is kept, what was used longest ago gives way', async () => {
  const large = 'x'.repeat(1000 * 1024)
  answer = (_, response) => response.writeHead(200, FILE).end(large)
  for (let file = 0; file < 40; file += 1) {
    await get(`/_next/static/${file}.js`)
    await get(`/_next/static/${file}.js`)
  }
  await settle()
  asked = []
  await get('/_next/static/39.js')
  await get('/_next/static/0.js')
  expect(asked).toEqual(['/_next/static/0.js'])
})
