/** @jest-environment node */
import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import PageCache from '@/lib/framework/cache/handler.mjs'
import { MakingTurns } from '@/lib/framework/cache/making-turns.mjs'
import { marks } from '@/lib/framework/cache/marks.mjs'
import { RENEW_HEADER } from '@/lib/framework/own-requests/renew-header.mjs'
import { processState } from '@/lib/framework/process/process-state.mjs'

const PAGE =
  '<!DOCTYPE html><html><body><h1>x</h1><script src="/_next/static/chunks/webpack-1f.js" id="_R_" async=""></script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a"])</script></body></html>'
const GET = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false } as never
const SET = { cacheControl: { revalidate: 300, expire: undefined }, isFallback: false, isRoutePPREnabled: false } as never
const POLICY = 'content-security-policy'

let directory: string
let cache: PageCache

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'page-cache-'))
  processState.dataFiles = undefined
  processState.keptPaths = undefined
  processState.keptAddresses = undefined
  processState.renewals = undefined
  processState.makingTurns = undefined
  cache = new PageCache({ fs: nodeFs, flushToDisk: true, serverDistDir: join(directory, 'server'), revalidatedTags: [] })
})

afterEach(() => rm(directory, { recursive: true }))

const value = (status?: number) => ({ kind: 'APP_PAGE', html: PAGE, rscData: Buffer.from('a'), headers: {}, status }) as never

async function kept(): Promise<{ lastModified: number; value: { html: string; headers: Record<string, string> } }> {
  const entry: unknown = await cache.get('/ar', GET)
  return entry as Awaited<ReturnType<typeof kept>>
}

test('a kept page carries its policy and names a data file that is there', async () => {
  await cache.set('/ar', value(), SET)
  const { value: page } = await kept()
  expect(page.headers[POLICY]).toContain("script-src 'self'")
  expect(page.html).not.toContain('__next_f')
  const [file = ''] = await readdir(join(directory, 'flight'))
  expect(page.html).toContain(`/flight/${file}`)
})

test('the visitor who waited for the rendering is sent the same', async () => {
  const sent = value() as { html: string; headers: Record<string, string> }
  await cache.set('/ar', sent, SET)
  expect(sent.html).toContain('/flight/')
  expect(sent.headers[POLICY]).toContain("script-src 'self'")
})

test('the visitor is sent a page with its policy and its rules when its data cannot be written', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  await writeFile(join(directory, 'flight'), 'in the place of the folder')
  const sent = value() as { html: string; headers: Record<string, string> }
  await cache.set('/ar', sent, SET)
  expect(sent.headers[POLICY]).toContain("script-src 'self'")
  expect(sent.html).toContain('<h1>x</h1>')
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/could not be kept: E[A-Z]+/))
})

test.each([404, 500])('a page with status %d is sent, but not kept', async (status) => {
  await cache.set('/ar', value(status), SET)
  expect(await cache.get('/ar', GET)).toBeNull()
})

const file = (status: number) => ({ kind: 'APP_ROUTE', body: Buffer.from('BEGIN:VCALENDAR'), headers: {}, status }) as never
const GET_FILE = { kind: 'APP_ROUTE', isFallback: false } as never

test('a file made by a route is kept, one that is not found is not', async () => {
  await cache.set('/ar/events/x/calendar.ics', file(200), SET)
  expect(await cache.get('/ar/events/x/calendar.ics', GET_FILE)).toMatchObject({ value: { status: 200 } })
  await cache.set('/ar/events/y/calendar.ics', file(404), SET)
  expect(await cache.get('/ar/events/y/calendar.ics', GET_FILE)).toBeNull()
})

test('a page whose data file is gone is served, and made anew behind the visitor', async () => {
  await cache.set('/ar', value(), SET)
  await rm(join(directory, 'flight'), { recursive: true })
  processState.dataFiles = undefined
  cache = new PageCache({ fs: nodeFs, flushToDisk: true, serverDistDir: join(directory, 'server'), revalidatedTags: [] })
  const add = jest.fn()
  processState.renewals = { add } as never
  expect((await kept()).value.html).toContain('<h1>x</h1>')
  expect(add).toHaveBeenCalledWith({ own: ['/ar'], others: [] })
})

