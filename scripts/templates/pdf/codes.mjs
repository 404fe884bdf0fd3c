import { MARK, RIGHT_TO_LEFT } from './letters.mjs'

/** The width of the room for a mark at the left edge of a line: PDFium takes no notice of text without any. */
export const EDGE = 20

/**
 * The codes to be shown for a letter with its marks, or for letters joined to one glyph, one for each of them, from left
 * to right. At the edge of a line the first marks come apart as `behind`: pdf.js counts a mark to what was read before,
 * and would put them into the line above. The first of them paints all marks.
 */
export function codesOf({ code, width, own, text, size, x, y, marks, isWidened = false }, font, isEdge) {
  const isRightToLeft = RIGHT_TO_LEFT.test(text)
  if (text === own && !isWidened && marks.length === 0 && !(isRightToLeft && text.length > 1)) return { codes: [code], behind: [] }
  const letters = isRightToLeft ? [...text].reverse() : [text]
  const painting = letters.findIndex((letter) => !MARK.test(letter))
  const isApart = isEdge && painting > 0
  const at = (distance) => Math.round((distance / size) * 1000)
  const painted = (shift) => marks.map((mark) => ({ glyph: mark.code, x: at(mark.x - x) + shift, y: at(mark.y - y) }))
  const letter = font.add(letters[painting], width, [{ glyph: code, x: 0, y: 0 }, ...(isApart ? [] : painted(0))])
  const empty = (other) => font.add(other, 0, [])
  const before = letters.slice(0, painting)
  const after = [letter, ...letters.slice(painting + 1).map(empty)]
  if (!isApart) return { codes: [...before.map(empty), ...after], behind: [] }
  return { codes: after, behind: before.reverse().map((mark, index) => font.add(mark, EDGE, index === 0 ? painted(EDGE) : [])) }
}
