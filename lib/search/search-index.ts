import MiniSearch, { type CombinationOperator, type Query } from 'minisearch'
import type { Locale } from '@/lib/i18n/languages'
import type { Entry } from './entries'
import { isHiddenIn, termOf, termsOf, words } from './words'

export type Found = {
  entry: Entry
  /** The terms of the document that fit the query, for marking them. */
  terms: string[]
}

/** A beginning of a word counts from so many letters on, a misspelling from so many. */
const PREFIX_FROM = 3
const FUZZY_FROM = 5
const TWO_ERRORS_FROM = 9

const MOST_COMPOUNDS = 50
const SUGGESTIONS = 3

const isNumber = (term: string) => /^\d+$/.test(term)

function tolerance(term: string): number | false {
  if (term.length < FUZZY_FROM || isNumber(term)) return false
  return term.length < TWO_ERRORS_FROM ? 1 : 2
}

/** The documents of one language, searchable. Knows nothing of where they come from. */
export class SearchIndex {
  readonly #locale: Locale
  readonly #entries = new Map<string, Entry>()
  /** Every term with the shortest way in which it was written. */
  readonly #spellings = new Map<string, string>()
  /** The term of every word that was read: folding anew would be most of the work of building. */
  readonly #terms = new Map<string, string>()
  readonly #index: MiniSearch<Entry>

  constructor(locale: Locale) {
    this.#locale = locale
    this.#index = new MiniSearch<Entry>({
      fields: ['title', 'summary', 'body'],
      tokenize: words,
      processTerm: (word) => this.#learn(word),
      searchOptions: {
        // Terms of queries come ready-made.
        tokenize: (term) => term.split(' '),
        processTerm: (term) => term,
        boost: { title: 4, summary: 2 },
        weights: { prefix: 0.5, fuzzy: 0.3 },
      },
    })
  }

  get size(): number {
    return this.#entries.size
  }

  #learn(word: string): string {
    const known = this.#terms.get(word)
    if (known !== undefined) return known
    const term = termOf(word, this.#locale)
    this.#terms.set(word, term)
    const spelling = this.#spellings.get(term)
    if (spelling === undefined || word.length < spelling.length) this.#spellings.set(term, word)
    return term
  }

  /** Adds a document, or puts it in the place of its older version. */
  put(entry: Entry): void {
    this.remove(entry.id)
    this.#index.add(entry)
    this.#entries.set(entry.id, entry)
  }

  remove(id: string): void {
    const entry = this.#entries.get(id)
    if (!entry) return
    this.#index.remove(entry)
    this.#entries.delete(id)
  }

  /** The documents with all words of the query, the best first; when there is none, those with any of them. */
  search(query: string): Found[] {
    const terms = termsOf(query, this.#locale)
    if (terms.length === 0) return []
    const queries = terms.map((term) => this.#queryOf(term))
    const all = this.#run(queries, 'AND')
    return all.length > 0 || terms.length === 1 ? all : this.#run(queries, 'OR')
  }

  #run(queries: Query[], combineWith: CombinationOperator): Found[] {
    return this.#index.search({ queries, combineWith }).flatMap(({ id, terms }) => {
      const entry = this.#entries.get(String(id))
      return entry ? [{ entry, terms }] : []
    })
  }

  #queryOf(term: string): Query {
    const compounds = this.#compoundsOf(term)
    return {
      combineWith: 'OR',
      queries: [
        { queries: [term], prefix: term.length >= PREFIX_FROM, fuzzy: tolerance(term) },
        ...(compounds.length > 0 ? [{ queries: compounds, prefix: false, fuzzy: false, boostTerm: () => 0.4 }] : []),
      ],
    }
  }

  #compoundsOf(term: string): string[] {
    const found: string[] = []
    for (const word of this.#spellings.keys()) {
      if (word.length > term.length && isHiddenIn(word, term, this.#locale)) found.push(word)
      if (found.length === MOST_COMPOUNDS) break
    }
    return found
  }

  /** Queries like this one for which there is something, in words as they are written. */
  suggest(query: string): string[] {
    const terms = termsOf(query, this.#locale)
    if (terms.length === 0) return []
    const close = this.#index.autoSuggest(terms.join(' '), {
      fuzzy: (term) => (isNumber(term) ? false : Math.min(3, Math.floor(term.length * 0.4))),
      prefix: false,
      combineWith: 'AND',
    })
    return close
      .slice(0, SUGGESTIONS)
      .map((suggestion) => suggestion.terms.map((term) => this.#spellings.get(term) ?? term).join(' '))
  }
}
