/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type Parts, sendable, SharedText, wholeText } from '@/lib/server/parts'

const LONG = `<p>${'مدرسة في حمص '.repeat(500)}</p>`

const cases: [string, Parts][] = [
  ['nothing', []],
  ['one part', [LONG]],
  ['shared parts alone', [new SharedText(LONG), new SharedText(''), new SharedText('x')]],
  ['short ones and long ones', [new SharedText(LONG), 'A title', new SharedText(LONG), LONG, '', 'é'.repeat(99), 'é'.repeat(100), new SharedText('</html>')]],
]

test.each(cases)('%s come as they are, in gzip and in brotli', async (_, parts) => {
  const whole = wholeText(parts)
  expect((await sendable(parts, null)).toString()).toBe(whole)
  expect(gunzipSync(await sendable(parts, 'gzip')).toString()).toBe(whole)
  expect(brotliDecompressSync(await sendable(parts, 'br')).toString()).toBe(whole)
})

test('what is shared is compressed once', async () => {
  const shared = new SharedText(LONG)
  await sendable([shared, 'one'], 'gzip')
  const { deflated } = shared
  await sendable([shared, 'two'], 'gzip')
  expect(shared.deflated).toBe(deflated)
  expect(deflated.length).toBeLessThan(shared.plain.length / 10)
})
