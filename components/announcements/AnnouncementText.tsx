import { Inlines } from '@/components/blocks/Inlines'
import { List } from '@/components/blocks/List'
import type { RichText, RichTextBlock } from '@/lib/content/rich-text'

function Block({ block, hint }: { block: RichTextBlock; hint: string }) {
  if (block.type === 'image') return null
  if (block.type === 'list') return <List list={block} hint={hint} />
  return (
    <p>
      <Inlines nodes={block.children} hint={hint} />
    </p>
  )
}

/** The words of an announcement: paragraphs and lists, for the server and the browser. */
export function AnnouncementText({ content, hint }: { content: RichText; hint: string }) {
  return content.map((block, index) => <Block key={index} block={block} hint={hint} />)
}
