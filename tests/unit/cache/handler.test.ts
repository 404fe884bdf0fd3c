/** @jest-environment node */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import PageCache from '@/lib/cache/handler.mjs'

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
  globalThis.imarDataFiles = undefined
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

test('a page whose data file is gone is served as stale, not lost', async () => {
  await cache.set('/ar', value(), SET)
  const before = (await kept()).lastModified
  await rm(join(directory, 'flight'), { recursive: true })
  globalThis.imarDataFiles = undefined
  cache = new PageCache({ fs: nodeFs, flushToDisk: true, serverDistDir: join(directory, 'server'), revalidatedTags: [] })
  const { lastModified, value: page } = await kept()
  expect(page.html).toContain('<h1>x</h1>')
  expect(lastModified).toBeLessThan(before)
})

test("'not found' takes the place of a page that was kept before", async () => {
  await cache.set('/ar', value(), SET)
  await cache.set('/ar', value(404), SET)
  expect(await cache.get('/ar', GET)).toMatchObject({ value: { status: 404 } })
})

const redirect = (location: string) =>
  ({ kind: 'APP_PAGE', html: PAGE, rscData: Buffer.from('a'), headers: { location }, status: 307 }) as never

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

test('what is published is counted, so that nothing is repeated from before', async () => {
  const before = globalThis.imarPublished ?? 0
  await cache.revalidateTag(['type:article'], { expire: 1 })
  expect(globalThis.imarPublished).toBe(before + 1)
})
