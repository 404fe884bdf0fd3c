import { z } from 'zod'
import type { Locale } from '@/rules/languages'
import type { InfoPage } from '@/rules/pages'
import { optional, text } from './fields'
import { image } from './media'
import { readSingle } from './client'
import { richText } from './rich-text'
import { typeTag } from './tags'

const pageInfo = (locale: Locale) => z.object({ title: text, description: text, cover: image(locale), content: richText(locale) })

export type PageInfo = z.output<ReturnType<typeof pageInfo>>

const pages = z.record(z.string(), z.unknown())

/** Title, description, cover and content of a page, or null. (Requirements, section 3, page info) */
export async function getPageInfo(locale: Locale, page: InfoPage): Promise<PageInfo | null> {
  const all = await readSingle('/api/pages-info', pages, { locale, tags: [typeTag('pages-info')] })
  return all && optional(pageInfo(locale)).parse(all[page])
}
