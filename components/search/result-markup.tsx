import { renderPlain } from '@/lib/framework/static/render-markup'
import type { Entry } from '@/lib/entities/entry'
import type { Found } from '@/lib/search/search-index'
import { Result, type ResultWords } from './Result'

/** So many results are remembered in all languages together, at some 1.5 KB. */
const MOST_RESULTS = 1000

/** By document and words that fit. Another version of a document is another entry; an older one, with all its text, is not held. */
const made = new Map<string, { entry: WeakRef<Entry>; markup: string }>()

const nameOf = ({ locale }: ResultWords, { entry, terms }: Found) => [locale, entry.id, ...terms].join(' ')

function keep(name: string, entry: Entry, markup: string): string {
  made.delete(name)
  made.set(name, { entry: new WeakRef(entry), markup })
  const [oldest] = made.keys()
  if (made.size > MOST_RESULTS && oldest !== undefined) made.delete(oldest)
  return markup
}

function known(words: ResultWords, found: Found): string | undefined {
  const name = nameOf(words, found)
  const kept = made.get(name)
  return kept?.entry.deref() === found.entry ? keep(name, found.entry, kept.markup) : undefined
}

/** The HTML of what was found, in its order. Each result is made once: it comes again in questions that nobody has asked before. */
export async function resultsMarkup(results: readonly Found[], words: ResultWords): Promise<string[]> {
  const kept = results.map((found) => known(words, found))
  return Promise.all(
    results.map(async (found, index) => kept[index] ?? keep(nameOf(words, found), found.entry, await renderPlain(<Result found={found} words={words} />))),
  )
}
