export const LANGUAGES = ['ar', 'en', 'de'] as const

export type Language = (typeof LANGUAGES)[number]

/** A word in Arabic, English and German, in this order. */
export type Words = readonly [ar: string, en: string, de: string]

export const wordIn = (words: Words, language: Language): string => words[LANGUAGES.indexOf(language)] ?? words[1]

/** The language that the signed-in person has chosen for the admin. */
export function adminLanguage(): Language {
  return LANGUAGES.find((language) => document.documentElement.lang.startsWith(language)) ?? 'en'
}