test("'not found' takes the place of a page that was kept before", async () => {
  await cache.set('/ar', value(), SET)
  await cache.set('/ar', value(404), SET)
  expect(await cache.get('/ar', GET)).toMatchObject({ value: { status: 404 } })
})

const redirect = (location: string) => ({ kind: 'APP_PAGE', html: PAGE, rscData: Buffer.from('a'), headers: { location }, status: 307 }) as never

/** As the framework writes them. */
const key = (address: string) => `/route-cache/APP_PAGE/1f/$${address}`

test('a redirect to a page below its own address is kept, without a body', async () => {
  await cache.set(key('/ar/organization'), redirect('/ar/organization/it'), SET)
  expect(await cache.get(key('/ar/organization'), GET)).toMatchObject({
    value: { status: 307, html: '', headers: { location: '/ar/organization/it' } },
  })
})

test.each(['/ar/organization/it', '/ar/organization', '/ar/organizations/it'])('a redirect of a wrong address to %s is not kept', async (location) => {
  await cache.set(key('/ar/organization/wrong'), redirect(location), SET)
  expect(await cache.get(key('/ar/organization/wrong'), GET)).toBeNull()
  expect(await readdir(directory)).not.toContain('flight')
})

test.each(['/ar/organization/it', '/ar/organization'])('a redirect to %s ends a page that was kept before, and is not kept itself', async (location) => {
  await cache.set(key('/ar/organization/old'), value(), SET)
  await cache.set(key('/ar/organization/old'), redirect(location), SET)
  expect(await cache.get(key('/ar/organization/old'), GET)).toBeNull()
})

test.each([undefined, '/ar/events/old'])('a redirect that was found behind a visitor’s back keeps its target, with the header %s', async (location) => {
  const data = String.raw`self.__next_f.push([1,"9:E{\"digest\":\"NEXT_REDIRECT;replace;/ar/events#missing;307;\"}\n"])`
  const html = PAGE.replace('</body>', `<script>${data}</script></body>`)
  const found = { kind: 'APP_PAGE', html, rscData: Buffer.from('a'), headers: { location }, status: 307 }
  await cache.set('/ar/events/x', found, SET)
  expect(found).toMatchObject({ status: 307, html: '', headers: { location: '/ar/events#missing' } })
})

/** A handler as another request gets it. */
const another = (headers = {}) =>
  new PageCache({ fs: nodeFs, flushToDisk: true, serverDistDir: join(directory, 'server'), revalidatedTags: [], _requestHeaders: headers })

const tagged = (text: string, tag = 'type:article') =>
  ({
    kind: 'APP_PAGE',
    html: PAGE.replace('x</h1>', `${text}</h1>`),
    rscData: Buffer.from('a'),
    headers: { 'x-next-cache-tags': `_N_T_/ar,${tag}` },
  }) as never

describe('what has changed since work on a page began', () => {
  beforeEach(async () => {
    await cache.get('/ar', GET)
    await cache.set('/ar', tagged('old'), SET)
  })

  test('outdates it for everybody', async () => {
    expect(await another().get('/ar', GET)).toMatchObject({ value: { html: expect.stringContaining('old') } })
    marks.mark(['type:article'])
    expect(await another().get('/ar', GET)).toBeNull()
  })

  test('outdates it also when the work ended later', async () => {
    const slow = another()
    marks.mark(['type:article'])
    await slow.get('/ar', GET)
    await pause(2)
    marks.mark(['type:article'])
    await pause(2)
    // The framework asks more than once.
    await slow.get('/ar', GET)
    await slow.set('/ar', tagged('of before'), SET)
    expect(await another().get('/ar', GET)).toBeNull()
  })

  test('is of no matter when the page was not made of it', async () => {
    marks.mark(['type:project'])
    expect(await another().get('/ar', GET)).not.toBeNull()
  })

  test('leaves it to be given when it could not be made anew, and that is tried again', async () => {
    marks.mark(['type:article'])
    const add = jest.fn()
    processState.renewals = { add } as never
    cache.addresses.noteFailure('/ar')
    expect(await another().get('/ar', GET)).toMatchObject({ value: { html: expect.stringContaining('old') } })
    expect(add).toHaveBeenCalledWith({ own: ['/ar'], others: [] })
    expect(await another({ [RENEW_HEADER]: '1' }).get('/ar', GET)).toBeNull()
  })
})

