import { getHeapStatistics } from 'node:v8'
import { LOCALES } from '@/rules/languages'

/** What the indexes of all languages may take of the memory of the process. */
const SHARE = 0.35

/** What an index takes for each character of the texts in it, itself included. Measured with a thousand long articles and with twelve thousand. */
const BYTES_PER_CHARACTER = 9

/** How much text the index of a language has room for, in characters: more where the process is given more memory. (docs/decisions/search-in-memory.md) */
export const roomOfSearch = (): number => Math.floor((getHeapStatistics().heap_size_limit * SHARE) / LOCALES.length / BYTES_PER_CHARACTER)
