import type { Piece } from '@/lib/search/excerpt'

/** A text with what was looked for marked. */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMarked }, index) => (isMarked ? <mark key={index}>{text}</mark> : text))
}
