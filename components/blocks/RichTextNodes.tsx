import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { RichText as Content, RichTextBlock, RichTextInline } from '@/lib/content/rich-text'
import { plainText } from '@/lib/content/rich-text'
import type { Locale } from '@/lib/i18n/languages'
import { plainOutline, type Outline } from './headings'
import { Inlines } from './Inlines'
import { List } from './List'
import { RichTextImage } from './RichTextImage'

export type RichTextProps = {
  content: Content
  locale: Locale
  /** How many levels under h2 the highest headings stand; the page's own h1 stays the only one. */
  shift?: number
  outline?: Outline
}

const TAGS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const

type Shared = { shift: number; outline: Outline; hint: string }

// A function and no component, so that the key is on the element itself: less to send.
function render(block: RichTextBlock, key: number, { shift, outline, hint }: Shared): ReactNode {
  switch (block.type) {
    case 'heading': {
      const Tag = TAGS[shift + (outline.depths.get(block.level) ?? 0)] ?? 'h6'
      return (
        <Tag key={key} id={outline.anchors.get(block)}>
          <Inlines nodes={block.children} hint={hint} />
        </Tag>
      )
    }
    case 'list':
      return <List key={key} list={block} hint={hint} />
    case 'quote':
      return (
        <blockquote key={key}>
          <Inlines nodes={block.children} hint={hint} />
        </blockquote>
      )
    case 'code':
      return (
        <pre key={key} dir="ltr" tabIndex={0}>
          <code>{block.children.map(words)}</code>
        </pre>
      )
    case 'image':
      return block.image && <RichTextImage key={key} image={block.image} caption={block.caption} />
    case 'paragraph':
      return (
        <p key={key}>
          <Inlines nodes={block.children} hint={hint} />
        </p>
      )
  }
}

const words = (node: RichTextInline): string => (node.type === 'text' ? node.text : node.children.map(words).join(''))

// The editor leaves an empty paragraph at the end and between others; space is the style's business.
const isBlank = (block: RichTextBlock) => block.type !== 'image' && plainText([block]) === ''

/** The blocks of a rich text without an element around them. Server only. */
export async function RichTextNodes({ content, locale, shift = 0, outline = plainOutline(content) }: RichTextProps) {
  const t = await getTranslations({ locale, namespace: 'blocks' })
  const shared = { shift, outline, hint: t('newTab') }
  return content.map((block, index) => (isBlank(block) ? null : render(block, index, shared)))
}
