import type { Locale } from '@/rules/languages'
import { pieces, termsIn } from './words'

/** What is found again and again is read once: so many words of it are remembered in each language, at some 25 bytes. */
const MOST_WORDS = 200_000

/** A word with what it is looked up by, or what stands between words, without any. */
type TermPiece = { text: string; terms: readonly string[] }

/** A text as an excerpt needs it, whatever is looked for. Its words are those that spaces part. */
export class ReadText {
  /** Where each of them begins. */
  readonly #starts: Uint32Array
  /** By what it is looked up by: how many of them stand before the first one. */
  readonly #before = new Map<string, number>()
  #pieces: readonly TermPiece[] | undefined

  constructor(
    private readonly text: string,
    private readonly locale: Locale,
  ) {
    this.#starts = Uint32Array.from([0, ...[...text.matchAll(/\s+/g)].map(({ 0: space, index }) => index + space.length)])
    let offset = 0
    let count = 0
    for (const piece of pieces(text)) {
      while (count + 1 < this.length && (this.#starts[count + 1] ?? 0) <= offset) count += 1
      for (const term of piece.isWord ? termsIn(piece.text, locale) : []) if (!this.#before.has(term)) this.#before.set(term, count)
      offset += piece.text.length
    }
  }

  get length(): number {
    return this.#starts.length
  }

  /** All of it, in its order. */
  get pieces(): readonly TermPiece[] {
    this.#pieces ??= [...pieces(this.text)].map(({ text, isWord }) => ({ text, terms: isWord ? termsIn(text, this.locale) : [] }))
    return this.#pieces
  }

  /** How many words stand before the first one that fits; 0 where none does. */
  wordsBefore(terms: readonly string[]): number {
    const found = terms.flatMap((term) => this.#before.get(term) ?? [])
    return found.length > 0 ? Math.min(...found) : 0
  }

  /** The words from one to another, which is left out, with single spaces. */
  slice(start: number, end: number): string {
    const words = this.text.slice(this.#starts[start], this.#starts[end]).replace(/\s+/g, ' ')
    return end < this.length ? words.trimEnd() : words
  }
}

class ReadTexts {
  readonly #read = new Map<string, ReadText>()
  #words = 0

  constructor(private readonly locale: Locale) {}

  get(text: string): ReadText {
    const found = this.#read.get(text) ?? new ReadText(text, this.locale)
    if (this.#read.delete(text)) this.#words -= found.length
    this.#read.set(text, found)
    this.#words += found.length
    this.#makeRoom(text)
    return found
  }

  #makeRoom(last: string): void {
    for (const [oldest, { length }] of this.#read) {
      if (this.#words <= MOST_WORDS || oldest === last) return
      this.#read.delete(oldest)
      this.#words -= length
    }
  }
}

const texts = new Map<Locale, ReadTexts>()

/** A text, read when it is found first. */
export function readText(text: string, locale: Locale): ReadText {
  const ofLanguage = texts.get(locale) ?? new ReadTexts(locale)
  texts.set(locale, ofLanguage)
  return ofLanguage.get(text)
}
