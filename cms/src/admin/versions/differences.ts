import { diffArrays } from 'diff'
import type { Described } from '../../versions/describe'

export type Piece = { text: string; isMarked: boolean }

/** A field that two versions word differently, with the words marked that only one of them has. */
export type Difference = { label: string; older: Piece[]; newer: Piece[] }

/** Knows where words begin in Arabic too. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** The words of a text, and what stands between them. */
const wordsOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)

/** The fields that differ, in the order of the newer version; what only the older one has comes last. */
export function differences(older: readonly Described[], newer: readonly Described[]): Difference[] {
  const labels = [...new Set([...newer, ...older].map(({ label }) => label))]
  const textIn = (fields: readonly Described[], label: string) => fields.find((field) => field.label === label)?.text ?? ''
  return labels.flatMap((label) => {
    const [before, after] = [textIn(older, label), textIn(newer, label)]
    if (before === after) return []
    const changes = diffArrays(wordsOf(before), wordsOf(after))
    return [
      {
        label,
        older: changes.filter(({ added }) => !added).map(({ value, removed }) => ({ text: value.join(''), isMarked: removed })),
        newer: changes.filter(({ removed }) => !removed).map(({ value, added }) => ({ text: value.join(''), isMarked: added })),
      },
    ]
  })
}
