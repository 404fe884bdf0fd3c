import type { Locale } from '@/rules/languages'
import { readText } from './read-text'
import type { Found } from './search-index'

/** A part of a text; marked where it is what was looked for. */
export type Piece = { text: string; isMarked: boolean }

/** Words of an excerpt, and how many of them come before the first that fits. */
const LENGTH = 36
const LEAD = 8

/** A text in pieces, of which those are marked that fit one of the terms. */
export function mark(text: string, terms: readonly string[], locale: Locale): Piece[] {
  const wanted = new Set(terms)
  const marked: Piece[] = []
  for (const piece of readText(text, locale).pieces) {
    const isMarked = piece.terms.some((term) => wanted.has(term))
    const last = marked.at(-1)
    if (last?.isMarked === isMarked) last.text += piece.text
    else marked.push({ text: piece.text, isMarked })
  }
  return marked
}

const has = (marked: readonly Piece[]) => marked.some(({ isMarked }) => isMarked)

/** The words around the first one that fits, or the beginning. */
function cut(text: string, terms: readonly string[], locale: Locale): string {
  if (text.length < 2 * LENGTH - 1) return text
  const all = readText(text, locale)
  if (all.length <= LENGTH) return text
  const first = all.wordsBefore(terms)
  const start = first + LENGTH > all.length ? all.length - LENGTH : Math.max(0, first - LEAD)
  const end = start + LENGTH
  return `${start > 0 ? '… ' : ''}${all.slice(start, end)}${end < all.length ? ' …' : ''}`
}

/** What a result says below its title: the summary, unless only the text holds what was looked for. */
export function excerpt({ entry, terms }: Pick<Found, 'entry' | 'terms'>, locale: Locale): Piece[] {
  const summary = mark(cut(entry.summary, terms, locale), terms, locale)
  if (has(summary)) return summary
  const body = mark(cut(entry.body, terms, locale), terms, locale)
  return has(body) || entry.summary === '' ? body : summary
}
