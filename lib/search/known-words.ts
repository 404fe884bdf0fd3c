/** A document in which a word stands, or one like it. */
export type Hit = {
  id: string
  score: number
  /** What of the query fits: the word, and compounds that hold it. */
  asked: readonly string[]
  /** The terms of the document that fit it. */
  terms: readonly string[]
}

/** So many documents are remembered for all words together. */
const MOST_HITS = 20_000

/** Where words stand: looked up once, as they come again in questions that nobody has asked before. */
export class KnownWords {
  readonly #hits = new Map<string, readonly Hit[]>()
  #count = 0

  /** What was found for a word, else what `find` finds. There is no end of words for which there is nothing: they are not remembered. */
  get(word: string, find: () => readonly Hit[]): readonly Hit[] {
    const hits = this.#take(word) ?? find()
    if (hits.length === 0) return hits
    this.#hits.set(word, hits)
    this.#count += hits.length
    for (const oldest of this.#hits.keys()) {
      if (this.#count <= MOST_HITS || oldest === word) break
      this.#take(oldest)
    }
    return hits
  }

  forget(): void {
    this.#hits.clear()
    this.#count = 0
  }

  #take(word: string): readonly Hit[] | undefined {
    const hits = this.#hits.get(word)
    this.#hits.delete(word)
    this.#count -= hits?.length ?? 0
    return hits
  }
}

/** A document with the words that stand in it: `words` says how many, its score is multiplied by how much of the query fits. */
export type Sum = Hit & { words: number }

const union = (some: readonly string[], more: readonly string[]) => [...some, ...more.filter((each) => !some.includes(each))]

const plus = (sum: Sum, { score, asked, terms }: Hit): Sum => ({
  id: sum.id,
  score: sum.score + score,
  words: sum.words + 1,
  asked: union(sum.asked, asked),
  terms: union(sum.terms, terms),
})

/** The documents in which any of the words stands. */
export function combine(words: readonly (readonly Hit[])[]): Sum[] {
  const sums = new Map<string, Sum>()
  for (const hit of words.flat()) {
    const known = sums.get(hit.id)
    sums.set(hit.id, known ? plus(known, hit) : { ...hit, words: 1 })
  }
  return [...sums.values()].map((sum) => ({ ...sum, score: sum.score * sum.asked.length }))
}

export const bestFirst = (sums: readonly Sum[]): Sum[] => sums.toSorted((a, b) => b.score - a.score)
