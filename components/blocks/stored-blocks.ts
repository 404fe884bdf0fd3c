import type { RichTextBlock, RichTextInline, RichTextList } from '@/lib/content/rich-text'
import type { Outline } from './headings'

const LEVELS = [2, 3, 4, 5, 6] as const

type Text = Extract<RichTextInline, { type: 'text' }>
type Inline = Text | { type: 'link'; url: string; opensTab: boolean; children: Text[] }
type ListItem = { type: 'list-item'; children: Inline[]; lists: RichTextList[] }

/** An address that is not safe was taken out when the content was read; its words stay. */
function inlinesOf(nodes: readonly RichTextInline[]): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (node.type === 'text') return [node]
    const { type, url, openInNewTab, target, children } = node
    return url ? [{ type, url, opensTab: openInNewTab === true || target === '_blank', children }] : children
  })
}

/** The editor stores a nested list beside the item that it belongs to; in HTML it stands inside. */
export function nested({ type, format, children }: RichTextList) {
  const items: ListItem[] = []
  for (const child of children) {
    const last = items.at(-1)
    if (child.type === 'list-item') items.push({ ...child, children: inlinesOf(child.children), lists: [] })
    else if (last) last.lists.push(child)
    else items.push({ type: 'list-item', children: [], lists: [child] })
  }
  return { type, format, children: items }
}

/** A block as the library renders it: with the level that it has in the page, and its anchor. */
export function storedBlock(block: Exclude<RichTextBlock, { type: 'image' }>, shift: number, { anchors, depths }: Outline) {
  if (block.type === 'list') return nested(block)
  const children = inlinesOf(block.children)
  if (block.type !== 'heading') return { type: block.type, children }
  return { type: block.type, children, level: LEVELS[shift + (depths.get(block.level) ?? 0)] ?? 6, id: anchors.get(block) }
}
