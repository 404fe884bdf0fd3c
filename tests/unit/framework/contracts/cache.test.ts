/** @jest-environment node */
import fs from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NEXT_CACHE_IMPLICIT_TAG_ID, NEXT_CACHE_TAGS_HEADER } from 'next/dist/lib/constants'
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import ResponseCache from 'next/dist/server/response-cache'
import PageCache from '@/lib/framework/cache/handler.mjs'
import { KeptAddresses } from '@/lib/framework/cache/kept-addresses.mjs'
import { KeptPaths } from '@/lib/framework/cache/kept-paths.mjs'
import { removeUnfinished } from '@/lib/framework/cache/whole-files.mjs'
import { RENEW_HEADER } from '@/lib/framework/own-requests/renew-header.mjs'

const HTML = '<!DOCTYPE html><html><body><main><h1>Events</h1></main></body></html>'
const ROUTE = { kind: 'APP_PAGE', sourceRoute: '/[lang]/events/page' } as never
const PAGE = { isFallback: false, isRoutePPREnabled: false, route: ROUTE }

let directory: string
let server: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'contract-'))
  server = join(directory, 'server')
})

afterEach(() => rm(directory, { recursive: true }))

/** The framework's cache of a request as its server makes it, with our handler. Files are not to be written past `writeWhole`. */
const cacheOf = (requestHeaders: Record<string, string> = {}) =>
  new IncrementalCache({
    fs: { ...nodeFs, writeFile: () => Promise.reject(new Error('written past the handler')) },
    dev: false,
    flushToDisk: true,
    serverDistDir: server,
    requestHeaders,
    previewProps: { previewModeId: '' } as never,
    prerenderManifest: { routes: {}, dynamicRoutes: {}, notFoundRoutes: [] } as never,
    CurCacheHandler: PageCache as never,
  })

async function keepPage(): Promise<void> {
  const headers = { [NEXT_CACHE_TAGS_HEADER]: `${NEXT_CACHE_IMPLICIT_TAG_ID}/en,type:event` }
  const value = { kind: 'APP_PAGE', html: HTML, rscData: Buffer.from('a'), headers, status: 200 } as never
  await cacheOf().set('/en/events', value, { ...PAGE, cacheControl: { revalidate: 300, expire: undefined } })
}

test('The cache of files', async () => {
  expect(cacheOf({ [RENEW_HEADER]: '1' }).cacheHandler).toMatchObject({ isRenewal: true })
  await keepPage()
  expect(await cacheOf().get('/en/events', { ...PAGE, kind: 'APP_PAGE' } as never)).toMatchObject({
    value: { html: HTML, headers: { 'content-security-policy': expect.anything() } },
  })
  const body = Buffer.from('{"data":[]}').toString('base64')
  const read = { kind: 'FETCH', data: { headers: {}, body, status: 200, url: 'http://content/' }, revalidate: 300 } as never
  const tags = ['type:event']
  const cache = cacheOf()
  await cache.get('1f', { kind: 'FETCH', tags, revalidate: 300 } as never)
  await cache.set('1f', read, { fetchCache: true, tags })
  expect(await cacheOf().get('1f', { kind: 'FETCH', tags, revalidate: 300 } as never)).toMatchObject({ value: { data: { body } } })
  expect(await readdir(join(server, '../cache/fetch-cache'))).toEqual(['1f'])
})

test('Addresses and tags of what is kept', async () => {
  await keepPage()
  const paths = new KeptPaths(server)
  await paths.ready
  expect(paths.has('/en/events')).toBe(true)
  expect(await new KeptAddresses(server).withAny(['type:event'])).toEqual(['/en/events'])
  expect(await new KeptAddresses(server).withAny([`${NEXT_CACHE_IMPLICIT_TAG_ID}/en`])).toEqual([])
})

test('Names of unfinished files', async () => {
  const names: string[] = []
  jest.spyOn(fs.promises, 'link').mockImplementation(async (unfinished) => void names.push(String(unfinished)))
  await nodeFs.writeFileAtomic?.(join(directory, 'page.html'), 'half')
  const [unfinished = ''] = names
  await writeFile(unfinished, 'half')
  await removeUnfinished([directory], Infinity)
  expect(await readdir(directory)).toEqual([])
})

test('Shared renderings', async () => {
  const cache = new ResponseCache({ minimalMode: false, route: ROUTE })
  const render = jest.fn(async () => null)
  const visit = () => cache.get('/en/events', render, { routeKind: 'APP_PAGE' as never, incrementalCache: cacheOf() })
  await Promise.all([visit(), visit()])
  expect(render).toHaveBeenCalledTimes(1)
})
