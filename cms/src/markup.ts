import { isBlank } from './rules/text'

/** What is seen without any words. */
const SEEN = /<(?:img|picture|svg|video|audio|iframe|object|embed|canvas|input|hr)\b/i

const TAGS = /<!--[\s\S]*?(?:-->|$)|<(script|style|template|title)\b[\s\S]*?<\/\1\s*>|<\/?[a-z][^>]*>/gi

/** Names of characters that show nothing. */
const UNSEEN = /&(?:nbsp|ensp|emsp|emsp1[34]|numsp|puncsp|thinsp|hairsp|zwj|zwnj|lrm|rlm|shy|tab|newline|zerowidthspace|nobreak);?/gi

const NUMBERED = /&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi

const character = (number: number): string => (number > 0 && number <= 0x10ffff ? String.fromCodePoint(number) : '')

/** Whether HTML shows nothing: tags without words, such as an empty paragraph, and characters that cannot be seen. */
export function isBlankHtml(html: string): boolean {
  const written = html.replace(TAGS, ' ').replace(UNSEEN, ' ')
  const text = written.replace(NUMBERED, (_, hex: string | undefined, decimal: string | undefined) => character(hex ? parseInt(hex, 16) : Number(decimal)))
  return isBlank(text) && !SEEN.test(html)
}

/** A text within markup, so that nothing of it is read as markup itself. */
export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')
