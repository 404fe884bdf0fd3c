/** @jest-environment node */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { file, GET, GET_FILE, PAGE, pageCache, SET, tagged, value } from './page-cache'

const POLICY = 'content-security-policy'

const { cache, directory, another, kept } = pageCache()

test('a kept page carries its policy and names a data file that is there', async () => {
  await cache().set('/ar', value(), SET)
  const { value: page } = await kept()
  expect(page.headers[POLICY]).toContain("script-src 'self'")
  expect(page.html).not.toContain('__next_f')
  const [file = ''] = await readdir(join(directory(), 'flight'))
  expect(page.html).toContain(`/flight/${file}`)
})

test('the visitor who waited for the rendering is sent the same', async () => {
  const sent = value() as { html: string; headers: Record<string, string> }
  await cache().set('/ar', sent, SET)
  expect(sent.html).toContain('/flight/')
  expect(sent.headers[POLICY]).toContain("script-src 'self'")
})

test('the visitor is sent a page with its policy and its rules when its data cannot be written', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  await writeFile(join(directory(), 'flight'), 'in the place of the folder')
  const sent = value() as { html: string; headers: Record<string, string> }
  await cache().set('/ar', sent, SET)
  expect(sent.headers[POLICY]).toContain("script-src 'self'")
  expect(sent.html).toContain('<h1>x</h1>')
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/could not be kept: E[A-Z]+/))
})

test.each([404, 500])('a page with status %d is sent, but not kept', async (status) => {
  await cache().set('/ar', value(status), SET)
  expect(await cache().get('/ar', GET)).toBeNull()
})

test('a file made by a route is kept, one that is not found is not', async () => {
  await cache().set('/ar/events/x/calendar.ics', file(200), SET)
  expect(await cache().get('/ar/events/x/calendar.ics', GET_FILE)).toMatchObject({ value: { status: 200 } })
  await cache().set('/ar/events/y/calendar.ics', file(404), SET)
  expect(await cache().get('/ar/events/y/calendar.ics', GET_FILE)).toBeNull()
})

test("'not found' takes the place of a page that was kept before", async () => {
  await cache().set('/ar', value(), SET)
  await cache().set('/ar', value(404), SET)
  expect(await cache().get('/ar', GET)).toMatchObject({ value: { status: 404 } })
})

const redirect = (location: string) => ({ kind: 'APP_PAGE', html: PAGE, rscData: Buffer.from('a'), headers: { location }, status: 307 }) as never

/** As the framework writes them. */
const key = (address: string) => `/route-cache/APP_PAGE/1f/$${address}`

test('a redirect to a page below its own address is kept, without a body', async () => {
  await cache().set(key('/ar/organization'), redirect('/ar/organization/it'), SET)
  expect(await cache().get(key('/ar/organization'), GET)).toMatchObject({
    value: { status: 307, html: '', headers: { location: '/ar/organization/it' } },
  })
})

test.each(['/ar/organization/it', '/ar/organization', '/ar/organizations/it'])('a redirect of a wrong address to %s is not kept', async (location) => {
  await cache().set(key('/ar/organization/wrong'), redirect(location), SET)
  expect(await cache().get(key('/ar/organization/wrong'), GET)).toBeNull()
  expect(await readdir(directory())).not.toContain('flight')
})

test.each(['/ar/organization/it', '/ar/organization'])('a redirect to %s ends a page that was kept before, and is not kept itself', async (location) => {
  await cache().set(key('/ar/organization/old'), value(), SET)
  await cache().set(key('/ar/organization/old'), redirect(location), SET)
  expect(await cache().get(key('/ar/organization/old'), GET)).toBeNull()
})

test.each([undefined, '/ar/events/old'])('a redirect that was found behind a visitor’s back keeps its target, with the header %s', async (location) => {
  const data = String.raw`self.__next_f.push([1,"9:E{\"digest\":\"NEXT_REDIRECT;replace;/ar/events#missing;307;\"}\n"])`
  const html = PAGE.replace('</body>', `<script>${data}</script></body>`)
  const found = { kind: 'APP_PAGE', html, rscData: Buffer.from('a'), headers: { location }, status: 307 }
  await cache().set('/ar/events/x', found, SET)
  expect(found).toMatchObject({ status: 307, html: '', headers: { location: '/ar/events#missing' } })
})

