/** @jest-environment node */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Redis } from 'ioredis'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { Changes } from '@/lib/framework/cluster/changes'
import { connect } from '@/lib/redis'
import { sharedFiles } from '@/lib/framework/cluster/shared-files'
import { SharedPages } from '@/lib/framework/cluster/shared-pages'
import { contentTags } from '@/lib/content/tags'
import PageCache from '@/lib/framework/cache/handler.mjs'
import { marks } from '@/lib/framework/cache/marks.mjs'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { RedisServer } from '../../cms/support/redis'
import { ready } from './support/ready'

const PAGE =
  '<!DOCTYPE html><html><body><h1>x</h1><script src="/_next/static/chunks/webpack-1f.js" id="_R_" async=""></script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a"])</script></body></html>'
const GET = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false } as never
const SET = { cacheControl: { revalidate: 300, expire: undefined }, isFallback: false, isRoutePPREnabled: false } as never
const KEY = '/route-cache/x/$/ar/articles'

let server: RedisServer
let redis: Redis
let directory: string
const open: Changes[] = []

beforeAll(async () => {
  server = await RedisServer.start()
  redis = connect(server.url)
  processState.redis = redis
  await ready(redis)
  directory = await mkdtemp(join(tmpdir(), 'shared-pages-'))
})
afterEach(() => {
  for (const changes of open.splice(0)) changes.close()
})
afterAll(async () => {
  redis.disconnect()
  await server.kill()
  await rm(directory, { recursive: true })
})

async function until(isSo: () => unknown): Promise<void> {
  for (const end = Date.now() + 10_000; !(await isSo()); ) {
    if (Date.now() > end) throw new Error('It did not come to that.')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** Another process of the site, with a disk of its own: what this one keeps of pages is replaced by what that one does. */
async function become(name: string, build = 'a') {
  const changes = new Changes(redis, { tags: contentTags, change: () => {}, gap: () => {} })
  open.push(changes)
  await until(() => changes.epoch !== '')
  Object.assign(processState, { dataFiles: undefined, keptPaths: undefined, keptAddresses: undefined, renewals: undefined })
  Object.assign(processState, { sharedPages: new SharedPages(changes, build), sharedFiles })
  const server = join(directory, name, 'server')
  // One for each request, as the framework makes them.
  const cache = () => new PageCache({ fs: nodeFs, flushToDisk: true, serverDistDir: server, revalidatedTags: [] })
  return { changes, cache, files: join(directory, name, 'flight') }
}

const page = () => ({ kind: 'APP_PAGE', html: PAGE, rscData: Buffer.from('a'), headers: { 'x-next-cache-tags': 'type:article,_N_T_/x' } }) as never

const stored = async () => (await redis.keys('imar:site:page:*')).length

beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  jest.spyOn(console, 'info').mockImplementation(() => {})
  await redis.flushdb()
})

/** Made and given to the others. */
async function make({ cache }: Awaited<ReturnType<typeof become>>) {
  const before = await stored()
  await cache().set(KEY, page(), SET)
  await until(async () => (await stored()) > before)
}

test('a page that one process has made is kept by another, with its data', async () => {
  const one = await become('one')
  await make(one)
  const [file = ''] = await readdir(one.files)
  const two = await become('two')
  expect(await two.cache().get(KEY, GET)).toMatchObject({
    value: { html: expect.stringContaining(file), headers: { 'x-next-cache-tags': 'type:article,_N_T_/x' } },
  })
  expect(await readdir(two.files)).toEqual([file])
})

test('not after something that it shows has changed', async () => {
  const one = await become('three')
  await make(one)
  await one.changes.tell({ model: 'event', documentId: 'x' })
  const two = await become('four')
  expect(await two.cache().get(KEY, GET)).not.toBeNull()
  await one.changes.tell({ model: 'article', documentId: 'x' })
  const three = await become('five')
  expect(await three.cache().get(KEY, GET)).toBeNull()
})

test('what was made while something changed is not taken over', async () => {
  const one = await become('six')
  const cache = one.cache()
  expect(await cache.get(KEY, GET)).toBeNull()
  await one.changes.tell({ model: 'article', documentId: 'x' })
  await until(() => one.changes.heard === 1)
  await cache.set(KEY, page(), SET)
  await until(async () => (await stored()) > 0)
  const two = await become('seven')
  expect(await two.cache().get(KEY, GET)).toBeNull()
})

test('what a publication has outdated here is taken from who has made it anew', async () => {
  const one = await become('eight')
  await make(one)
  marks.mark(['type:article'])
  // Not in the very millisecond of the change.
  await until(() => one.cache().get(KEY, GET))
  await one.changes.tell({ model: 'article', documentId: 'x' })
  marks.mark(['type:article'])
  expect(await one.cache().get(KEY, GET)).toBeNull()
})

test('what is taken over grows old when it does where it was made', async () => {
  await make(await become('old'))
  const two = await become('older')
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 100_000)
  expect(await two.cache().get(KEY, GET)).toMatchObject({ cacheControl: { revalidate: 200 } })
  later.mockReturnValue(Date.now() + 201_000)
  const three = await become('oldest')
  expect(await three.cache().get(KEY, GET)).toBeNull()
  later.mockRestore()
})

test('a page of another build is none of ours', async () => {
  await make(await become('nine'))
  const two = await become('ten', 'b')
  expect(await two.cache().get(KEY, GET)).toBeNull()
})

test('while Redis is away each makes its pages itself', async () => {
  const one = await become('eleven')
  await make(one)
  const two = await become('twelve')
  await server.kill()
  await until(() => two.changes.epoch === '')
  const cache = two.cache()
  expect(await cache.get(KEY, GET)).toBeNull()
  await cache.set(KEY, page(), SET)
  expect(await cache.get(KEY, GET)).not.toBeNull()
  await server.run()
  await ready(redis)
})
