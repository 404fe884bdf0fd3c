import 'server-only'
import type { Locale } from '@/rules/languages'
import type { Problem } from './error-codes'
import type { Errors, Values } from './form'
import type { Words } from './in-words'

/** What a form says, by its rules. */
export type Reading = { data: object; errors?: undefined } | { errors: Errors }

/** Words of thanks in place of the usual ones; without a title of its own under the usual one. */
export type Thanks = { title?: string; text: string }

/** What the site does with a form; how it looks stands in the components of its area. */
export type FormDefinition = {
  /** By the schema that the browser knows too. Null when what it is about does not exist. */
  read: (values: Values, locale: Locale) => Reading | Promise<Reading | null>
  /** What it says instead of the usual words. */
  words?: Words
  /** Says more precisely why the content service refused it. Null where there is nothing to add. */
  refused?: (problem: Problem, values: Values, locale: Locale) => Promise<{ problem: Problem; errors: Errors } | null>
  /** What decides the words of thanks, for the address of their page. Empty where the usual ones do. */
  about?: (values: Values) => string
  /** The words of thanks for `about`. Null for the usual ones. */
  thanks?: (about: string, locale: Locale) => Promise<Thanks | null>
  /** Whether its reference number is told by mail alone: the page would show who has sent it before. */
  hidesReference?: true
  /** The field with the sender's address, for the limits. */
  email?: string
  /** Fields that hold files. */
  files?: (values: Values, locale: Locale) => readonly string[] | Promise<readonly string[]>
  /**
   * What is said when it could not be sent and nobody says why: after an answer of the content service, and when none could be
   * understood. (Requirements, sections 7 and 8)
   */
  failures: { answered: Problem; unanswered: Problem }
  /** What follows by mail: a request to confirm the address, an answer, or nothing. (Requirements, section 10, forms) */
  mail: 'confirm' | 'tell' | null
  /** Where it is found, without the language. */
  page: string
}
