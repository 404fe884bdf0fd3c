/** @jest-environment node */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { MakingTurns } from '@/lib/framework/cache/making-turns.mjs'
import { marks } from '@/lib/framework/cache/marks.mjs'
import { RENEW_HEADER } from '@/lib/framework/own-requests/renew-header.mjs'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { GET, pageCache, SET, tagged, value } from './page-cache'

const { cache, directory, another, kept } = pageCache()

test('a page whose data file is gone is served, and made anew behind the visitor', async () => {
  await cache().set('/ar', value(), SET)
  await rm(join(directory(), 'flight'), { recursive: true })
  processState.dataFiles = undefined
  const add = jest.fn()
  processState.renewals = { add } as never
  expect((await kept(another())).value.html).toContain('<h1>x</h1>')
  expect(add).toHaveBeenCalledWith({ own: ['/ar'], others: [] })
})

describe('a crowd after a publication', () => {
  const pages = ['/ar/1', '/ar/2', '/ar/3']

  beforeEach(async () => {
    processState.makingTurns = new MakingTurns({ atOnce: 2, patienceMs: 100 })
    const handler = another()
    for (const page of pages) await handler.set(page, tagged('old'), SET)
    marks.mark(['type:article'])
  })

  test('has some pages made anew at once, and is given the others as they were kept when that lasts too long', async () => {
    processState.renewals = { add: jest.fn() } as never
    for (const page of pages.slice(0, 2)) expect(await another().get(page, GET)).toBeNull()
    expect(await another().get('/ar/3', GET)).toMatchObject({ value: { html: expect.stringContaining('old') } })
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

test('a page that has grown old is given, and made anew behind the visitor', async () => {
  const add = jest.fn()
  processState.renewals = { add } as never
  await cache().set('/ar', tagged('old'), { ...(SET as object), cacheControl: { revalidate: -1 } })
  expect(await another().get('/ar', GET)).toMatchObject({ lastModified: expect.any(Number), value: { html: expect.stringContaining('old') } })
  expect(add).toHaveBeenCalledWith({ own: ['/ar'], others: [] })
  expect(await another({ [RENEW_HEADER]: '1' }).get('/ar', GET)).toBeNull()
})

test('a page is made anew behind the visitor once it is older than it may become, and not before', async () => {
  const add = jest.fn()
  processState.renewals = { add } as never
  await cache().set('/ar', tagged('old'), SET)
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
  await cache().set('/ar', { ...(value() as object), html: '<html><body><h1>x</h1></body></html>' }, SET)
  expect((await kept()).value.html).toBe('<html><body><h1>x</h1></body></html>')
  expect(add).not.toHaveBeenCalled()
})

test('a page that never grows old is given, and nothing is made anew', async () => {
  const add = jest.fn()
  processState.renewals = { add } as never
  await cache().set('/ar', tagged('old'), { ...(SET as object), cacheControl: { revalidate: false } })
  expect(await another().get('/ar', GET)).toMatchObject({ value: { html: expect.stringContaining('old') } })
  expect(add).not.toHaveBeenCalled()
})
