export const LANGUAGES = ['ar', 'en', 'de'] as const

export type Language = (typeof LANGUAGES)[number]

/** A word in Arabic, English and German, in this order. */
export type Words = readonly [ar: string, en: string, de: string]

export const wordIn = (words: Words, language: Language): string => words[LANGUAGES.indexOf(language)] ?? words[1]
