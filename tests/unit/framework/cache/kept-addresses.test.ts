/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { addressOf, KeptAddresses, tagsOf } from '@/lib/framework/cache/kept-addresses.mjs'
import { marks } from '@/lib/framework/cache/marks.mjs'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kept-addresses-'))
})

afterEach(() => rm(directory, { recursive: true }))

async function keepFormer(address: string, meta: string) {
  const file = join(directory, 'route-cache', 'APP_PAGE', '1f', '$', `${address}.meta`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, meta)
}

test('an address is part of its key, and the tags of content are those that are no folder', () => {
  expect(addressOf('/route-cache/APP_PAGE/1f/$/ar/articles/x')).toBe('/ar/articles/x')
  expect(addressOf('/ar')).toBe('/ar')
  expect(tagsOf({ 'x-next-cache-tags': '_N_T_/layout,_N_T_/ar,type:article,article:x' })).toEqual(['type:article', 'article:x'])
  expect(tagsOf(undefined)).toEqual([])
  expect(tagsOf({})).toEqual([])
  expect(addressOf('/route-cache/APP_PAGE/1f/$/ar/$/x')).toBe('/ar/$/x')
})

test('what carries a tag is found, kept by this process or by a former one', async () => {
  await keepFormer('ar/projects/school', '{"headers":{"x-next-cache-tags":"type:project,project:school"}}')
  await keepFormer('ar/broken', '{"headers":')
  const addresses = new KeptAddresses(directory)
  addresses.note('/ar', ['type:article', 'type:project'])
  expect((await addresses.withAny(['type:project'])).sort()).toEqual(['/ar', '/ar/projects/school'])
  expect(await addresses.withAny(['project:school', 'type:event'])).toEqual(['/ar/projects/school'])
  expect(['/ar', '/ar/projects/school', '/ar/broken', '/de'].map((address) => addresses.has(address))).toEqual([true, true, true, false])
})

test('the tags of this process count, not those of a former one', async () => {
  await keepFormer('ar', '{"headers":{"x-next-cache-tags":"type:event"}}')
  const addresses = new KeptAddresses(directory)
  addresses.note('/ar', ['type:article'])
  expect(await addresses.withAny(['type:event'])).toEqual([])
})

test('a failure is remembered for a while, and until it succeeds', () => {
  const addresses = new KeptAddresses(directory)
  expect(addresses.hasFailed('/ar', 1000)).toBe(false)
  addresses.noteFailure('/ar', 1000)
  expect(addresses.hasFailed('/ar', 10_999)).toBe(true)
  expect(addresses.hasFailed('/ar', 11_000)).toBe(false)
  expect(addresses.hasFailed('/de', 1000)).toBe(false)
  addresses.noteSuccess('/ar')
  expect(addresses.hasFailed('/ar', 2000)).toBe(false)
})

test('a failure counts no more once something of it has changed since', () => {
  const addresses = new KeptAddresses(directory)
  addresses.note('/ar', ['type:article'])
  marks.mark(['type:article'])
  const failed = Date.now()
  addresses.noteFailure('/ar', failed)
  marks.mark(['type:event'], failed + 5)
  expect(addresses.hasFailed('/ar', failed + 10)).toBe(true)
  marks.mark(['type:article'], failed + 5)
  expect(addresses.hasFailed('/ar', failed + 10)).toBe(false)
})

test('only what stands beside an answer tells of its tags', async () => {
  await keepFormer('ar', '{"headers":{"x-next-cache-tags":"type:event"}}')
  await writeFile(join(directory, 'route-cache', 'APP_PAGE', '1f', '$', 'de.html'), '{"headers":{"x-next-cache-tags":"type:event"}}')
  expect(await new KeptAddresses(directory).withAny(['type:event'])).toEqual(['/ar'])
})

test('where nothing was kept nothing is found', async () => {
  expect(await new KeptAddresses(join(directory, 'none')).withAny(['type:event'])).toEqual([])
})
