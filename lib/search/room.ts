import { getHeapStatistics } from 'node:v8'
import { LOCALES } from '@/rules/languages'

/** What the process needs without a search once it has sent pages of every kind: 174 MB that stay, and what V8 gives to what is new; bytes. */
const OTHERS = 236_000_000

/** What the indexes of all languages may take of the rest: rendering needs room too. */
const SHARE = 0.5

/** What an index takes for each character of the texts in it, itself included. Measured with a thousand long articles and with twelve thousand. */
const BYTES_PER_CHARACTER = 9

/**
 * How much text the index of a language has room for, in characters, in a process that may use so much memory; bytes, those of this process unless said
 * otherwise. (docs/decisions/search-in-memory.md)
 */
export const roomOfSearch = (memory = getHeapStatistics().heap_size_limit): number =>
  Math.floor((Math.max(0, memory - OTHERS) * SHARE) / LOCALES.length / BYTES_PER_CHARACTER)
