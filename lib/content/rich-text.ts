import { z } from 'zod'
import type { Locale } from '@/rules/languages'
import { link } from './fields'
import { image } from './media'

/** Rich text as the content service's block editor stores it. (Requirements, section 3, content blocks) */
// The marks stand as they are put around each other, the innermost first.
const textNode = z.object({
  type: z.literal('text'),
  text: z.string(),
  code: z.boolean().optional(),
  strikethrough: z.boolean().optional(),
  underline: z.boolean().optional(),
  italic: z.boolean().optional(),
  bold: z.boolean().optional(),
})

const linkNode = z.object({
  type: z.literal('link'),
  url: link,
  openInNewTab: z.boolean().optional(),
  target: z.string().nullish(),
  children: z.array(textNode),
})

const inlines = z.array(z.union([textNode, linkNode]))

const listItem = z.object({ type: z.literal('list-item'), children: inlines })

type ListItem = z.output<typeof listItem>
export type RichTextList = { type: 'list'; format: 'ordered' | 'unordered'; children: (ListItem | RichTextList)[] }

const list: z.ZodType<RichTextList> = z.lazy(() =>
  z.object({
    type: z.literal('list'),
    format: z.enum(['ordered', 'unordered']),
    children: z.array(z.union([listItem, list])),
  }),
)

const block = (locale: Locale) =>
  z.union([
    z.object({ type: z.literal('paragraph'), children: inlines }),
    z.object({
      type: z.literal('heading'),
      level: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]),
      children: inlines,
    }),
    z.object({ type: z.literal('quote'), children: inlines }),
    z.object({ type: z.literal('code'), children: inlines }),
    z.object({ type: z.literal('image'), image: image(locale), caption: z.string().nullish() }),
    list,
  ])

export type RichTextInline = z.output<typeof inlines>[number]
export type RichTextBlock = z.output<ReturnType<typeof block>>
export type RichText = RichTextBlock[]

/** A rich text field; missing is empty, and blocks of an unknown kind are left out. */
export function richText(locale: Locale) {
  const schema = block(locale)
  return z
    .array(z.unknown())
    .nullish()
    .catch([])
    .transform(
      (blocks): RichText =>
        (blocks ?? []).flatMap((value) => {
          const result = schema.safeParse(value)
          return result.success ? [result.data] : []
        }),
    )
}

/** The words of a rich text without marks, for descriptions and shares. */
export function plainText(content: RichText): string {
  const words = (node: RichTextBlock | ListItem | RichTextInline): string => {
    if (node.type === 'text') return node.text
    return 'children' in node ? node.children.map(words).join(node.type === 'list' ? ' ' : '') : ''
  }
  return content.map(words).join(' ').replace(/\s+/g, ' ').trim()
}

/** Whether a rich text has anything to read or see. */
export function isEmptyRichText(content: RichText): boolean {
  return content.every((node) => node.type !== 'image' && plainText([node]) === '')
}
