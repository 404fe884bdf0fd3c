import type { ContentBlock } from '@/lib/content/blocks'
import { plainText, type RichText, type RichTextBlock } from '@/lib/content/rich-text'

type Heading = Extract<RichTextBlock, { type: 'heading' }>

export type Outline = {
  /** The anchors of the headings, by heading. */
  anchors: ReadonlyMap<RichTextBlock, string>
  /** How deep the headings of a level stand: 0 for the highest level that is used, with no gap between two. */
  depths: ReadonlyMap<number, number>
}

export type ContentsEntry = { id: string; text: string; depth: number }

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

const isHeading = (node: RichTextBlock): node is Heading => node.type === 'heading' && plainText([node]) !== ''

const headingsOf = (blocks: readonly ContentBlock[]): Heading[] => blocks.flatMap((block) => (block.type === 'rich-text' ? block.body.filter(isHeading) : []))

/** Editors choose levels by their look; the page's outline must have no gap whatever they chose. */
function depthsOf(headings: readonly Heading[]): Outline['depths'] {
  const levels = [...new Set(headings.map(({ level }) => level))].sort((a, b) => a - b)
  return new Map(levels.map((level, depth) => [level, depth]))
}

/** An id for each heading, made from its words and unique in the document; the prefix keeps clear of the page's own ids. */
function anchorsOf(headings: readonly Heading[]): Outline['anchors'] {
  const used = new Map<string, number>()
  const anchors = new Map<RichTextBlock, string>()
  for (const heading of headings) {
    const base = `s-${slug(plainText([heading]))}`
    const count = (used.get(base) ?? 0) + 1
    used.set(base, count)
    anchors.set(heading, count === 1 ? base : `${base}-${count}`)
  }
  return anchors
}

/** The outline of a document. */
export function outlineOf(blocks: readonly ContentBlock[]): Outline {
  const headings = headingsOf(blocks)
  return { anchors: anchorsOf(headings), depths: depthsOf(headings) }
}

/** The outline of a single rich text, whose headings are not linked to. */
export function plainOutline(content: RichText): Outline {
  return { anchors: new Map(), depths: depthsOf(content.filter(isHeading)) }
}

/** The table of contents of a document. */
export function tableOfContents(blocks: readonly ContentBlock[], { anchors, depths }: Outline): ContentsEntry[] {
  return headingsOf(blocks).map((heading) => ({
    id: anchors.get(heading) ?? '',
    text: plainText([heading]),
    depth: depths.get(heading.level) ?? 0,
  }))
}