describe('a crowd after a publication', () => {
  const pages = ['/ar/1', '/ar/2', '/ar/3']

  beforeEach(async () => {
    processState.makingTurns = new MakingTurns({ atOnce: 2, patienceMs: 100 })
    cache = another()
    for (const page of pages) await cache.set(page, tagged('old'), SET)
    marks.mark(['type:article'])
  })

  test('has some pages made anew at once, and is given the others as they were kept when that lasts too long', async () => {
    processState.renewals = { add: jest.fn() } as never
    const [first, second, third] = pages.map((page) => another().get(page, GET))
    expect([await first, await second]).toEqual([null, null])
    expect(await third).toMatchObject({ value: { html: expect.stringContaining('old') } })
    expect(processState.keptPaths?.has('/ar/1')).toBe(true)
  })

  test('shares what is being made', async () => {
    const answers = ['/ar/1', '/ar/2', '/ar/1', '/ar/2'].map((page) => another().get(page, GET))
    expect(await Promise.all(answers)).toEqual([null, null, null, null])
  })

  test('has the next one made when one was, or could not be', async () => {
    for (const page of pages.slice(0, 2)) await another().get(page, GET)
    const third = another().get('/ar/3', GET)
    await another().set('/ar/1', tagged('new'), SET)
    expect(await third).toBeNull()
  })

  test('has first made anew what was published since', async () => {
    processState.makingTurns = new MakingTurns({ atOnce: 1, patienceMs: 60_000 })
    await another().set('/ar/3', tagged('old', 'type:project'), SET)
    marks.markAll()
    marks.mark(['type:project'])
    const begun: string[] = []
    const follow = (page: string) =>
      another()
        .get(page, GET)
        .then(() => begun.push(page))
    await follow('/ar/1')
    const others = ['/ar/2', '/ar/3'].map(follow)
    while ((processState.makingTurns?.waiting ?? 0) < 2) await new Promise(setImmediate)
    await another().set('/ar/1', tagged('new'), SET)
    while (begun.length < 2) await new Promise(setImmediate)
    await another().set('/ar/3', tagged('new'), SET)
    await Promise.all(others)
    expect(begun).toEqual(['/ar/1', '/ar/3', '/ar/2'])
  })

  test('is given what was made while it waited', async () => {
    for (const page of pages.slice(0, 2)) await another().get(page, GET)
    const waiting = another().get('/ar/3', GET)
    await another({ [RENEW_HEADER]: '1' }).set('/ar/3', tagged('new'), SET)
    await another().set('/ar/1', tagged('new'), SET)
    expect(await waiting).toMatchObject({ value: { html: expect.stringContaining('new') } })
    expect(processState.makingTurns?.isRunning('/ar/3')).toBe(false)
  })
})

test("'not found' that took the place of a file is outdated by what outdated the file", async () => {
  const address = '/ar/events/x/calendar.ics'
  const headers = { 'x-next-cache-tags': 'type:event' }
  await cache.set(address, { kind: 'APP_ROUTE', body: Buffer.from('BEGIN:VCALENDAR'), headers, status: 200 }, SET)
  await cache.set(address, file(404), SET)
  expect(await another().get(address, GET_FILE)).toMatchObject({ value: { status: 404 } })
  marks.mark(['type:event'])
  expect(await another().get(address, GET_FILE)).toBeNull()
})

test('a page that has grown old is given, and made anew behind the visitor', async () => {
  const add = jest.fn()
  processState.renewals = { add } as never
  await cache.set('/ar', tagged('old'), { ...(SET as object), cacheControl: { revalidate: -1 } })
  expect(await another().get('/ar', GET)).toMatchObject({ lastModified: expect.any(Number), value: { html: expect.stringContaining('old') } })
  expect(add).toHaveBeenCalledWith({ own: ['/ar'], others: [] })
  expect(await another({ [RENEW_HEADER]: '1' }).get('/ar', GET)).toBeNull()
})

