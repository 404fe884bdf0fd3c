import { z } from 'zod'
import type { Locale } from '@/rules/languages'
import { WHO_WE_ARE_BLOCKS } from '@/rules/pages'
import { text } from './fields'
import { image, type Image } from './media'
import { readSingle } from './client'
import { isEmptyRichText, richText, type RichText } from './rich-text'
import { typeTag } from './tags'

export type WhoWeAreBlock = {
  name: (typeof WHO_WE_ARE_BLOCKS)[number]
  title: string | null
  content: RichText
  image: Image | null
}

const fields = z.record(z.string(), z.unknown())

/** The who-we-are blocks that have a title or content. (Requirements, sections 2 and 3) */
export async function getWhoWeAre(locale: Locale): Promise<WhoWeAreBlock[]> {
  const document = await readSingle('/api/who-we-are', fields, { locale, tags: [typeTag('who-we-are')] })
  if (!document) return []
  return WHO_WE_ARE_BLOCKS.map((name) => ({
    name,
    title: text.parse(document[name]),
    content: richText(locale).parse(document[`${name}Description`]),
    image: image(locale).parse(document[`${name}Image`]),
  })).filter(({ title, content }) => title !== null || !isEmptyRichText(content))
}
