import { foldWords } from '../rules/fold'
import { toLocale } from '../rules/languages'
import { SEARCHED_FIELDS } from '../rules/search-text'
import { type Rule, storedVersion } from './rule'

/** The words of a rich text as the block editor stores it. */
export function wordsOf(blocks: unknown): string {
  if (Array.isArray(blocks)) return blocks.map(wordsOf).join(' ')
  if (typeof blocks !== 'object' || blocks === null) return ''
  if ('text' in blocks && typeof blocks.text === 'string') return blocks.text
  return 'children' in blocks ? wordsOf(blocks.children) : ''
}

/** What a search of documents compares with. */
export function searchTextOf(fields: Record<string, unknown>, locale: string | undefined): string {
  const words = SEARCHED_FIELDS.map((name) => (typeof fields[name] === 'string' ? fields[name] : wordsOf(fields[name])))
  return foldWords(words.join(' '), toLocale(locale))
}

/** Keeps the words of a document in one private field, so that a search finds words and not the names of block types. */
export const searchTextRule: Rule = async (write) => {
  if (!('searchText' in write.attributes)) return
  const fields: Record<string, unknown> = { ...(await storedVersion(write, SEARCHED_FIELDS)), ...write.data }
  write.data.searchText = searchTextOf(fields, write.locale)
}
