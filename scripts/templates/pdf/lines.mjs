import { RIGHT_TO_LEFT } from './letters.mjs'
import { clustersOf, glyphsOf, PIECE } from './pieces.mjs'
import { shownLine } from './show.mjs'

/** Between pieces of one line is nothing, or the bounds of the tagged content that they are in. */
const BOUNDS = /^(?:EMC\n\/\w+ <<\n {2}\/MCID \d+\n>> BDC\n)?$/

const looksLike = ([one], [other]) => ['font', 'size', 'colour', 'y'].every((key) => one[key] === other[key])

/** A space at the end of a line takes no room: it stands where a letter does. */
const isAtEnd = (cluster, others) => cluster.text === ' ' && others.some((other) => other && Math.abs(other.x - cluster.x) < cluster.size / 100)

/** Clusters of one look from left to right, parted where there is a gap between them. */
function linesOf(clusters) {
  const lines = []
  let end
  const sorted = clusters.toSorted((one, other) => one.x - other.x)
  for (const cluster of sorted.filter((one, index) => !isAtEnd(one, [sorted[index - 1], sorted[index + 1]]))) {
    if (lines.length > 0 && Math.abs(cluster.x - end) < cluster.size / 2) lines.at(-1).push(cluster)
    else lines.push([cluster])
    end = cluster.x + (cluster.width * cluster.size) / 1000
  }
  return lines
}

/**
 * The content of a page in which every line from right to left is one string. Typst writes each word by itself, and each
 * mark, from left to right; readers that follow the order of the file would find the words of a line in the wrong one.
 * @param {string} content
 * @param {Map<string, ReturnType<typeof import('./font.mjs').openFont>>} fonts by their names in the page
 */
export function withWholeLines(content, fonts) {
  const written = []
  let pieces = []
  let clusters = []
  let marks = []
  let end = 0
  const finish = () => {
    if (clusters.some(({ text }) => RIGHT_TO_LEFT.test(text))) {
      // A line stays in the tagged content where its first piece was.
      for (const line of linesOf(clusters)) written[Math.min(...line.map(({ place }) => place))] += shownLine(line, fonts)
    } else {
      for (const { place, source } of pieces) written[place] = source
    }
    pieces = []
    clusters = []
  }
  for (const { 0: source, 1: left, 2: bottom, 3: colour, 4: body, index } of content.matchAll(PIECE)) {
    const between = content.slice(end, index)
    end = index + source.length
    const read = clustersOf([...marks, ...glyphsOf(body, { left: Number(left), bottom: Number(bottom), colour }, fonts)])
    marks = read.marks
    if (!BOUNDS.test(between) || (clusters.length > 0 && read.clusters.length > 0 && !looksLike(clusters, read.clusters))) finish()
    const place = written.push(between, '') - 1
    pieces.push({ place, source })
    clusters.push(...read.clusters.map((cluster) => ({ ...cluster, place })))
  }
  finish()
  if (marks.length > 0) throw new Error('A mark without a letter')
  if (content.replace(PIECE, '').includes('\nBT\n')) throw new Error('Text that Typst places in another way')
  return written.join('') + content.slice(end)
}
