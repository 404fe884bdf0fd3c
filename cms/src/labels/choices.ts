import { isLocale, languages } from '../rules/languages'
import { wordIn } from './language'
import { SUBMISSION_VALUES } from './submissions'
import { VALUES } from './values'

/** A choice, or yes or no, as people call it. */
export function choiceInWords(value: unknown, language: string): string {
  const stored = typeof value === 'string' || typeof value === 'boolean' ? String(value) : ''
  const words = SUBMISSION_VALUES[stored] ?? VALUES[stored]
  if (words) return wordIn(words, language)
  return isLocale(stored) ? languages[stored].name : stored
}
