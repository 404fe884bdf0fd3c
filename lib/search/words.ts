import { fold, readingsOf } from '@/rules/fold'
import type { Locale } from '@/rules/languages'

/** A word as it is written, vowel signs, tatweel and what is invisible included; a number with its groups of digits (see `fold`). */
const WORD = /\p{Nd}{1,3}(?:[.,'’٬\u00a0\u2009\u202f ]\p{Nd}{3})+(?![\p{L}\p{N}])|[\p{L}\p{N}](?:[\p{M}\p{Default_Ignorable_Code_Point}]*[\p{L}\p{N}])*\p{M}*/gu

/** Words that say nothing about what somebody looks for. */
const STOP_WORDS: Partial<Record<Locale, readonly string[]>> = {
  ar: ['في', 'من', 'على', 'إلى', 'عن', 'مع', 'أو', 'ثم', 'هل', 'ما', 'كيف', 'هذا', 'هذه', 'التي', 'الذي'],
  en: ['a', 'an', 'and', 'are', 'at', 'by', 'do', 'for', 'how', 'in', 'is', 'of', 'on', 'or', 'the', 'to', 'what', 'with'],
  de: [
    'auf',
    'bei',
    'das',
    'dem',
    'den',
    'der',
    'des',
    'die',
    'ein',
    'eine',
    'für',
    'im',
    'in',
    'ist',
    'mit',
    'oder',
    'und',
    'von',
    'was',
    'wie',
    'zu',
    'zum',
    'zur',
  ],
}

/** More would only make the search slower. */
const MOST_TERMS = 8

/** The words of a text, as written. */
export function words(text: string): string[] {
  return text.match(WORD) ?? []
}

/** A text cut into words and what stands between them, in its order. */
export function* pieces(text: string): Generator<{ text: string; isWord: boolean }> {
  let end = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (index > end) yield { text: text.slice(end, index), isWord: false }
    yield { text: word, isWord: true }
    end = index + word.length
  }
  if (end < text.length) yield { text: text.slice(end), isWord: false }
}

/** Folding is most of the work of a search, and its words are the same ones: so many are remembered in each language. */
const MOST_FOLDED = 10_000
export type Readings = readonly [string, ...string[]]

const folded = new Map<Locale, Map<string, Readings>>()

function foldedIn(locale: Locale): Map<string, Readings> {
  const found = folded.get(locale) ?? new Map<string, Readings>()
  folded.set(locale, found)
  return found
}

/** What a word is looked up by: folded, in Arabic without the article, of which some words may have two. */
export function termsIn(word: string, locale: Locale): Readings {
  const known = foldedIn(locale)
  const found = known.get(word)
  if (found) return found
  const terms = readingsOf(fold(word, locale), locale)
  if (known.size >= MOST_FOLDED) known.clear()
  known.set(word, terms)
  return terms
}

/** The first of them. */
export const termOf = (word: string, locale: Locale): string => termsIn(word, locale)[0]

const stopTerms = new Map<Locale, ReadonlySet<string>>()

function stopTermsOf(locale: Locale): ReadonlySet<string> {
  const found = stopTerms.get(locale) ?? new Set((STOP_WORDS[locale] ?? []).map((word) => termOf(word, locale)))
  stopTerms.set(locale, found)
  return found
}

const first = ([term]: Readings) => term

/**
 * What a visitor looks for: the terms of the query, each once, without stop words unless there is nothing else. `choose` takes one of the readings
 * of a word.
 */
export function termsOf(query: string, locale: Locale, choose: (readings: Readings) => string = first): string[] {
  const stop = stopTermsOf(locale)
  const all = [...new Set(words(query).map((word) => choose(termsIn(word, locale))))].filter(Boolean)
  const telling = all.filter((term) => !stop.has(term))
  return (telling.length > 0 ? telling : all).slice(0, MOST_TERMS)
}
