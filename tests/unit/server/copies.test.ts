/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
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
