import { fold } from '../rules/fold'

/**
 * Names are compared by their consonants: vowels are written in Latin letters and mostly not in Arabic ones, and everybody transcribes
 * them in their own way. Sounds that are written alike, or for which there is no letter, are one; where a spelling may stand for several
 * sounds, each of them is tried.
 */
type Sounds = readonly string[]

/** Spellings in Latin letters, the longest first. `x` stands for خ, `c` for ش, `g` for غ; nothing for what is not compared. */
const LATIN: readonly (readonly [spelling: string, sounds: Sounds])[] = [
  ['dsch', ['j']],
  ['sch', ['c']],
  ['tsch', ['tc']],
  // German, French, English and Greek: Chaled, Chadi, Achmed, Christine.
  ['ch', ['x', 'c', 'h', 'k']],
  // Ishaq has two sounds.
  ['sh', ['c', 'sh']],
  ['kh', ['x']],
  ['gh', ['g']],
  ['th', ['t', 's']],
  ['dh', ['d', 'z']],
  ['ph', ['f']],
  ['dj', ['j']],
  ['ck', ['k']],
  ['b', ['b']],
  ['p', ['b']],
  ['t', ['t']],
  ['d', ['d']],
  ['k', ['k']],
  ['q', ['k']],
  ['c', ['k']],
  ['g', ['j', 'g']],
  ['f', ['f']],
  ['v', ['f']],
  ['s', ['s']],
  ['z', ['z']],
  ['x', ['ks']],
  ['h', ['h']],
  ['l', ['l']],
  ['m', ['m']],
  ['n', ['n']],
  ['r', ['r']],
]

const ARABIC: Readonly<Record<string, Sounds>> = {
  ب: ['b'],
  پ: ['b'],
  ت: ['t'],
  ط: ['t'],
  ث: ['t', 's'],
  ج: ['j'],
  چ: ['c', 'j'],
  ح: ['h'],
  ه: ['h'],
  خ: ['x'],
  د: ['d'],
  ض: ['d', 'z'],
  ذ: ['d', 'z'],
  ظ: ['d', 'z'],
  ر: ['r'],
  ز: ['z'],
  ژ: ['j'],
  س: ['s'],
  ص: ['s'],
  ش: ['c'],
  غ: ['g'],
  ف: ['f'],
  ڤ: ['f'],
  ق: ['k'],
  ك: ['k'],
  گ: ['g', 'k'],
  ل: ['l'],
  م: ['m'],
  ن: ['n'],
}

const SILENT: Sounds = ['']

/** Most spellings of one word that are tried. */
const MOST = 32

/** At the beginning of a word these are consonants; German writes `j` for `y`. */
const FIRST: Readonly<Record<string, Sounds>> = { w: ['w'], و: ['w'], y: ['y'], ي: ['y'], j: ['j', 'y'] }

/** Within a word they mostly belong to a vowel. */
const WITHIN: Readonly<Record<string, Sounds>> = { j: ['j', ''] }

/** What a letter, or several, may sound like, and how many there are. */
function soundsAt(word: string, index: number): readonly [Sounds, length: number] {
  const letter = word[index] ?? ''
  const semivowel = index === 0 ? FIRST[letter] : WITHIN[letter]
  // Fatima and Fatimah, Abdullah: at the end it is not always heard.
  if (index > 0 && index === word.length - 1 && (letter === 'h' || letter === 'ه')) return [['h', ''], 1]
  const [spelling, sounds] = LATIN.find(([written]) => word.startsWith(written, index)) ?? []
  if (spelling && sounds && spelling.length > 1) return [sounds, spelling.length]
  return [semivowel ?? sounds ?? ARABIC[letter] ?? SILENT, 1]
}

const combined = (keys: readonly string[], sounds: Sounds) => keys.flatMap((key) => sounds.map((sound) => key + sound)).slice(0, MOST)

const isLetterTwice = (word: string, index: number) => word[index] === word[index - 1]

/** The consonants of a word in each way in which it may be meant. */
function consonants(word: string): readonly string[] {
  let keys: readonly string[] = ['']
  for (let index = 0; index < word.length; ) {
    const [sounds, length] = soundsAt(word, index)
    if (length > 1 || !isLetterTwice(word, index)) keys = combined(keys, sounds)
    index += length
  }
  return keys
}

/** Of a name such as Aya there would be nothing left. */
const semivowels = (word: string) =>
  word
    .replace(/[^wyوي]/g, '')
    .replaceAll('و', 'w')
    .replaceAll('ي', 'y')

const ARTICLE = /^(?:ال|[ae]l)(?=.{2})/

/** Articles that stand alone, also as they sound before certain letters. */
const ARTICLES = new Set(['al', 'el', 'ul', 'ar', 'ur', 'as', 'es', 'ad', 'ed', 'an', 'at', 'az', 'ash', 'esh', 'ال'])

/** Servant of …: written in one word or in two, with any vowel between them. */
const SERVANT = /^(?:عبد|abd[aeou]*(?:l(?=[^aeiou]))?)(?=.)/
const SERVANT_ALONE = /^(?:عبد|abd[aeou]*l?|ab[ei]d)$/

/** At least so many consonants tell something by their beginning alone, or without an article. */
const TELLING = 2

/** The keys of one word; the article, if it is one, may be left out. */
function keysOf(word: string): string[] {
  const without = word.replace(ARTICLE, '')
  const keys = consonants(word).map((key) => key || semivowels(word))
  return without === word ? [...keys] : [...keys, ...consonants(without).filter((key) => key.length >= TELLING)]
}

/** A word, what it sounds like, and what it is found by besides: of Abdulrahman, what follows the servant. */
type Word = { written: string; keys: readonly string[]; parts: readonly string[] }

/** A name as it is searched in. */
export type FoldedName = readonly Word[]

const wordsOf = (text: string) =>
  fold(text, 'ar')
    .replace(/['’`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !ARTICLES.has(word))

/** With what follows: عبد الرحمن, Abd al-Rahman and Abdulrahman are the same. */
const servantOf = (rest: string): string[] => consonants(rest.replace(ARTICLE, '')).map((key) => `bd${key}`)

export function foldName(name: string): FoldedName {
  const words = wordsOf(name)
  return words.map((written, index) => {
    const next = words[index + 1]
    if (SERVANT_ALONE.test(written)) return { written, keys: ['bd'], parts: next ? servantOf(next) : [] }
    const rest = written.replace(SERVANT, '')
    return rest === written ? { written, keys: keysOf(written), parts: [] } : { written, keys: servantOf(rest), parts: ['bd', ...keysOf(rest)] }
  })
}

/** How well a word fits what was typed of it; 0 when it does not. */
function fitOf(typed: Word, word: Word): number {
  if (word.written === typed.written) return 4
  if (word.written.startsWith(typed.written)) return 3
  const keys = [...word.keys, ...word.parts]
  if (typed.keys.some((key) => key && keys.includes(key))) return 2
  return typed.keys.some((key) => key.length >= TELLING && keys.some((other) => other.startsWith(key))) ? 1 : 0
}

/**
 * How well a name fits what was typed, in whichever of the two scripts: the higher, the better; 0 when one of the words typed is not among
 * its words.
 */
export function nameFit(typed: FoldedName, name: FoldedName): number {
  const fits = typed.map((word) => Math.max(0, ...name.map((other) => fitOf(word, other))))
  return fits.length > 0 && fits.every(Boolean) ? fits.reduce((sum, fit) => sum + fit, 0) : 0
}
