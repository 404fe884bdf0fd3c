import { escape } from '../markup'

const LONGEST = 100
const LONGEST_QUOTE = 2000

/** Characters that show nothing and change how others are read or copied. The joiners of Persian, Kurdish and emoji stay. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g

const WEB_ADDRESS = /:\/\/|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2,}\//iu
const EMAIL_ADDRESS = /^[^\s@:/]+@[^\s@:/]+$/
const MARK_IN_ADDRESS = /([.:/@](?=[\p{L}/]))/u

/** Web addresses within a text are written `example[.]org`; one that is all of the text was asked for, and stays. */
const withoutLinks = (text: string): string =>
  text.replace(/\S+/g, (word) => (word !== text && WEB_ADDRESS.test(word) ? word.replace(/\.(?=\S)/g, '[.]') : word))

/** What a stranger has typed, on one line of at most a hundred characters. */
export function typedLine(typed: string): string {
  const line = typed.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim()
  return withoutLinks([...line].slice(0, LONGEST).join(''))
}

/** The name that a mail greets: empty where a web address was typed instead, so that nobody advertises through our mails. */
export function typedName(typed: string): string {
  const name = typedLine(typed)
  return WEB_ADDRESS.test(name) ? '' : name
}

/** What a stranger has typed, with its lines, and an ellipsis where it is cut. */
export function typedText(typed: string): string {
  const characters = [...typed.replace(INVISIBLE, '').trim()]
  return withoutLinks(characters.slice(0, LONGEST_QUOTE).join('')) + (characters.length > LONGEST_QUOTE ? ' …' : '')
}

const inertWord = (word: string): string =>
  EMAIL_ADDRESS.test(word)
    ? escape(word)
    : word
        .split(MARK_IN_ADDRESS)
        .map((part, index) => (index % 2 === 1 ? `<span>${part}</span>` : escape(part)))
        .join('')

/**
 * Typed text as HTML in which mail programs find no web address: marks within one stand in elements of their own. The text is unchanged, so that it
 * can be read aloud and copied.
 */
export const inertHtml = (typed: string): string => typed.split(/(\s+)/).map(inertWord).join('')
