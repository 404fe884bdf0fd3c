import type { RichTextBlock, RichTextInline, RichTextList } from '@/lib/content/rich-text'
import { stretchesOf } from '@/lib/i18n/isolate'
import type { Locale } from '@/rules/languages'
import type { Outline } from './headings'

const LEVELS = [2, 3, 4, 5, 6] as const

type Text = Extract<RichTextInline, { type: 'text' }>
type Inline = Text | { type: 'link'; url: string; opensTab: boolean; children: Text[] }
type ListItem = { type: 'list-item'; children: Inline[]; lists: RichTextList[] }

/** What keeps its order beside another script is a text of its own, with the direction as its innermost mark. Code is isolated as it is. */
function stretched(locale: Locale, { type, text, ...marks }: Text): Text[] {
  if (marks.code) return [{ type, text, ...marks }]
  return stretchesOf(locale, text).map((stretch) => ({ type, text: stretch.text, ...(stretch.direction && { [stretch.direction]: true }), ...marks }))
}

/** An address that is not safe was taken out when the content was read; its words stay. */
function inlinesOf(locale: Locale, nodes: readonly RichTextInline[]): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (node.type === 'text') return stretched(locale, node)
    const { type, url, openInNewTab, target } = node
    const children = node.children.flatMap((child) => stretched(locale, child))
    return url ? [{ type, url, opensTab: openInNewTab === true || target === '_blank', children }] : children
  })
}

/** The editor stores a nested list beside the item that it belongs to; in HTML it stands inside. */
export function nested(locale: Locale, { type, format, children }: RichTextList) {
  const items: ListItem[] = []
  for (const child of children) {
    const last = items.at(-1)
    if (child.type === 'list-item') items.push({ ...child, children: inlinesOf(locale, child.children), lists: [] })
    else if (last) last.lists.push(child)
    else items.push({ type: 'list-item', children: [], lists: [child] })
  }
  return { type, format, children: items }
}

/** A block as the library renders it: with the level that it has in the page, and its anchor. */
export function storedBlock(locale: Locale, block: Exclude<RichTextBlock, { type: 'image' }>, shift: number, { anchors, depths }: Outline) {
  if (block.type === 'list') return nested(locale, block)
  const children = inlinesOf(locale, block.children)
  if (block.type !== 'heading') return { type: block.type, children }
  return { type: block.type, children, level: LEVELS[shift + (depths.get(block.level) ?? 0)] ?? 6, id: anchors.get(block) }
}
