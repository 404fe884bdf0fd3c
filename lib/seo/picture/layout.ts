import { inLanguage, type Locale } from '@/rules/languages'

/** Average width of a letter, as a share of the font size, in the display face of each script. */
const LETTER_WIDTH = { ar: 0.46, en: 0.53, de: 0.55 }

const MAX_LINES = 4
const SIZES = [76, 64, 54, 46] as const

export type TitleLayout = { lines: string[]; fontSize: number }

function wrap(words: readonly string[], maxLetters: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + word.length < maxLetters) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}

/** A title broken into at most four lines of a width in pixels, at the largest size that fits; a longer one is cut. */
export function layoutTitle(locale: Locale, title: string, width: number): TitleLayout {
  const words = title.split(/\s+/).filter(Boolean)
  const letterWidth = inLanguage(LETTER_WIDTH, locale)
  const layouts = SIZES.map((fontSize) => ({ fontSize, lines: wrap(words, width / (fontSize * letterWidth)) }))
  const fitting = layouts.find(({ lines, fontSize }) => lines.length <= (fontSize > 60 ? 3 : MAX_LINES))
  if (fitting) return fitting
  const fontSize = SIZES[SIZES.length - 1] ?? 46
  const lines = wrap(words, width / (fontSize * letterWidth)).slice(0, MAX_LINES)
  return { fontSize, lines: [...lines.slice(0, -1), `${lines.at(-1) ?? ''} …`] }
}
