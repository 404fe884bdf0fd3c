import { z } from 'zod'
import type { Locale } from '@/rules/languages'
import { text } from './fields'
import { mediaFile, type Image, type MediaFile } from './media'
import { richText, type RichText } from './rich-text'

/** A content block; `unsupported` names a component that this site does not know. (Requirements, section 3) */
export type ContentBlock =
  | { type: 'rich-text'; body: RichText }
  | { type: 'quote'; title: string | null; body: string | null }
  | { type: 'media'; file: MediaFile | null; caption: string | null }
  | { type: 'slides'; images: Image[] }
  | { type: 'video-embed'; url: string | null }
  | { type: 'video'; file: MediaFile | null; caption: string | null }
  | { type: 'pdf-viewer'; file: MediaFile | null; title: string | null }
  | { type: 'unsupported'; component: string }

const component = z.looseObject({ __component: z.string() })

function toBlock(locale: Locale, value: z.output<typeof component>): ContentBlock {
  const file = mediaFile(locale)
  switch (value.__component) {
    case 'shared.rich-text':
      return { type: 'rich-text', body: richText(locale).parse(value.body) }
    case 'shared.quote':
      return { type: 'quote', title: text.parse(value.title), body: text.parse(value.body) }
    case 'shared.media':
      return { type: 'media', file: file.parse(value.file), caption: text.parse(value.caption) }
    case 'shared.slides':
      return { type: 'slides', images: slideImages(locale, value.images) }
    case 'shared.video-embed':
      return { type: 'video-embed', url: text.parse(value.url) }
    case 'shared.video':
      return { type: 'video', file: file.parse(value.file), caption: text.parse(value.caption) }
    case 'shared.pdf-viewer':
      return { type: 'pdf-viewer', file: file.parse(value.file), title: text.parse(value.title) }
    default:
      return { type: 'unsupported', component: value.__component }
  }
}

function slideImages(locale: Locale, images: unknown): Image[] {
  const files = z.array(mediaFile(locale)).nullish().catch([]).parse(images) ?? []
  return files.flatMap((file) => file?.image ?? [])
}

/** A dynamic zone of content blocks; missing is empty. */
export const contentBlocks = (locale: Locale) =>
  z
    .array(component)
    .nullish()
    .catch([])
    .transform((values) => (values ?? []).map((value) => toBlock(locale, value)))
