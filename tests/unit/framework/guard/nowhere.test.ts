/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { marks } from '@/lib/framework/cache/marks.mjs'
import { Nowhere, routesOfBuild } from '@/lib/framework/guard/nowhere'

const request = (url: string | undefined, more: Partial<IncomingMessage> = {}) => ({ method: 'GET', url, headers: {}, ...more }) as IncomingMessage

describe('where the routes of the build are known', () => {
  const nowhere = new Nowhere([/^\/[^/]+\/projects(?:\/[^/]+)?$/, /^\/[^/]+$/])

  test.each(['/en/nothing', '/de/nothing/at/all/', '/ar/nothing?a=b', '/en/projects/x/y', '/en/nothing.x_y~z-1'])('nothing is at %s', (url) => {
    expect(nowhere.has(request(url))).toBe(true)
    expect(nowhere.has(request(url, { method: 'HEAD' }))).toBe(true)
  })

  test.each([
    ['a page', '/en/projects/x'],
    ['a list', '/en/projects?nothing=1'],
    ['what has no language', '/nothing'],
    ['no address', undefined],
    ['a second language, which is a redirect', '/en/ar/nothing'],
    ['one in large letters', '/en/AR/nothing'],
    ['an address with an empty part', '/en//nothing'],
    ['an address that has to be read first', '/en/%6eothing'],
    ['an address that only ends plainly', 'x:/en/nothing'],
    ['an address that only begins plainly', '/en/nothing;x'],
  ])('%s is left to the framework', (_, url) => {
    expect(nowhere.has(request(url))).toBe(false)
  })

  test('so is what is asked in another way', () => {
    expect(nowhere.has(request('/en/nothing', { method: 'POST' }))).toBe(false)
    expect(nowhere.has(request('/en/nothing', { headers: { rsc: '1' } }))).toBe(false)
    expect(nowhere.has(request('/en/nothing', { headers: { cookie: 'imar_preview=x' } }))).toBe(false)
  })
})

describe('where they are not', () => {
  let nowhere: Nowhere

  beforeEach(() => {
    jest.useFakeTimers()
    nowhere = new Nowhere([])
  })

  afterEach(() => jest.useRealTimers())

  const note = (url: string | undefined, statusCode = 404, more: Partial<IncomingMessage> = {}, published = marks.count) =>
    nowhere.note(request(url, more), { statusCode }, published)
  const isMissing = (url: string, more: Partial<IncomingMessage> = {}) => nowhere.has(request(url, more))

  test('any address may be a page, until it was not found', () => {
    expect(isMissing('/en/x')).toBe(false)
    note('/en/x')
    expect([isMissing('/en/x'), isMissing('/en/y')]).toEqual([true, false])
  })

  test('it is looked for again after ten seconds, however often it is asked for meanwhile', () => {
    note('/en/x')
    jest.advanceTimersByTime(9000)
    note('/en/x')
    jest.advanceTimersByTime(999)
    expect(isMissing('/en/x')).toBe(true)
    jest.advanceTimersByTime(1)
    expect(isMissing('/en/x')).toBe(false)
    note('/en/x')
    expect(isMissing('/en/x')).toBe(true)
  })

  test('what is published may be there', () => {
    note('/en/x')
    marks.mark(['type:article'])
    expect(isMissing('/en/x')).toBe(false)
    note('/en/x')
    expect(isMissing('/en/x')).toBe(true)
  })

  test('what was published while it was looked for may be there', () => {
    const before = marks.count
    marks.mark(['type:article'])
    note('/en/x', 404, {}, before)
    expect(isMissing('/en/x')).toBe(false)
  })

  test('with a question it may be another page', () => {
    note('/en/x')
    expect(isMissing('/en/x?a=b')).toBe(false)
    expect(isMissing('/en/x?')).toBe(false)
    note('/en/y?a=b')
    expect([isMissing('/en/y'), isMissing('/en/y?a=b')]).toEqual([false, false])
  })

  test('so it may be for whom it is made', () => {
    note('/en/x', 404, { headers: { cookie: 'imar_preview=x' } })
    note('/en/y', 404, { method: 'POST' })
    expect([isMissing('/en/x'), isMissing('/en/y')]).toEqual([false, false])
    note('/en/x')
    expect(isMissing('/en/x', { headers: { cookie: 'imar_preview=x' } })).toBe(false)
  })

  test('what was found, or failed, is not missing', () => {
    for (const status of [200, 307, 405, 410, 500]) note('/en/x', status)
    expect(isMissing('/en/x')).toBe(false)
  })

  test('an address that cannot be written in another way alone is remembered', () => {
    for (const url of ['/en//x', '/en/%6e', undefined]) note(url)
    expect(['/en//x', '/en/%6e', ''].map((url) => isMissing(url))).toEqual([false, false, false])
  })

  test('five thousand are remembered, and then none of them', () => {
    for (let number = 0; number < 5000; number += 1) note(`/en/${number}`)
    expect([isMissing('/en/0'), isMissing('/en/4999')]).toEqual([true, true])
    note('/en/5000')
    expect([isMissing('/en/0'), isMissing('/en/5000')]).toEqual([false, true])
  })
})

describe('the routes of the build', () => {
  let directory: string

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'routes-'))
  })

  afterEach(() => rm(directory, { recursive: true }))

  const build = (manifest: object) => writeFile(join(directory, 'routes-manifest.json'), JSON.stringify(manifest))

  test('are its redirects and pages, without the page of everything that has none', async () => {
    await build({
      redirects: [{ regex: '^/old$', source: '/old' }],
      staticRoutes: [{ page: '/robots.txt', regex: '^/robots\\.txt$' }],
      dynamicRoutes: [
        { page: '/[lang]/projects', regex: '^/([^/]+?)/projects$' },
        { page: '/[lang]/[...rest]', regex: '^/([^/]+?)/(.+?)$' },
      ],
    })
    const routes = routesOfBuild(directory)
    expect(routes).toEqual([/^\/old$/, /^\/robots\.txt$/, /^\/([^/]+?)\/projects$/])
  })

  test('are not guessed where the build says none', async () => {
    expect(() => routesOfBuild(directory)).toThrow('routes-manifest.json')
    await build({ redirects: [], staticRoutes: [] })
    expect(() => routesOfBuild(directory)).toThrow('dynamicRoutes')
  })
})
