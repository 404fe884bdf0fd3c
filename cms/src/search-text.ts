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

/** Marks over and under letters, the Arabic stretching stroke, signs of transcription and invisible marks say nothing in a search. */
const IGNORED = /[\p{M}\u0640\u02BE\u02BF\u00AD\u200B-\u200F\u2066-\u2069]/gu

const ARABIC_DIGIT = /[٠-٩۰-۹]/gu

/** Digits in groups of three, however they are parted: 12,000 and 12.000 and 12 000 are one number. */
const GROUPED = /(?<![\p{L}\p{N}])\d{1,3}(?:[.,'’٬ ]\d{3})+(?![\p{L}\p{N}])/gu

// Not in 'neue' and 'Quelle', where they are two sounds.
const UMLAUT_IN_TWO_LETTERS = /([ao])e|(?<![aeiouq])ue/g

/** One spelling for text and query, the same as in the search of the site (`lib/search/fold.ts`; a test compares the two). */
export function foldForSearch(value: string, locale = 'ar'): string {
  const folded = value
    .normalize('NFKD')
    .replace(IGNORED, '')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(GROUPED, (number) => number.replace(/\D/g, ''))
    .replace(/\s+/g, ' ')
    .trim()
  return locale === 'de' ? folded.replace(UMLAUT_IN_TWO_LETTERS, (_, vowel?: string) => vowel ?? 'u') : folded
}

/** The words of a rich text as the block editor stores it. */
export function wordsOf(blocks: unknown): string {
  if (Array.isArray(blocks)) return blocks.map(wordsOf).join(' ')
  if (typeof blocks !== 'object' || blocks === null) return ''
  if ('text' in blocks && typeof blocks.text === 'string') return blocks.text
  return 'children' in blocks ? wordsOf(blocks.children) : ''
}
