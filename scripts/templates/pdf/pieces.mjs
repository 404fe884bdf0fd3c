import { shown } from './strings.mjs'

/** What Typst writes for a piece of text: its place, its colour, and the operators between BT and ET. */
export const PIECE = /q\n1 0 0 -1 (\S+) (\S+) cm\n(\/c\d+ cs\n[^\n]* scn)\nBT\n([^]*?)\nET\nQ\n/g

/** One operator of it. */
const STEP = /\/Span <<\n {2}\/ActualText <FEFF(\w*)>\n>> BDC\n|(\/ReversedChars BMC)\n|(EMC)\n|0 Tr\n|\/(f\d+) (\S+) Tf\n|1 0 0 -1 (\S+) 0 Tm\n|(.*) T[jJ]\n/gy

const decoded = (hex) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** The glyphs of a piece from left to right, each with the letters that it stands for. */
export function glyphsOf(body, { left, bottom, colour }, fonts) {
  const glyphs = []
  const spans = []
  let read = 0
  let font
  let size
  let x
  for (const [step, span, reversed, end, name, points, start, operand] of `${body}\n`.matchAll(STEP)) {
    read += step.length
    if (span !== undefined) spans.push(decoded(span))
    else if (reversed) spans.push(undefined)
    else if (end) spans.pop()
    else if (name) [font, size] = [name, Number(points)]
    else if (start) x = left + Number(start)
    else if (operand) {
      for (const { code, move } of shown(operand)) {
        if (code === undefined) x -= (move * size) / 1000
        else {
          const { width, text } = fonts.get(font).glyph(code)
          glyphs.push({ code, font, size, colour, x, y: bottom, width, own: text, text: spans.findLast((letters) => letters !== undefined) ?? text })
          x += (width * size) / 1000
        }
      }
    }
  }
  if (read !== body.length + 1) throw new Error(`Text that Typst writes in another way: ${body.slice(read, read + 100)}`)
  return glyphs
}

/** A letter with its marks: they have no width, and are painted before it where the writing runs to the left. */
export function clustersOf(glyphs) {
  const clusters = []
  let marks = []
  for (const glyph of glyphs) {
    if (marks.some(({ text }) => text !== glyph.text)) throw new Error(`A mark apart from its letter: ${glyph.text}`)
    if (glyph.width === 0) marks.push(glyph)
    else {
      clusters.push({ ...glyph, marks })
      marks = []
    }
  }
  return { clusters, marks }
}
