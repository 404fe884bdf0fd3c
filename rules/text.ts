const OTHER_DIGIT = /[٠-٩۰-۹０-９]/g

/** Arabic-Indic, Persian and full-width digits as Latin ones. */
export const latinDigits = (text: string): string => text.replace(OTHER_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf))

/**
 * Control characters and halves of characters have no place in what people type; line breaks and tabs do. An override of direction shows the
 * rest of a text backwards.
 */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\u202d\u202e]|[\ud800-\udfff]/gu

/** Marks of direction, joiners, fillers and the like, which come along when a number or an address is copied. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu

/** As above, but for joiners and variation selectors: Persian and Kurdish words and emoji are spelt with them. */
const INVISIBLE_IN_LINE = /(?![\u200c\u200d\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu

const JOINERS_OUTSIDE = /^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/gu

/** What shows nothing unless a letter stands before it; beside what is invisible, accents, tatweel and characters without a shape. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{M}\p{Noncharacter_Code_Point}\u0640\u07fa\u2800\u{1d159}]/gu

/** How many characters of a text can be seen, with one space between words. */
export const seenLength = (text: string): number => [...text.replace(/\s+/g, ' ').replace(UNSEEN, '').replace(/ +/g, ' ').trim()].length

/** Whether a text shows nothing at all: such a text counts as empty wherever one is required. */
export const isBlank = (text: string): boolean => text.replace(UNSEEN, '').trim() === ''

/** A text without control characters and outer spaces, its line breaks in one way; empty when it shows nothing. */
export const cleanText = (text: string): string => (isBlank(text) ? '' : text.replace(CONTROL, '').replace(/\r\n?/g, '\n').trim())

/** A text on one line, with single spaces, without marks of direction: those of an unclosed one would turn what follows the value. */
export const cleanLine = (text: string): string => cleanText(text).replace(INVISIBLE_IN_LINE, '').replace(JOINERS_OUTSIDE, '').replace(/\s+/g, ' ')

/** A line without embeddings, overrides and isolates of direction. */
export const cleanDirection = (line: string): string => line.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')

/** What machines read, such as an e-mail address: without anything that cannot be seen. */
export const cleanAddress = (text: string): string => cleanText(text.replace(INVISIBLE, ''))

/** What stands for a number, a date or a code: on one line, with Latin digits, without anything that cannot be seen. */
export const cleanCode = (text: string): string => latinDigits(cleanLine(text.replace(INVISIBLE, '')))

/** The text of a form's value; of several values of one name the first. */
export function textOf(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value
  if (typeof first === 'number' || typeof first === 'boolean') return String(first)
  return typeof first === 'string' ? first : ''
}

/** One mark of punctuation that was copied along behind an address. */
export const PASTED_MARK = /[.,;،؛]$/

/** A typed e-mail address in one form: full-width characters as ordinary ones, without what is invisible and without a mark pasted behind it. */
export const cleanEmail = (text: string): string => cleanAddress(cleanAddress(text).normalize('NFKC')).replace(PASTED_MARK, '').trimEnd()

const LABEL = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u

/** The labels of a domain in ASCII (punycode) and small letters; null where no server can have that name. */
function asciiDomain(domain: string): string | null {
  const labels = domain.split('.')
  if (domain.length > 253 || labels.length < 2 || !labels.every((label) => LABEL.test(label)) || /^\p{N}*$/u.test(labels.at(-1) ?? '')) return null
  try {
    const { hostname } = new URL(`http://${domain}`)
    return hostname.length <= 253 && hostname.split('.').every((label) => label.length <= 63) ? hostname : null
  } catch {
    return null
  }
}

/** Whether a text can be the domain of a mail server: labels with dots between them, the last one not a number. */
export const isDomain = (text: string): boolean => asciiDomain(text) !== null

/** An e-mail address with its domain in ASCII, as every mail server takes it; what is no address stays as it is. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = at < 0 ? null : asciiDomain(address.slice(at + 1))
  return domain === null ? address : `${address.slice(0, at + 1)}${domain}`
}

/**
 * What all spellings of an e-mail address have in common: case and spaces are folded, invisible characters are left out, and the domain stands
 * in ASCII, so that `bücher.example` and `xn--bcher-kva.example` are one. Any other text is folded in the same way.
 */
export const emailKey = (address: string): string => withAsciiDomain(cleanEmail(address).replace(/\s+/g, '').toLowerCase())
