import { codesOf, EDGE } from './codes.mjs'
import { LEFT_TO_RIGHT } from './letters.mjs'

/** The width of a space before a marked letter, in thousandths of the size: what readers just take for a space. */
const NARROW = 80

const hex = (codes) => codes.map((code) => code.toString(16).padStart(4, '0')).join('')

/**
 * pdf.js measures the gap before a letter anew behind a mark, and would put a second space between them. So the space
 * before a marked letter is narrower than what it takes for a space, and the glyph before that is so much wider.
 */
function withNarrowSpaces(clusters) {
  const wanted = (index) => clusters[index + 1]?.marks.length > 0 && clusters[index].text === ' ' && index > 0
  return clusters.map((cluster, index) => {
    if (wanted(index)) return { ...cluster, x: cluster.x + ((cluster.width - NARROW) * cluster.size) / 1000, width: NARROW, isWidened: true }
    if (index + 1 < clusters.length && wanted(index + 1)) return { ...cluster, width: cluster.width + clusters[index + 1].width - NARROW, isWidened: true }
    return cluster
  })
}

/** A line as one string of glyphs from left to right. */
export function shownLine(line, fonts) {
  const clusters = withNarrowSpaces(line)
  const [{ font, size, colour, x: left, y: bottom }] = clusters
  const operands = []
  const apart = []
  let pen = left
  for (const [index, cluster] of clusters.entries()) {
    const move = Math.round(((pen - cluster.x) / size) * 1000)
    if (move !== 0) {
      operands.push(move)
      pen -= (move * size) / 1000
    }
    const { codes, behind } = codesOf(cluster, fonts.get(font), index === 0)
    apart.push(...behind)
    operands.push(`<${hex(codes)}>`)
    pen += (cluster.width * size) / 1000
  }
  const show = (x, operand) => `0 Tr\n/${font} ${size} Tf\n1 0 0 -1 ${x} 0 Tm\n[${operand}] TJ\n`
  const shows = [
    show(0, operands.join(' ').replaceAll('> <', '')),
    ...apart.map((code, index) => show((-(index + 1) * EDGE * size) / 1000, `<${hex([code])}>`)),
  ]
  // The mark of reversed strings holds for all in it: not for numbers and Latin words.
  const begin = clusters.some(({ text }) => LEFT_TO_RIGHT.test(text)) ? '/Span BMC\n' : '/ReversedChars BMC\n'
  return `q\n1 0 0 -1 ${left} ${bottom} cm\n${colour}\nBT\n${shows.map((string) => `${begin}${string}EMC\n`).join('')}ET\nQ\n`
}
