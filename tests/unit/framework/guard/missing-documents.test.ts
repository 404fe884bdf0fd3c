/** @jest-environment node */
import type { IncomingMessage } from 'node:http'
import { marks } from '@/lib/framework/cache/marks.mjs'
import { MissingDocuments } from '@/lib/framework/guard/missing-documents'
import { processState } from '@/lib/framework/process/process-state.mjs'

const read = jest.fn<Promise<ReadonlySet<string>>, []>()
let documents: MissingDocuments

/** As the routes of the build do. */
const nameRoute = (url = '') => {
  if (/^\/\w+\/events\/calendar\.ics/.test(url)) return '/[lang]/events/calendar.ics'
  return /^\/\w+\/(projects|reports|events)\/[^/]+/.test(url) ? `/[lang]/${url.split('/')[2]}/[slug]` : '/[lang]/[...rest]'
}

const request = (url: string, more: Partial<IncomingMessage> = {}) => ({ method: 'GET', url, headers: {}, ...more }) as IncomingMessage
const isMissing = (url: string, more?: Partial<IncomingMessage>) => documents.has(request(url, more))

/** The framework has answered, and what that leads to is done. */
async function answered(url: string, statusCode = 404) {
  documents.note(request(url), { statusCode })
  await jest.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  jest.useFakeTimers()
  read.mockReset().mockResolvedValue(new Set(['/projects/well', '/projects/school-2']))
  processState.routesOfDocuments = new Map([
    ['/projects', read],
    ['/events', read],
  ])
  documents = new MissingDocuments(nameRoute)
})

afterEach(() => {
  processState.routesOfDocuments = undefined
  jest.useRealTimers()
})

test('once a document was not found, those that no language has are known to be missing', async () => {
  expect(isMissing('/en/projects/nothing')).toBe(false)
  await answered('/en/projects/nothing')
  expect(isMissing('/en/projects/nothing')).toBe(true)
  expect(isMissing('/ar/projects/nothing-else?utm_source=mail')).toBe(true)
  expect(isMissing('/en/projects/nothing', { method: 'HEAD' })).toBe(true)
  expect(isMissing('/de/projects/school-2')).toBe(false)
})

test.each([
  '/en/projects',
  '/en/projects/',
  '/en/projects/page/2',
  '/en/projects/nothing/',
  '/en/projects/%D8%AD',
  '/en/reports/winter',
  '/projects/nothing',
  '/api/health',
])('%s is left to the framework', async (url) => {
  await answered('/en/projects/nothing')
  expect(isMissing(url)).toBe(false)
})

test('what has a route of its own below a list is no document', async () => {
  await answered('/en/events/nothing')
  expect(isMissing('/en/events/nothing')).toBe(true)
  expect(isMissing('/de/events/calendar.ics')).toBe(false)
  read.mockClear()
  marks.mark(['type:event'])
  await answered('/de/events/calendar.ics')
  expect(read).not.toHaveBeenCalled()
})

test('so is a preview, what the framework asks of itself, and what is sent', async () => {
  await answered('/en/projects/nothing')
  expect(isMissing('/en/projects/nothing', { headers: { cookie: 'imar_preview=1' } })).toBe(false)
  expect(isMissing('/en/projects/nothing', { headers: { rsc: '1' } })).toBe(false)
  expect(isMissing('/en/projects/nothing', { method: 'POST' })).toBe(false)
})

test('who finds a document lets nothing be read, nor does who misses another page', async () => {
  await answered('/en/projects/well', 200)
  await answered('/en/projects/page/900')
  await answered('/en/reports/nothing')
  expect(read).not.toHaveBeenCalled()
})

test('a crowd lets it be read once, and again after ten seconds', async () => {
  for (let index = 0; index < 100; index++) documents.note(request(`/en/projects/nothing-${index}`), { statusCode: 404 })
  await jest.advanceTimersByTimeAsync(9_999)
  expect(isMissing('/en/projects/nothing')).toBe(true)
  await answered('/en/projects/nothing')
  expect(read).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(1)
  await answered('/en/projects/nothing')
  expect(read).toHaveBeenCalledTimes(2)
})

test('what is known serves while it is read anew, and what has come meanwhile counts once that is done', async () => {
  await answered('/en/projects/new')
  jest.advanceTimersByTime(10_000)
  expect(isMissing('/en/projects/new')).toBe(true)
  let give = (_: ReadonlySet<string>) => {}
  read.mockReturnValueOnce(new Promise((resolve) => (give = resolve)))
  await answered('/en/projects/new')
  jest.advanceTimersByTime(29_999)
  expect(isMissing('/en/projects/new')).toBe(true)
  give(new Set(['/projects/new']))
  await jest.advanceTimersByTimeAsync(0)
  expect(isMissing('/en/projects/new')).toBe(false)
})

test('one reading ends before the next begins, so that what is known is handed on once', async () => {
  await answered('/en/projects/nothing')
  jest.advanceTimersByTime(10_000)
  read.mockReturnValueOnce(new Promise(() => {}))
  await answered('/en/projects/nothing')
  jest.advanceTimersByTime(20_000)
  await answered('/en/projects/nothing')
  expect(read).toHaveBeenCalledTimes(2)
  jest.advanceTimersByTime(10_000)
  expect(isMissing('/en/projects/nothing')).toBe(false)
})

test('a reading that fails after a publication leaves the one that has begun since', async () => {
  let fail = () => {}
  read.mockReturnValueOnce(new Promise((_, reject) => (fail = () => reject(new Error('away')))))
  await answered('/en/projects/nothing')
  marks.mark(['type:project'])
  await answered('/en/projects/nothing')
  fail()
  await jest.advanceTimersByTimeAsync(0)
  expect(isMissing('/en/projects/nothing')).toBe(true)
})

test('what is known longer than half a minute does not serve any more', async () => {
  await answered('/en/projects/nothing')
  jest.advanceTimersByTime(29_999)
  expect(isMissing('/en/projects/nothing')).toBe(true)
  jest.advanceTimersByTime(1)
  expect(isMissing('/en/projects/nothing')).toBe(false)
})

test('what is published is not missing from that moment on', async () => {
  await answered('/en/projects/new')
  expect(isMissing('/en/projects/new')).toBe(true)
  marks.mark(['type:project'])
  expect(isMissing('/en/projects/new')).toBe(false)
})

test('what was published while it was read is not missing either', async () => {
  documents.note(request('/en/projects/nothing'), { statusCode: 404 })
  marks.mark(['type:project'])
  await jest.advanceTimersByTimeAsync(0)
  expect(isMissing('/en/projects/new')).toBe(false)
})

test('while the content service is away nothing is called missing, and it is asked again', async () => {
  read.mockRejectedValueOnce(new Error('away'))
  await answered('/en/projects/nothing')
  expect(isMissing('/en/projects/nothing')).toBe(false)
  await answered('/en/projects/nothing')
  expect(isMissing('/en/projects/nothing')).toBe(true)
})
