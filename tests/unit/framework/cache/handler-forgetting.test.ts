/** @jest-environment node */
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { marks } from '@/lib/framework/cache/marks.mjs'
import { RENEW_HEADER } from '@/lib/framework/own-requests/renew-header.mjs'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { file, GET, GET_FILE, pageCache, SET, tagged } from './page-cache'

const { cache, another } = pageCache()

describe('what has changed since work on a page began', () => {
  beforeEach(async () => {
    await cache().get('/ar', GET)
    await cache().set('/ar', tagged('old'), SET)
  })

  test('outdates it for everybody', async () => {
    expect(await another().get('/ar', GET)).toMatchObject({ value: { html: expect.stringContaining('old') } })
    marks.mark(['type:article'])
    expect(await another().get('/ar', GET)).toBeNull()
  })

  test('outdates it also when the work ended later', async () => {
    const slow = another()
    marks.mark(['type:article'])
    await slow.get('/ar', GET)
    await pause(2)
    marks.mark(['type:article'])
    await pause(2)
    // The framework asks more than once.
    await slow.get('/ar', GET)
    await slow.set('/ar', tagged('of before'), SET)
    expect(await another().get('/ar', GET)).toBeNull()
  })

  test('is of no matter when the page was not made of it', async () => {
    marks.mark(['type:project'])
    expect(await another().get('/ar', GET)).not.toBeNull()
  })

  test('leaves it to be given when it could not be made anew, and that is tried again', async () => {
    marks.mark(['type:article'])
    const add = jest.fn()
    processState.renewals = { add } as never
    cache().addresses.noteFailure('/ar')
    expect(await another().get('/ar', GET)).toMatchObject({ value: { html: expect.stringContaining('old') } })
    expect(add).toHaveBeenCalledWith({ own: ['/ar'], others: [] })
    expect(await another({ [RENEW_HEADER]: '1' }).get('/ar', GET)).toBeNull()
  })
})

test("'not found' that took the place of a file is outdated by what outdated the file", async () => {
  const address = '/ar/events/x/calendar.ics'
  const headers = { 'x-next-cache-tags': 'type:event' }
  await cache().set(address, { kind: 'APP_ROUTE', body: Buffer.from('BEGIN:VCALENDAR'), headers, status: 200 }, SET)
  await cache().set(address, file(404), SET)
  expect(await another().get(address, GET_FILE)).toMatchObject({ value: { status: 404 } })
  marks.mark(['type:event'])
  expect(await another().get(address, GET_FILE)).toBeNull()
})

describe('a read of the content service', () => {
  const READ = { kind: 'FETCH', revalidate: 300, tags: ['type:article'] } as never
  const inBase64 = (body: string) => Buffer.from(body).toString('base64')
  const BODY = inBase64('{"data":[]}')
  const reading = (body: string | undefined) => ({ kind: 'FETCH', data: { headers: {}, body, status: 200, url: 'http://content/' }, revalidate: 300 }) as never
  const read = reading(BODY)
  const keep = async () => {
    const handler = another()
    await handler.get('1f', READ)
    await handler.set('1f', read, { fetchCache: true, tags: ['type:article'] })
  }

  test('is kept, until something changes', async () => {
    await keep()
    expect(await another().get('1f', READ)).toMatchObject({ value: { data: { body: BODY } } })
    marks.mark(['type:article'])
    expect(await another().get('1f', READ)).toBeNull()
  })

  test.each(['', 'x', '<!doctype html><title>Bad gateway</title>', '{}', '[]', 'null', '"data"', '{"data":['])(
    'is not kept where %j came, which is no answer',
    async (body) => {
      const handler = another()
      await handler.get('1f', READ)
      await handler.set('1f', reading(inBase64(body)), { fetchCache: true, tags: ['type:article'] })
      await handler.set('20', reading(undefined), { fetchCache: true, tags: ['type:article'] })
      expect([await another().get('1f', READ), await another().get('20', READ)]).toEqual([null, null])
    },
  )

  test('leaves what was kept before in its place where no answer came', async () => {
    await keep()
    await another().set('1f', reading(inBase64('<h1>Bad gateway</h1>')), { fetchCache: true, tags: ['type:article'] })
    expect(await another().get('1f', READ)).toMatchObject({ value: { data: { body: BODY } } })
  })

  test('is given to nobody when it has lasted longer than the reader, or who kept it, allows', async () => {
    await keep()
    expect(await another().get('1f', { ...(READ as object), revalidate: -1 })).toBeNull()
    expect(await another().get('1f', { ...(READ as object), revalidate: undefined })).not.toBeNull()
    const handler = another()
    await handler.set('20', { ...(read as object), revalidate: -1 }, { fetchCache: true, tags: ['type:article'] })
    expect(await another().get('20', { ...(READ as object), revalidate: undefined })).toBeNull()
  })

  test('lasts as long as it may, from when it was asked for', async () => {
    await keep()
    const now = Date.now()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 299_000)
    expect(await another().get('1f', READ)).not.toBeNull()
    clock.mockReturnValue(now + 301_000)
    expect(await another().get('1f', READ)).toBeNull()
    clock.mockRestore()
  })

  test('is given to nobody when it is old, but to those who ask for old ones', async () => {
    await keep()
    marks.mark(['type:article'])
    const old = (key: string, controller = new AbortController()) =>
      (processState.oldReads ??= new AsyncLocalStorage<AbortController>()).run(controller, () => another().get(key, READ))
    expect(await old('1f')).toMatchObject({ value: { data: { body: BODY } } })
    const missing = new AbortController()
    expect(await old('20', missing)).toBeNull()
    expect(missing.signal.aborted).toBe(true)
  })
})
