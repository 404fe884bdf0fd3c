import { type Language, LANGUAGES } from '../../labels/language'

/** The language that the signed-in person has chosen for the admin. */
export function adminLanguage(): Language {
  return LANGUAGES.find((language) => document.documentElement.lang.startsWith(language)) ?? 'en'
}
