import type { ContentBlock } from '@/lib/content/blocks'
import { plainText } from '@/lib/content/rich-text'

/** The words of a document's rich text, for shares and descriptions. */
export function blocksText(blocks: readonly ContentBlock[]): string {
  return blocks
    .flatMap((block) => (block.type === 'rich-text' ? plainText(block.body) : []))
    .filter(Boolean)
    .join(' ')
}
