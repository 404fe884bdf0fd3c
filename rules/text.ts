const ARABIC_OR_PERSIAN_DIGIT = /[٠-٩۰-۹]/g

/** Arabic-Indic and Persian digits as Latin ones. */
export const latinDigits = (text: string): string => text.replace(ARABIC_OR_PERSIAN_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf))

/** Control characters have no place in what people type, nor have halves of characters; line breaks and tabs do. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|[\ud800-\udfff]/gu

/** Invisible marks, above all of direction, which come along when a number or an address is copied out of Arabic text. */
const INVISIBLE = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g

/** A text without control characters and outer spaces, its line breaks in one way. */
export const cleanText = (text: string): string => text.replace(CONTROL, '').replace(/\r\n?/g, '\n').trim()

/** A text on one line, with single spaces. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ')

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
const PASTED_MARK = /[.,;،؛]$/

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