test('a page is made anew behind the visitor once it is older than it may become, and not before', async () => {
  const add = jest.fn()
  processState.renewals = { add } as never
  await cache.set('/ar', tagged('old'), SET)
  const now = Date.now()
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 299_000)
  expect(await another().get('/ar', GET)).not.toBeNull()
  expect(add).not.toHaveBeenCalled()
  clock.mockReturnValue(now + 301_000)
  expect(await another().get('/ar', GET)).not.toBeNull()
  clock.mockRestore()
  expect(add).toHaveBeenCalledTimes(1)
})

test('a page whose data was not understood is given as it is, and not made anew at each visit', async () => {
  const add = jest.fn()
  processState.renewals = { add } as never
  await cache.set('/ar', { ...(value() as object), html: '<html><body><h1>x</h1></body></html>' }, SET)
  expect((await kept()).value.html).toBe('<html><body><h1>x</h1></body></html>')
  expect(add).not.toHaveBeenCalled()
})

test('a page that never grows old is given, and nothing is made anew', async () => {
  const add = jest.fn()
  processState.renewals = { add } as never
  await cache.set('/ar', tagged('old'), { ...(SET as object), cacheControl: { revalidate: false } })
  expect(await another().get('/ar', GET)).toMatchObject({ value: { html: expect.stringContaining('old') } })
  expect(add).not.toHaveBeenCalled()
})

test('no visitor is told when work on a page began', async () => {
  const sent = tagged('new') as { headers: object }
  await cache.set('/ar', sent, SET)
  expect(JSON.stringify([sent.headers, (await kept()).value.headers])).not.toContain('x-imar')
})

describe('a read of the content service', () => {
  const READ = { kind: 'FETCH', revalidate: 300, tags: ['type:article'] } as never
  const inBase64 = (body: string) => Buffer.from(body).toString('base64')
  const BODY = inBase64('{"data":[]}')
  const reading = (body: string | undefined) => ({ kind: 'FETCH', data: { headers: {}, body, status: 200, url: 'http://content/' }, revalidate: 300 }) as never
  const read = reading(BODY)
  const keep = async () => {
    const handler = another()
    await handler.get('1f', READ)
    await handler.set('1f', read, { fetchCache: true, tags: ['type:article'] })
  }

  test('is kept, until something changes', async () => {
    await keep()
    expect(await another().get('1f', READ)).toMatchObject({ value: { data: { body: BODY } } })
    marks.mark(['type:article'])
    expect(await another().get('1f', READ)).toBeNull()
  })

  test.each(['', 'x', '<!doctype html><title>Bad gateway</title>', '{}', '[]', 'null', '"data"', '{"data":['])(
    'is not kept where %j came, which is no answer',
    async (body) => {
      const handler = another()
      await handler.get('1f', READ)
      await handler.set('1f', reading(inBase64(body)), { fetchCache: true, tags: ['type:article'] })
      await handler.set('20', reading(undefined), { fetchCache: true, tags: ['type:article'] })
      expect([await another().get('1f', READ), await another().get('20', READ)]).toEqual([null, null])
    },
  )

  test('leaves what was kept before in its place where no answer came', async () => {
    await keep()
    await another().set('1f', reading(inBase64('<h1>Bad gateway</h1>')), { fetchCache: true, tags: ['type:article'] })
    expect(await another().get('1f', READ)).toMatchObject({ value: { data: { body: BODY } } })
  })

  test('is given to nobody when it has lasted longer than the reader, or who kept it, allows', async () => {
    await keep()
    expect(await another().get('1f', { ...(READ as object), revalidate: -1 })).toBeNull()
    expect(await another().get('1f', { ...(READ as object), revalidate: undefined })).not.toBeNull()
    const handler = another()
    await handler.set('20', { ...(read as object), revalidate: -1 }, { fetchCache: true, tags: ['type:article'] })
    expect(await another().get('20', { ...(READ as object), revalidate: undefined })).toBeNull()
  })

  test('lasts as long as it may, from when it was asked for', async () => {
    await keep()
    const now = Date.now()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 299_000)
    expect(await another().get('1f', READ)).not.toBeNull()
    clock.mockReturnValue(now + 301_000)
    expect(await another().get('1f', READ)).toBeNull()
    clock.mockRestore()
  })

  test('is given to nobody when it is old, but to those who ask for old ones', async () => {
    await keep()
    marks.mark(['type:article'])
    const old = (key: string, controller = new AbortController()) =>
      (processState.oldReads ??= new AsyncLocalStorage<AbortController>()).run(controller, () => another().get(key, READ))
    expect(await old('1f')).toMatchObject({ value: { data: { body: BODY } } })
    const missing = new AbortController()
    expect(await old('20', missing)).toBeNull()
    expect(missing.signal.aborted).toBe(true)
  })
})

