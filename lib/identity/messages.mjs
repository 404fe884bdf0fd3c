import { wordsIn } from './identity.mjs'

/** Apostrophes, braces and angle brackets mean something in a message. @param {string} text */
const literal = (text) => text.replaceAll("'", "''").replace(/[{}<>]/g, "'$&'")

/**
 * Messages with the initiative's own words for placeholders such as `{initiative}`; other placeholders stay.
 * @template Messages
 * @param {string} locale
 * @param {Messages} messages
 * @returns {Messages}
 */
export function nameInitiative(locale, messages) {
  const words = Object.entries(wordsIn(locale))
  /** @type {(text: string) => string} */
  const fill = (text) => words.reduce((filled, [name, word]) => filled.replaceAll(`{${name}}`, () => literal(word)), text)
  return JSON.parse(JSON.stringify(messages), (_, value) => (typeof value === 'string' ? fill(value) : value))
}
