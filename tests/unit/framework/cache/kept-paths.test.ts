/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { KeptPaths } from '@/lib/framework/cache/kept-paths.mjs'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kept-paths-'))
})

afterEach(() => rm(directory, { recursive: true }))

test('pages and files that a former process kept are known, and nothing that lies beside them', async () => {
  for (const name of ['ar/events.html', 'ar/events.meta', 'ar/events.rsc', 'ar/feed.xml.body', 'ar/old.html.7.1.tmp', 'ar/xhtml']) {
    const file = join(directory, 'route-cache/APP_PAGE/1f/$', name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, '')
  }
  const paths = new KeptPaths(directory)
  await paths.ready
  expect(['/ar/events', '/ar/feed.xml', '/ar/old', '/ar/xhtml', '/ar', '/ar/events.html'].filter((path) => paths.has(path))).toEqual([
    '/ar/events',
    '/ar/feed.xml',
  ])
})

test('where nothing was kept nothing is known, until it is told', async () => {
  const paths = new KeptPaths(join(directory, 'none'))
  await paths.ready
  expect(paths.has('/ar')).toBe(false)
  paths.add('/route-cache/APP_PAGE/1f/$/ar')
  expect(paths.has('/ar')).toBe(true)
  paths.remove('/route-cache/APP_PAGE/1f/$/ar')
  expect(paths.has('/ar')).toBe(false)
})
