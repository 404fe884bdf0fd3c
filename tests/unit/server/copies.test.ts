/** @jest-environment node */
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { Copies, wishedEncoding } from '@/lib/server/copies'

test.each([
  ['gzip, deflate, br', 'br'],
  ['br', 'br'],
  ['BR;q=0.5', 'br'],
  ['gzip', 'gzip'],
  ['deflate,gzip;q=1.0', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0.0,gzip', 'gzip'],
  ['br;q=0.01,gzip', 'br'],
  ['gzip;q=0', null],
  ['gzip;q=0.000', null],
  ['xbr, brx, gzipped', null],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity', null],
  ['', null],
  [undefined, null],
  [['deflate', 'gzip'], 'gzip'],
])('of %j a browser gets %s', (header, encoding) => {
  expect(wishedEncoding(header)).toBe(encoding)
})

const text = Buffer.from('We rebuild. '.repeat(500))

async function made(copies: Copies, encoding: 'br' | 'gzip'): Promise<Buffer> {
  for (;;) {
    const copy = copies.get(encoding)
    if (copy) return copy
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

test.each([true, false])('a copy is made when it is first wished for, and says the same (forever: %s)', async (isForever) => {
  const copies = new Copies(text, isForever)
  expect(copies.get(null)).toBe(text)
  expect(copies.bytes).toBe(text.length)
  expect(copies.get('gzip')).toBeUndefined()
  const [gzip, br] = [await made(copies, 'gzip'), await made(copies, 'br')]
  expect(gunzipSync(gzip)).toEqual(text)
  expect(brotliDecompressSync(br)).toEqual(text)
  expect(copies.bytes).toBe(text.length + gzip.length + br.length)
  expect(copies.get('gzip')).toBe(gzip)
})

/** Says something new in every line, so that it matters how well it is compressed. */
const varied = Buffer.from(Array.from({ length: 3000 }, (_, line) => `${line}: ${Math.sin(line)} for the ${line % 7}th house of ${line % 31}`).join('\n'))

test('what never changes is compressed better than what changes with each publication', async () => {
  const [page, file] = await Promise.all([false, true].map((isForever) => made(new Copies(varied, isForever), 'br')))
  expect(file?.length).toBeLessThan(page?.length ?? 0)
  expect(page?.length).toBeLessThan(varied.length / 2)
})

test('gzip takes the time to be small', async () => {
  expect((await made(new Copies(varied, false), 'gzip')).length).toBeLessThan(gzipSync(varied).length)
})

test('a copy that is being made is not made again', async () => {
  const copies = new Copies(text, false)
  copies.get('gzip')
  const first = await made(copies, 'gzip')
  // Copies are made one after the other: the next one comes after a second making.
  await made(new Copies(text, false), 'gzip')
  expect(copies.get('gzip')).toBe(first)
})
