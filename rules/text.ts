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

/** What two spellings of an e-mail address have in common: case and spaces are folded, what cannot be seen is left out. */
export const emailKey = (address: string): string => cleanAddress(address).normalize('NFKC').replace(/\s+/g, '').toLowerCase()
