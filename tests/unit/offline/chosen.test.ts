/** @jest-environment node */
import { ASK_AGAIN } from '@/lib/lifetimes'
import { choose, forget, isChosen, isForEverybody } from '@/lib/offline/chosen'

const PAGE = '/en/reports/x'
const KEPT = { 'cache-control': ASK_AGAIN }
const PAGE_HEADERS = { ...KEPT, 'content-type': 'text/html; charset=utf-8' }

let opened: Map<string, Map<string, Response>>
/** What the site answers, by the path. */
let site: Record<string, () => Promise<Response>>
const asked = jest.fn()

beforeEach(() => {
  opened = new Map()
  asked.mockClear()
  site = { [PAGE]: answer('1234', PAGE_HEADERS), '/uploads/a.webp': answer('12') }
  const open = async (name: string) => {
    const entries = opened.get(name) ?? new Map<string, Response>()
    opened.set(name, entries)
    return {
      match: async (path: string) => entries.get(path),
      put: async (path: string, response: Response) => void entries.set(path, response),
      delete: async (path: string) => entries.delete(path),
      keys: async () => [...entries.keys()].map((path) => ({ url: `https://imar.test${path}` })),
    }
  }
  const fetched = (path: string, init?: RequestInit) => {
    asked(path, init)
    return site[path]?.() ?? Promise.reject(new TypeError('no line'))
  }
  Object.assign(globalThis, { caches: { open }, fetch: fetched })
})

const answer =
  (text: string, headers: Record<string, string> = KEPT, status = 200) =>
  async () =>
    new Response(text, { status, headers })

const kept = () => [...(opened.get('imar-chosen')?.keys() ?? [])].sort()

test.each<[string, boolean, number, Record<string, string>]>([
  ['a page that caches keep', true, 200, KEPT],
  ['a file that never changes', true, 200, { 'cache-control': 'public, max-age=31536000, immutable' }],
  ['a part of a file', false, 206, KEPT],
  ['a page that is not there', false, 404, KEPT],
  ['a page for one person', false, 200, { 'cache-control': 'private, no-store' }],
  ['what does not say for whom it is', false, 200, {}],
])('whether %s is for everybody: %s', (_, expected, status, headers) => {
  expect(isForEverybody(new Response('', { status, headers }))).toBe(expected)
})

test('a page is kept as it is published now, with its files, and what it takes is told in bytes', async () => {
  expect(await isChosen(PAGE)).toBe(false)
  expect(await choose(PAGE, ['/uploads/a.webp'])).toBe(6)
  expect(asked.mock.calls).toEqual([
    [PAGE, { cache: 'no-cache' }],
    ['/uploads/a.webp', undefined],
  ])
  expect(kept()).toEqual([PAGE, '/uploads/a.webp'])
  expect(await opened.get('imar-chosen')?.get(PAGE)?.text()).toBe('1234')
  expect(await isChosen(PAGE)).toBe(true)
})

test('what is taken from the device again is not there any more', async () => {
  await choose(PAGE, ['/uploads/a.webp'])
  await forget(PAGE)
  expect([kept(), await isChosen(PAGE)]).toEqual([[], false])
})

test('what another kept page shows, too, stays for it, and goes with the last of them', async () => {
  const other = '/en/events/y'
  site[other] = answer('<img src="/uploads/a.webp">', PAGE_HEADERS)
  site['/uploads/b.webp'] = answer('3')
  await choose(PAGE, ['/uploads/a.webp', '/uploads/b.webp'])
  await choose(other, ['/uploads/a.webp'])
  await forget(PAGE)
  expect(kept()).toEqual([other, '/uploads/a.webp'])
  await forget(other)
  expect(kept()).toEqual([])
})

test('where a part is not for everybody nothing is kept, and it is said which', async () => {
  site['/uploads/a.webp'] = answer('12', {})
  await expect(choose(PAGE, ['/uploads/a.webp'])).rejects.toThrow('/uploads/a.webp cannot be kept.')
  expect(kept()).toEqual([])
})

test('where a part fails nothing is kept, though others come later', async () => {
  let come = (_: Response) => {}
  site[PAGE] = () => new Promise((resolve) => (come = resolve))
  const outcome = choose(PAGE, ['/uploads/missing.webp', '/uploads/a.webp']).catch((error: unknown) => error)
  await new Promise((resolve) => setImmediate(resolve))
  come(await answer('1234')())
  expect(await outcome).toEqual(new TypeError('no line'))
  await new Promise((resolve) => setImmediate(resolve))
  expect(kept()).toEqual([])
})
