import type { Locale } from './languages'

/** Letters that the decomposition of Unicode leaves whole, and ways to write one sound. */
const LETTERS: Record<string, string> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu')

/** Vowel signs and hamzas on their carriers (marks, once decomposed), tatweel, signs of transcription, invisible marks. */
const IGNORED = /[\p{M}\u0640\u02BE\u02BF\u00AD\u200B-\u200F\u2066-\u2069]/gu

const ARABIC_DIGIT = /[٠-٩۰-۹]/gu

/** Digits in groups of three, however they are parted: 12,000 and 12.000 and 12 000 are one number. */
const GROUPED = /(?<![\p{L}\p{N}])\d{1,3}(?:[.,'’٬ ]\d{3})+(?![\p{L}\p{N}])/gu

// Not in 'neue' and 'Quelle', where they are two sounds.
const UMLAUT_IN_TWO_LETTERS = /([ao])e|(?<![aeiouq])ue/g

/**
 * A text as the search compares it: without case and accents, with one spelling of the Arabic letters that are often
 * confused (alefs, ya, ta marbuta, hamza carriers), without vowel signs and tatweel, numbers in Latin digits without groups. In German
 * 'Bäcker', 'Baecker' and 'Backer' are the same, and so are ß and ss.
 */
export function fold(text: string, locale: Locale): string {
  const folded = text
    .normalize('NFKD')
    .replace(IGNORED, '')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(GROUPED, (number) => number.replace(/\D/g, ''))
  return locale === 'de' ? folded.replace(UMLAUT_IN_TWO_LETTERS, (_, vowel?: string) => vowel ?? 'u') : folded
}

/** A folded text with single spaces, by whose words the content service filters. */
export const foldWords = (text: string, locale: Locale): string => fold(text, locale).replace(/\s+/g, ' ').trim()
