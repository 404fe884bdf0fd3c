import { languages, type Locale } from '@/rules/languages'

/** A stretch of a text; one with a direction has to be kept apart from what stands around it. 'digits' are read in the order in which they are written. */
export type Stretch = { text: string; direction?: 'ltr' | 'rtl' | 'digits' }

const DIGIT = '\\p{Nd}'
const LATIN_LETTER = '\\p{Script=Latin}'
const RTL_LETTER = '(?![\\p{Nd}\\p{P}])[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}]'

/** Begins with a plus, a bracket or a zero, and has five digits at least, however they are parted. */
const PHONE = `(?<![${DIGIT}.,])(?:[+＋]\\s?\\(?${DIGIT}|\\(\\+?${DIGIT}|[0٠۰])(?:[\\s\\u00a0().\\-\\u2010-\\u2013/]{0,2}${DIGIT}){4,}`

/** To the last Latin letter or digit before letters of the other direction; signs that belong to the last word count. A house number may stand before. */
const LATIN = `(?:(?<=(?:^|[\\n:،؛(])\\s?)\\d{1,5}\\s)?[@#]?${LATIN_LETTER}(?:(?:(?!${RTL_LETTER})[^\\n،؛؟«»])*[${LATIN_LETTER}\\p{M}${DIGIT}])?(?:(?<=\\.\\p{L})\\.|[+#%]+)?`

/** To the last letter that is written from the right before letters or digits of the other direction. */
const FROM_RIGHT = `${RTL_LETTER}(?:[^\\n${LATIN_LETTER}${DIGIT}]*${RTL_LETTER}\\p{M}*)?`

const inRtl = new RegExp(`(?<digits>${PHONE})|(?<other>${LATIN})`, 'gu')
const inLtr = new RegExp(`(?<digits>(?!))|(?<other>${FROM_RIGHT})`, 'gu')

/** One word of Latin letters reads rightly by itself. */
const NEEDS_NO_CARE = /^[\p{Script=Latin}\p{M}]+$/u

/** With the bracket behind it that closes one within. */
const withBracket = (found: string, rest: string): string => (rest.startsWith(')') && found.split('(').length > found.split(')').length ? `${found})` : found)

/**
 * The stretches of a text that editors wrote, so that telephone numbers, addresses and names in another script keep their order on a page of this
 * language: the Unicode algorithm moves their signs and groups of digits to the wrong side.
 */
export function stretchesOf(locale: Locale, text: string): Stretch[] {
  const isRtl = languages[locale].dir === 'rtl'
  const stretches: Stretch[] = []
  let end = 0
  for (const match of text.matchAll(isRtl ? inRtl : inLtr)) {
    const found = withBracket(match[0], text.slice(match.index + match[0].length))
    if (isRtl && NEEDS_NO_CARE.test(found)) continue
    if (match.index > end) stretches.push({ text: text.slice(end, match.index) })
    const other = isRtl ? ('ltr' as const) : ('rtl' as const)
    stretches.push({ text: found, direction: match.groups?.digits === undefined ? other : 'digits' })
    end = match.index + found.length
  }
  if (end < text.length) stretches.push({ text: text.slice(end) })
  return stretches
}
