import type { ContentBlock } from '@/lib/content/blocks'
import { plainText, type RichTextBlock } from '@/lib/content/rich-text'

type Heading = Extract<RichTextBlock, { type: 'heading' }>

/** The anchors of the headings of a document, by heading. */
export type Anchors = ReadonlyMap<RichTextBlock, string>

export type ContentsEntry = { id: string; text: string; level: number }

function slug(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
}

function* headings(blocks: readonly ContentBlock[]): Generator<Heading> {
  for (const block of blocks) {
    if (block.type !== 'rich-text') continue
    for (const node of block.body) if (node.type === 'heading' && plainText([node])) yield node
  }
}

/** An id for each heading, made from its words and unique in the document; the prefix keeps clear of the page's own ids. */
export function headingAnchors(blocks: readonly ContentBlock[]): Anchors {
  const used = new Map<string, number>()
  const anchors = new Map<RichTextBlock, string>()
  for (const heading of headings(blocks)) {
    const base = `s-${slug(plainText([heading]))}`
    const count = (used.get(base) ?? 0) + 1
    used.set(base, count)
    anchors.set(heading, count === 1 ? base : `${base}-${count}`)
  }
  return anchors
}

/** The table of contents of a document. */
export function tableOfContents(blocks: readonly ContentBlock[], anchors: Anchors): ContentsEntry[] {
  return [...headings(blocks)].map((heading) => ({
    id: anchors.get(heading) ?? '',
    text: plainText([heading]),
    level: heading.level,
  }))
}
