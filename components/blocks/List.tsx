import type { RichTextList } from '@/lib/content/rich-text'
import { Inlines } from './Inlines'

type Entry = { item: Extract<RichTextList['children'][number], { type: 'list-item' }> | null; lists: RichTextList[] }

// The editor stores a nested list beside the item that it belongs to; in HTML it stands inside.
function entriesOf(list: RichTextList): Entry[] {
  const entries: Entry[] = []
  for (const child of list.children) {
    const last = entries.at(-1)
    if (child.type === 'list-item') entries.push({ item: child, lists: [] })
    else if (last) last.lists.push(child)
    else entries.push({ item: null, lists: [child] })
  }
  return entries
}

export function List({ list, hint }: { list: RichTextList; hint: string }) {
  const Tag = list.format === 'ordered' ? 'ol' : 'ul'
  return (
    <Tag>
      {entriesOf(list).map(({ item, lists }, index) => (
        <li key={index}>
          {item && <Inlines nodes={item.children} hint={hint} />}
          {lists.map((nested, nestedIndex) => (
            <List key={nestedIndex} list={nested} hint={hint} />
          ))}
        </li>
      ))}
    </Tag>
  )
}
