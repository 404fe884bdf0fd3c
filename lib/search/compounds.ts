import type { Locale } from '@/rules/languages'

/** More would only make the search slower. */
const MOST_FOUND = 50

/** Between two terms; in none of them. */
const BREAK = '\n'

/** Of a German term, where it stands behind another one: shorter ones would be found everywhere. */
const GERMAN_FROM = 5
const ARABIC_FROM = 4

/** Arabic words that are written together with the next one, up to two of them. */
const PROCLITIC = ['و', 'ف', 'ب', 'ل', 'ك', 'س']
const PROCLITICS = [...PROCLITIC, ...PROCLITIC.flatMap((first) => PROCLITIC.map((second) => first + second))]

/**
 * The terms of a language, and which of them hold another one where their beginning does not show it: in a German compound ('Grundschule'
 * holds 'Schule'), behind an Arabic conjunction or preposition ('ومدرسة' holds 'مدرسة').
 */
export class Compounds {
  /** With their places in the order in which they came. */
  readonly #terms = new Map<string, number>()
  /** All of them in one text, through which to look takes a fraction of the time. */
  #text: string | null = BREAK

  constructor(private readonly locale: Locale) {}

  add(term: string): void {
    if (this.#terms.has(term)) return
    this.#terms.set(term, this.#terms.size)
    this.#text = null
  }

  /** In the order in which they came. */
  holding(term: string): string[] {
    if (this.locale === 'de' && term.length >= GERMAN_FROM) return this.#behindOthers(term)
    if (this.locale === 'ar' && term.length >= ARABIC_FROM) return this.#behindProclitics(term)
    return []
  }

  #behindProclitics(term: string): string[] {
    const found = PROCLITICS.flatMap((start) => {
      const place = this.#terms.get(start + term)
      return place === undefined ? [] : [{ word: start + term, place }]
    })
    return found.sort((one, other) => one.place - other.place).map(({ word }) => word)
  }

  /** A single letter before it makes no compound. */
  #behindOthers(term: string): string[] {
    const text = (this.#text ??= BREAK + [...this.#terms.keys()].join(BREAK) + BREAK)
    const found: string[] = []
    for (let at = text.indexOf(term); at !== -1 && found.length < MOST_FOUND; ) {
      const start = text.lastIndexOf(BREAK, at) + 1
      const end = text.indexOf(BREAK, at)
      if (at - start > 1) found.push(text.slice(start, end))
      at = text.indexOf(term, end)
    }
    return found
  }
}
