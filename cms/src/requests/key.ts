import { createHash } from 'node:crypto'

const COLUMN = 255

/** One key of several parts that fits its column: a very long one stands there as its digest. */
export function keyOf(...parts: string[]): string {
  const key = parts.join(' ')
  return key.length <= COLUMN ? key : createHash('sha256').update(key).digest('hex')
}
