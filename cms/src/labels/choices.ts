import { wordIn } from './language'
import { SUBMISSION_VALUES } from './submissions'
import { VALUES } from './values'

/** A choice, or yes or no, as people call it. */
export function choiceInWords(value: unknown, language: string): string {
  const stored = typeof value === 'string' || typeof value === 'boolean' ? String(value) : ''
  const words = SUBMISSION_VALUES[stored] ?? VALUES[stored]
  return words ? wordIn(words, language) : stored
}
