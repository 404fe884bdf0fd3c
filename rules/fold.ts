import type { Locale } from './languages'

/** Letters that the decomposition of Unicode leaves whole, and ways to write one sound. */
const LETTERS: Record<string, string> = {
  ٱ: 'ا',
  ٲ: 'ا',
  ٳ: 'ا',
  ى: 'ي',
  // Yeh, heh and kaf of Persian, Kurdish, Urdu and Sindhi keyboards.
  ی: 'ي',
  ێ: 'ي',
  ې: 'ي',
  ۍ: 'ي',
  ے: 'ي',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ۃ: 'ه',
  ک: 'ك',
  ڪ: 'ك',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu')

/** Soft hyphens, joiners, marks of direction and the like. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/** Before a waw the hamza has several carriers: شؤون, شئون; رؤوس, رءوس. */
const HAMZA_BEFORE_WAW = /(?:[وي]\p{M}*\u0654\p{M}*|(?<=\p{L}\p{M}*)ء\p{M}*)(?=و)/gu

/** Vowel signs and hamzas on their carriers (marks, once decomposed), tatweel, signs of transcription. */
const IGNORED = /[\p{M}\u0640\u02BE\u02BF]/gu

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
    .replace(INVISIBLE, '')
    .replaceAll('\u0640', '')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(HAMZA_BEFORE_WAW, 'و')
    .replace(IGNORED, '')
    .replace(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(GROUPED, (number) => number.replace(/\D/g, ''))
  return locale === 'de' ? folded.replace(UMLAUT_IN_TWO_LETTERS, (_, vowel?: string) => vowel ?? 'u') : folded
}

/** A folded text with single spaces, by whose words the content service filters. */
export const foldWords = (text: string, locale: Locale): string => fold(text, locale).replace(/\s+/g, ' ').trim()

/** The article with what is written together with it, before a word of three letters at least. */
const ARABIC_ARTICLE = /^(?:[وف]?(?:ال|بال|كال)|وبال)(?=.{3})/u

/** "To the": the article loses its alef, and a lam of the word may have been lost too (للاجئين is ل + اللاجئين). */
const TO_THE = /^[وف]?لل(.{2,})$/u

/**
 * What a folded word is compared by: in Arabic without the article. A word that begins with لل can be read in two ways, of which the first one is a
 * part of the other.
 */
export function readingsOf(word: string, locale: Locale): readonly [string, ...string[]] {
  if (locale !== 'ar') return [word]
  const [, rest] = TO_THE.exec(word) ?? []
  if (rest === undefined) return [word.replace(ARABIC_ARTICLE, '')]
  return rest.length > 2 ? [rest, `ل${rest}`] : [`ل${rest}`]
}

const WORD = /[\p{L}\p{N}]+/gu

/** The folded words of a search, each in the reading that is part of all its readings. */
export const searchedWords = (text: string, locale: Locale): string[] => (fold(text, locale).match(WORD) ?? []).map((word) => readingsOf(word, locale)[0])
