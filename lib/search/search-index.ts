import MiniSearch, { type Query } from 'minisearch'
import SearchableMap from 'minisearch/SearchableMap'
import { type Entry, isOf } from '@/lib/entities/entry'
import type { Locale } from '@/rules/languages'
import { Compounds } from './compounds'
import { bestFirst, combine, type Hit, KnownWords, type Sum } from './known-words'
import { Letters } from './letters'
import { type Readings, termsIn, termsOf, words } from './words'

/** How a document fits a query: it has all its words, or words like some of them in their place, or not all of them. */
export type Fit = 'exact' | 'similar' | 'partial'

export type Found = {
  entry: Entry
  /** The terms of the document that fit the query, for marking them. */
  terms: readonly string[]
  fit: Fit
}

/** A beginning of a word counts from so many letters on, a misspelling from so many. */
const PREFIX_FROM = 3
const FUZZY_FROM = 5
const TWO_ERRORS_FROM = 9

/** For suggestions, which are only offered. */
const MOST_ERRORS = 3
const SUGGESTIONS = 3

/** So far, of its room, the index is filled with whole documents, and with the titles of more. */
type Extent = { texts: number; titles: number }

/** While it is built. What is published afterwards shall have room too. */
const BUILT: Extent = { texts: 0.6, titles: 0.9 }
const LATER: Extent = { texts: 0.95, titles: 1 }

const sizeOf = ({ title, summary, body }: Entry) => title.length + summary.length + body.length

/** A term with the shortest way in which it was written and how often it was. */
type Known = { term: string; spelling: string; count: number }

const isNumber = (term: string) => /^\d+$/.test(term)

/** So many wrong letters are passed over. */
function tolerance(term: string): number {
  if (term.length < FUZZY_FROM || isNumber(term)) return 0
  return term.length < TWO_ERRORS_FROM ? 1 : 2
}

/** The documents of one language, searchable. Knows nothing of where they come from. */
export class SearchIndex {
  readonly #locale: Locale
  readonly #room: number
  #used = 0
  #isWhole = true
  #isFull = false
  readonly #entries = new Map<string, Entry>()
  readonly #terms = new SearchableMap<Known>()
  readonly #compounds: Compounds
  readonly #letters = new Letters()
  /** By the word as written: folding anew each time would be most of the work of building. */
  readonly #words = new Map<string, readonly Known[]>()
  readonly #index: MiniSearch<Entry>
  readonly #known = new KnownWords()

  /** `room`: how much text it may hold, in characters. */
  constructor(locale: Locale, room = Infinity) {
    this.#locale = locale
    this.#room = room
    this.#compounds = new Compounds(locale)
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

  /** Whether all that came is in it, with all of its text. */
  get isWhole(): boolean {
    return this.#isWhole
  }

  /** Whether there was no room for a document while it was built. */
  get isFull(): boolean {
    return this.#isFull
  }

  #learn(word: string): string[] {
    const known = this.#words.get(word) ?? this.#meet(word)
    return known.map((each) => {
      each.count++
      return each.term
    })
  }

  #meet(word: string): readonly Known[] {
    const known = termsIn(word, this.#locale).map((term) => this.#know(term, word))
    this.#words.set(word, known)
    return known
  }

