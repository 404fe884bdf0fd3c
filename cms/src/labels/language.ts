/** The languages of the admin, in the order of their words. */
export const LANGUAGES = ['ar', 'en', 'de'] as const

export type Language = (typeof LANGUAGES)[number]

/** A word in Arabic, English and German, in this order. */
export type Words = readonly [ar: string, en: string, de: string]

/** The word in a language, in English where the admin has none. */
export const wordIn = (words: Words, language: string): string => words[LANGUAGES.findIndex((known) => known === language)] ?? words[1]
