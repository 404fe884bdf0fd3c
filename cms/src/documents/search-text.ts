import { foldForSearch, wordsOf } from '../search-text'
import { type Rule, storedVersion } from './rule'

const SOURCES = ['title', 'shortDescription', 'description']

/** Keeps the words of a document in one private field, so that a search finds words and not the names of block types. */
export const searchTextRule: Rule = async (write) => {
  if (!('searchText' in write.attributes)) return
  const fields: Record<string, unknown> = { ...(await storedVersion(write, SOURCES)), ...write.data }
  const words = SOURCES.map((name) => (typeof fields[name] === 'string' ? fields[name] : wordsOf(fields[name])))
  write.data.searchText = foldForSearch(words.join(' '), write.locale)
}