  #know(term: string, word: string): Known {
    const before = this.#terms.get(term)
    if (!before) this.#letters.add(term)
    const known = before ?? { term, spelling: word, count: 0 }
    if (word.length < known.spelling.length) known.spelling = word
    this.#terms.set(term, known)
    this.#compounds.add(term)
    return known
  }

  /** Adds a document while the index is built: those that come first have room first. */
  fill(entry: Entry): void {
    this.#add(entry, BUILT)
    this.#isFull ||= !this.#entries.has(entry.id)
  }

  /** Adds a document, or puts it in the place of its older version: where there is too little room without its text, or not at all. */
  put(entry: Entry): void {
    this.#add(entry, LATER)
  }

  #add(entry: Entry, extent: Extent): void {
    this.remove(entry.id)
    const kept = this.#asKept(entry, extent)
    if (kept !== entry) this.#isWhole = false
    if (kept === null) return
    this.#used += sizeOf(kept)
    this.#known.forget()
    this.#index.add(kept)
    this.#entries.set(kept.id, kept)
  }

  #asKept(entry: Entry, { texts, titles }: Extent): Entry | null {
    const fits = (each: Entry, share: number) => this.#used + sizeOf(each) <= this.#room * share
    if (fits(entry, entry.body === '' ? titles : texts)) return entry
    const titleAlone = { ...entry, body: '' }
    return fits(titleAlone, titles) ? titleAlone : null
  }

  /** Puts what a document consists of now in the place of what it consisted of. */
  replace(documentId: string, entries: readonly Entry[]): void {
    for (const id of [...this.#entries.keys()]) if (isOf(id, documentId)) this.remove(id)
    for (const entry of entries) this.put(entry)
  }

  remove(id: string): void {
    const entry = this.#entries.get(id)
    if (!entry) return
    this.#used -= sizeOf(entry)
    this.#known.forget()
    this.#index.remove(entry)
    this.#entries.delete(id)
  }

  /** Of two readings of a word the one that documents have more often. */
  #termsOf(query: string): string[] {
    const countOf = (term: string) => this.#terms.get(term)?.count ?? 0
    const choose = (readings: Readings) => readings.reduce((best, other) => (countOf(other) > countOf(best) ? other : best))
    return termsOf(query, this.#locale, choose)
  }

  /** The documents with all words of the query, then those with similar ones; when there is none, those with any. The best come first. */
  search(query: string): Found[] {
    const terms = this.#termsOf(query)
    if (terms.length === 0) return []
    const some = combine(terms.map((term) => this.#known.get(term, () => this.#find(term))))
    const whole = some.filter(({ words }) => words === terms.length)
    if (whole.length === 0) return this.#found(some, () => 'partial')
    const all = this.#found(whole, (found) => (terms.every((term) => found.includes(term)) ? 'exact' : 'similar'))
    return [...all.filter(({ fit }) => fit === 'exact'), ...all.filter(({ fit }) => fit !== 'exact')]
  }

  #found(sums: Sum[], fitOf: (found: readonly string[]) => Fit): Found[] {
    return bestFirst(sums).flatMap(({ id, terms }) => {
      const entry = this.#entries.get(id)
      return entry ? [{ entry, terms, fit: fitOf(terms) }] : []
    })
  }

  #find(term: string): Hit[] {
    return this.#index.search(this.#queryOf(term)).map(({ id, score, queryTerms, terms }) => ({
      id: String(id),
      // Documents have it multiplied by how much fits, which is known when the words come together.
      score: score / queryTerms.length,
      asked: queryTerms,
      terms,
    }))
  }

  #queryOf(term: string): Query {
    const compounds = this.#compounds.holding(term)
    const errors = tolerance(term)
    return {
      combineWith: 'OR',
      queries: [
        { queries: [term], prefix: term.length >= PREFIX_FROM, fuzzy: errors > 0 && this.#letters.mayHaveLike(term, errors) && errors },
        ...(compounds.length > 0 ? [{ queries: compounds, prefix: false, fuzzy: false, boostTerm: () => 0.4 }] : []),
      ],
    }
  }

  /** Queries like this one for which there is something, in words as they are written. */
  suggest(query: string): string[] {
    const close = this.#termsOf(query).map((term) => this.#closeTo(term))
    if (close.length === 0 || close.some((known) => known.length === 0)) return []
    const longest = Math.max(...close.map((known) => known.length))
    const suggestions = Array.from({ length: Math.min(longest, SUGGESTIONS) }, (_, index) =>
      close.map((known) => (known[index] ?? known[0])?.spelling).join(' '),
    )
    return suggestions.filter((suggestion) => this.search(suggestion).length > 0)
  }

  /** The terms that were written with the fewest other letters, the most frequent first; itself, where there is one. */
  #closeTo(term: string): Known[] {
    const known = this.#terms.get(term)
    if (known) return [known]
    if (isNumber(term)) return []
    const distance = Math.min(MOST_ERRORS, Math.floor(term.length * 0.4))
    if (!this.#letters.mayHaveLike(term, distance)) return []
    return [...this.#terms.fuzzyGet(term, distance).values()].sort(([a, near], [b, far]) => near - far || b.count - a.count).map(([each]) => each)
  }
}
