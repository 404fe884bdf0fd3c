/** @jest-environment node */
import { GET, pageCache, SET, tagged } from './page-cache'

const SECONDS = 3

const { cache, another, kept } = pageCache()

const SHORT = { cacheControl: { revalidate: SECONDS, expire: undefined }, isFallback: false, isRoutePPREnabled: false } as never

const incomplete = (text: string) => tagged(text, 'type:article,incomplete')

afterEach(() => jest.useRealTimers())

test('a page with a failed section is kept for seconds, and made anew before it is given later', async () => {
  await cache().set('/ar', incomplete('failed'), SHORT)
  expect((await kept()).value.html).toContain('failed</h1>')
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'], now: Date.now() + (SECONDS + 1) * 1000 })
  expect(await another().get('/ar', GET)).toBeNull()
})

test('it never takes the place of a whole one, which who waits for it gets', async () => {
  await cache().set('/ar', tagged('whole'), SET)
  const sent = incomplete('failed') as { html: string; headers: Record<string, string> }
  await another().set('/ar', sent, SHORT)
  expect(sent.html).toContain('whole</h1>')
  expect(sent.headers['content-security-policy']).toContain("script-src 'self'")
  expect((await kept(another())).value.html).toContain('whole</h1>')
})

test('a newer one takes the place of an older one, and a whole one that of both', async () => {
  await cache().set('/ar', incomplete('first'), SHORT)
  await another().set('/ar', incomplete('second'), SHORT)
  expect((await kept(another())).value.html).toContain('second</h1>')
  await another().set('/ar', tagged('whole'), SET)
  expect((await kept(another())).value.html).toContain('whole</h1>')
})
