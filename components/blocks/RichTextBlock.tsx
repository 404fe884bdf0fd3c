import type { BlockProps } from './ContentBlocks'
import { RichTextNodes } from './RichTextNodes'

export function RichTextBlock({ block, ...props }: BlockProps<'rich-text'>) {
  return <RichTextNodes content={block.body} {...props} />
}
