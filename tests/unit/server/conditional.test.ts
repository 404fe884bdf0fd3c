/** @jest-environment node */
import { answerUnlessSame, hasIt } from '@/lib/server/conditional'

const asking = (headers: Record<string, string>) => new Request('http://localhost/en/feed.xml', { headers })

test('who has an answer is told that it is the same, and gets a new one', async () => {
  const first = answerUnlessSame(asking({}), 'one', 'application/xml')
  const etag = first.headers.get('etag') ?? ''
  expect([first.status, await first.text(), first.headers.get('content-type')]).toEqual([200, 'one', 'application/xml'])
  const same = answerUnlessSame(asking({ 'if-none-match': `"other", ${etag}` }), 'one', 'application/xml')
  expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag])
  expect(answerUnlessSame(asking({ 'if-none-match': etag }), 'two', 'application/xml').status).toBe(200)
})

test.each([
  [{ 'if-none-match': '"a"' }, true],
  [{ 'if-none-match': 'W/"a"' }, true],
  [{ 'if-none-match': '*' }, true],
  [{ 'if-none-match': '"b"', 'if-modified-since': 'Wed, 01 Apr 2026 00:00:00 GMT' }, false],
  [{ 'if-modified-since': 'Sun, 01 Mar 2026 00:00:00 GMT' }, true],
  [{ 'if-modified-since': 'Sat, 28 Feb 2026 00:00:00 GMT' }, false],
  [{ 'if-modified-since': 'some day' }, false],
  [{}, false],
] as const)('with %j it has it: %s', (headers, expected) => {
  expect(hasIt(new Headers(headers), { etag: 'W/"a"', lastModified: 'Sun, 01 Mar 2026 00:00:00 GMT' })).toBe(expected)
})
