import { inLanguage, type InLanguages, type Locale } from '../rules/languages'
import { isFile, isRecord } from '../documents/values'

/** From so many words on a sentence is hard to follow, and from so many letters on a word. */
const LIMITS: InLanguages<{ sentence: number; word: number }> = {
  ar: { sentence: 40, word: 14 },
  en: { sentence: 32, word: 19 },
  de: { sentence: 30, word: 28 },
}

/** Parts of rich text that people read as a whole. */
const WHOLE = new Set(['paragraph', 'heading', 'quote', 'list-item'])

/** The words of a part of rich text, those of its links too. */
function wordsOf(node: Record<string, unknown>): string {
  if (typeof node.text === 'string') return node.text
  return Array.isArray(node.children) ? node.children.filter(isRecord).map(wordsOf).join('') : ''
}

/** What people read in a document, each paragraph by itself; neither addresses nor names of files. */
export function paragraphs(value: unknown): string[] {
  if (typeof value === 'string') return /\s/.test(value.trim()) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(paragraphs)
  if (!isRecord(value) || isFile(value)) return []
  if (WHOLE.has(String(value.type)) && Array.isArray(value.children)) return [wordsOf(value)]
  return Object.values(value).flatMap(paragraphs)
}

const segments = (text: string, language: Locale, granularity: 'sentence' | 'word') => [...new Intl.Segmenter(language, { granularity }).segment(text)]

const wordsIn = (text: string, language: Locale): string[] =>
  segments(text, language, 'word').flatMap(({ segment, isWordLike }) => (isWordLike === true ? [segment] : []))

/** Sentences with too many words to be followed at a first reading. */
export const hardSentences = (texts: readonly string[], language: Locale): string[] =>
  texts
    .flatMap((text) => segments(text, language, 'sentence').map(({ segment }) => segment.trim()))
    .filter((sentence) => wordsIn(sentence, language).length > inLanguage(LIMITS, language).sentence)

/** Words with too many letters, each once. */
export const hardWords = (texts: readonly string[], language: Locale): string[] => [
  ...new Set(texts.flatMap((text) => wordsIn(text, language).filter((word) => word.length > inLanguage(LIMITS, language).word))),
]
