import { fold } from '../../rules/fold'

/** Arabic letters as the Latin spellings of names write them most often; vowels and what is not heard are left out. */
const LATIN: Record<string, string> = {
  ب: 'b',
  پ: 'b',
  ت: 't',
  ث: 't',
  ج: 'j',
  ح: 'h',
  خ: 'k',
  د: 'd',
  ذ: 'd',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 's',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  غ: 'g',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
}

/** One letter for what several stand for, longer ones first. */
const SOUNDS: readonly [RegExp, string][] = [
  [/tsch|dsch|dj/g, 'j'],
  [/sch|sh|ch/g, 's'],
  [/kh|ck|[cq]/g, 'k'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/gh/g, 'g'],
  [/ph|v/g, 'f'],
  [/p/g, 'b'],
  [/x/g, 'ks'],
]

/** A word so long that begins with the article is read without it. */
const WITH_ARTICLE = 6

const ARTICLE = /^(?:ال|al|el)/

/** Words of a name that stand for nobody: the article alone, and titles. */
const NO_NAME = new Set(['al', 'el', 'dr', 'mr', 'mrs', 'ms', 'herr', 'frau', 'د', 'م', 'ا'])

function consonants(word: string): string {
  const bare = word.length >= WITH_ARTICLE ? word.replace(ARTICLE, '') : word
  const latin = bare.replace(/\p{Script=Arabic}/gu, (letter) => LATIN[letter] ?? '')
  const sounds = SOUNDS.reduce((text, [pattern, letter]) => text.replace(pattern, letter), latin)
  return sounds
    .replace(/[^b-z]|[eiouwy]/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=..)h$/, '')
}

/**
 * What the spellings of a name have in common, in Arabic and Latin letters: the consonants of its first and its last word, in the
 * order of the alphabet: `hmd smr` of «سامر الأحمد», Samer al-Ahmad and AHMED, Samir. Null of a name with fewer than two words.
 */
export function nameKey(name: string): string | null {
  const words = fold(name, 'de')
    .split(/[^\p{L}]+/u)
    .filter((word) => word && !NO_NAME.has(word))
    .map(consonants)
    .filter(Boolean)
  const [first, last] = [words.at(0), words.at(-1)]
  // Fewer consonants are the name of too many.
  if (!first || !last || words.length < 2 || first.length + last.length < 4) return null
  return [first, last].sort().join(' ')
}
