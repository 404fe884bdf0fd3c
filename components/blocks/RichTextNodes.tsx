import { getTranslations } from '@/lib/i18n/translations'
import { Fragment } from 'react'
import { plainText, type RichText, type RichTextBlock } from '@/lib/content/rich-text'
import { usesHooks } from '@/lib/framework/static/settle'
import type { Locale } from '@/rules/languages'
import { plainOutline, type Outline } from './headings'
import { RichTextImage } from './RichTextImage'
import { elements, modifiers, type Render } from './rich-text-elements'
import { storedBlock } from './stored-blocks'

export type RichTextProps = {
  content: RichText
  locale: Locale
  /** How many levels under h2 the highest headings stand; the page's own h1 stays the only one. */
  shift?: number
  outline?: Outline
}

// The editor leaves an empty paragraph at the end and between others; space is the style's business.
const isBlank = (block: RichTextBlock) => block.type !== 'image' && plainText([block]) === ''

/** The blocks of a rich text without an element around them. Inside `Static`: the library that renders them works there alone. */
export async function RichTextNodes({ content, locale, shift = 0, outline = plainOutline(content) }: RichTextProps) {
  // Node's own resolution: for the compiler it is a part of the browser's script. (docs/decisions/rich-text.md)
  const { BlocksRenderer } = await import(/* webpackIgnore: true */ '@strapi/blocks-react-renderer')
  usesHooks(BlocksRenderer)
  const t = await getTranslations({ locale, namespace: 'blocks' })
  const render: Render = (stored) => <BlocksRenderer content={stored} blocks={elements(locale, t('newTab'), render)} modifiers={modifiers} />
  return content
    .filter((block) => !isBlank(block))
    .map((block, index) => {
      if (block.type !== 'image') return <Fragment key={index}>{render([storedBlock(locale, block, shift, outline)])}</Fragment>
      return block.image && <RichTextImage key={index} locale={locale} image={block.image} caption={block.caption} />
    })
}
