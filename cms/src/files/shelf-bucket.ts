import { createWriteStream } from 'node:fs'
import { text as textOf } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Bucket } from '../buckets/bucket'
import { StorageAway } from '../buckets/away'
import type { Lying, Shelf } from './shelf'

const PREFIX = 'unfinished/'

/** Digits in the name of a part, so that their order is that of the names. */
const DIGITS = 12

/** Parts of a file lie as `unfinished/NAME/000000262144`, by their place in it; a text as `unfinished/NAME`. */
const keyOf = (name: string, offset?: number) => `${PREFIX}${name}${offset === undefined ? '' : `/${String(offset).padStart(DIGITS, '0')}`}`

type Part = { offset: number; size: number; modified: Date }

/** The bytes that lie without a gap from the beginning: what a slow listing leaves out is sent again. */
function lengthOf(parts: readonly Part[]): number {
  let length = 0
  for (const { offset, size } of parts) if (offset === length) length += size
  return length
}

/** A bucket, in which each part is stored by itself: nothing is added to what is there. */
export function shelfBucket(bucket: Bucket): Shelf {
  async function partsOf(prefix: string): Promise<Map<string, Part[]>> {
    const found = new Map<string, Part[]>()
    for await (const { key, size, modified } of bucket.list(prefix)) {
      const [name = '', offset = '0'] = key.slice(PREFIX.length).split('/')
      found.set(name, [...(found.get(name) ?? []), { offset: Number(offset), size, modified }])
    }
    return found
  }

  return {
    async list(upload) {
      const found = await partsOf(upload === undefined ? PREFIX : keyOf(`${upload}.`))
      const touched = (parts: readonly Part[]) => Math.max(...parts.map(({ modified }) => modified.getTime()))
      return [...found].map(([name, parts]): Lying => ({ name, size: lengthOf(parts), touched: touched(parts) }))
    },

    begin: (name) => bucket.put(keyOf(name, 0), Buffer.alloc(0), 0),

    add: (name, size, part) => bucket.put(keyOf(name, size), part, part.length),

    async copyTo(target, name, size) {
      const parts = (await partsOf(keyOf(`${name}/`))).get(name) ?? []
      if (lengthOf(parts) < size) throw new StorageAway(new Error('a part is missing'))
      let length = 0
      for (const part of parts) {
        if (part.offset !== length) continue
        const opened = await bucket.open(keyOf(name, part.offset))
        if (!opened) throw new StorageAway(new Error('a part is missing'))
        await pipeline(opened.stream, createWriteStream(target, { flags: 'a', mode: 0o600 }))
        length += part.size
      }
    },

    write: (name, text) => bucket.put(keyOf(name), Buffer.from(text), Buffer.byteLength(text)),

    async read(name) {
      const opened = await bucket.open(keyOf(name))
      return opened && textOf(opened.stream)
    },

    async erase(name) {
      const keys: string[] = []
      for await (const { key } of bucket.list(keyOf(name))) if (key === keyOf(name) || key.startsWith(keyOf(`${name}/`))) keys.push(key)
      for (const key of keys) await bucket.erase(key)
    },
  }
}
