import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (value: string) => createHash('sha256').update(value).digest()

/** Compares secrets in constant time; an empty expected secret never matches, so that a missing setting opens nothing. */
export function secretMatches(given: string | null, expected: string): boolean {
  return expected !== '' && given !== null && timingSafeEqual(digest(given), digest(expected))
}