test('no visitor is told when work on a page began', async () => {
  const sent = tagged('new') as { headers: object }
  await cache().set('/ar', sent, SET)
  expect(JSON.stringify([sent.headers, (await kept()).value.headers])).not.toContain('x-imar')
})

const place = (name: string) => join(directory(), 'server/app', name)

test.each([
  ['an empty page', 'ar.html', () => ''],
  ['a cut page', 'ar.html', (text: string) => text.slice(0, -20)],
  ['a page with a hole', 'ar.html', (text: string) => text.replace('<h1>x', '<h1> ')],
  ['cut data', 'ar.rsc', (text: string) => text.slice(0, -1)],
  ['cut headers', 'ar.meta', (text: string) => text.slice(0, -1)],
])('%s is not served but rendered anew, which takes its place', async (_, name, damage) => {
  await cache().set('/ar', value(), SET)
  await writeFile(place(name), damage(await readFile(place(name), 'utf8')))
  expect(await another().get('/ar', GET)).toBeNull()
  await cache().set('/ar', value(), SET)
  expect(await another().get('/ar', GET)).toMatchObject({ value: { html: expect.stringContaining('<h1>x</h1>') } })
})

test('a page and the data of another rendering are no whole', async () => {
  await cache().set('/ar', value(), SET)
  const before = await readFile(place('ar.rsc'))
  await cache().set('/ar', { ...(value() as object), rscData: Buffer.from('b') }, SET)
  await writeFile(place('ar.rsc'), before)
  expect(await another().get('/ar', GET)).toBeNull()
})

test('a file of a route that was cut is made anew', async () => {
  await cache().set('/ar/feed.xml', file(200), SET)
  await writeFile(place('ar/feed.xml.body'), 'BEGIN')
  expect(await another().get('/ar/feed.xml', GET_FILE)).toBeNull()
})

test('what an earlier process left unfinished is removed at the start', async () => {
  const names = ['server/route-cache/ar.html', 'cache/fetch-cache/1f', 'flight/a.js'].map((name) => join(directory(), `${name}.4194305.7.tmp`))
  for (const name of names) {
    await mkdir(dirname(name), { recursive: true })
    await writeFile(name, '')
    await utimes(name, 1, 1)
  }
  processState.keptPaths = undefined
  another()
  while (names.some((name) => existsSync(name))) await pause(1)
  expect(await readdir(join(directory(), 'flight'))).toEqual([])
})

test('length and digest go to nobody', async () => {
  const sent = value() as { headers: object }
  await cache().set('/ar', sent, SET)
  expect(Object.keys(sent.headers)).toEqual([POLICY])
  expect(Object.keys((await kept()).value.headers)).toEqual([POLICY])
})

test('a page without its content is neither kept nor takes the place of one', async () => {
  await cache().set('/ar', value(), SET)
  const blank = { ...(value() as object), html: PAGE.replace('<h1>x</h1>', '<main><div class="wrap"></div></main>') } as never
  await expect(cache().set('/ar', blank, SET)).rejects.toThrow('The page /ar has no content.')
  expect((await kept()).value.html).toContain('<h1>x</h1>')
})

test('it is known which addresses are kept, also those of an earlier process', async () => {
  await cache().set('/route-cache/APP_PAGE/1f/$/ar/events', value(), SET)
  expect(cache().paths.has('/ar/events')).toBe(true)
  processState.keptPaths = undefined
  const { paths } = another()
  await paths.ready
  expect(paths.has('/ar/events')).toBe(true)
  await rm(join(directory(), 'server/route-cache'), { recursive: true })
  expect(await another().get('/route-cache/APP_PAGE/1f/$/ar/events', GET)).toBeNull()
  expect(paths.has('/ar/events')).toBe(false)
})