/** A process that has nothing in its memory. */
const fresh = () => new PageCache({ fs: nodeFs, flushToDisk: true, serverDistDir: join(directory, 'server'), revalidatedTags: [] })
const place = (name: string) => join(directory, 'server/app', name)

test.each([
  ['an empty page', 'ar.html', () => ''],
  ['a cut page', 'ar.html', (text: string) => text.slice(0, -20)],
  ['a page with a hole', 'ar.html', (text: string) => text.replace('<h1>x', '<h1> ')],
  ['cut data', 'ar.rsc', (text: string) => text.slice(0, -1)],
  ['cut headers', 'ar.meta', (text: string) => text.slice(0, -1)],
])('%s is not served but rendered anew, which takes its place', async (_, name, damage) => {
  await cache.set('/ar', value(), SET)
  await writeFile(place(name), damage(await readFile(place(name), 'utf8')))
  expect(await fresh().get('/ar', GET)).toBeNull()
  await cache.set('/ar', value(), SET)
  expect(await fresh().get('/ar', GET)).toMatchObject({ value: { html: expect.stringContaining('<h1>x</h1>') } })
})

test('a page and the data of another rendering are no whole', async () => {
  await cache.set('/ar', value(), SET)
  const before = await readFile(place('ar.rsc'))
  await cache.set('/ar', { ...(value() as object), rscData: Buffer.from('b') }, SET)
  await writeFile(place('ar.rsc'), before)
  expect(await fresh().get('/ar', GET)).toBeNull()
})

test('a file of a route that was cut is made anew', async () => {
  await cache.set('/ar/feed.xml', file(200), SET)
  await writeFile(place('ar/feed.xml.body'), 'BEGIN')
  expect(await fresh().get('/ar/feed.xml', GET_FILE)).toBeNull()
})

test('what an earlier process left unfinished is removed at the start', async () => {
  const names = ['server/route-cache/ar.html', 'cache/fetch-cache/1f', 'flight/a.js'].map((name) => join(directory, `${name}.4194305.7.tmp`))
  for (const name of names) {
    await mkdir(dirname(name), { recursive: true })
    await writeFile(name, '')
    await utimes(name, 1, 1)
  }
  processState.keptPaths = undefined
  fresh()
  while (names.some((name) => existsSync(name))) await pause(1)
  expect(await readdir(join(directory, 'flight'))).toEqual([])
})

test('length and digest go to nobody', async () => {
  const sent = value() as { headers: object }
  await cache.set('/ar', sent, SET)
  expect(Object.keys(sent.headers)).toEqual([POLICY])
  expect(Object.keys((await kept()).value.headers)).toEqual([POLICY])
})

test('a page without its content is neither kept nor takes the place of one', async () => {
  await cache.set('/ar', value(), SET)
  const blank = { ...(value() as object), html: PAGE.replace('<h1>x</h1>', '<main><div class="wrap"></div></main>') } as never
  await expect(cache.set('/ar', blank, SET)).rejects.toThrow('The page /ar has no content.')
  expect((await kept()).value.html).toContain('<h1>x</h1>')
})

test('it is known which addresses are kept, also those of an earlier process', async () => {
  await cache.set('/route-cache/APP_PAGE/1f/$/ar/events', value(), SET)
  expect(cache.paths.has('/ar/events')).toBe(true)
  processState.keptPaths = undefined
  const { paths } = fresh()
  await paths.ready
  expect(paths.has('/ar/events')).toBe(true)
  await rm(join(directory, 'server/route-cache'), { recursive: true })
  expect(await fresh().get('/route-cache/APP_PAGE/1f/$/ar/events', GET)).toBeNull()
  expect(paths.has('/ar/events')).toBe(false)
})
