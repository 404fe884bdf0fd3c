import { z } from 'zod'
import type { Locale } from '@/rules/languages'
import { flag, linkIn, oneOf, text } from './fields'
import { image } from './media'
import { readList } from './client'
import { richText } from './rich-text'
import { typeTag } from './tags'

const TYPES = ['info', 'warning', 'error', 'success'] as const

const schema = (locale: Locale) =>
  z
    .object({
      documentId: z.string(),
      type: oneOf(TYPES),
      title: text,
      content: richText(locale),
      icon: image(locale),
      link: linkIn(locale),
      linkText: text,
      startDate: text,
      endDate: text,
      dismissible: flag,
    })
    .transform(({ documentId, type, ...rest }) => ({ id: documentId, type: type ?? ('info' as const), ...rest }))

export type Announcement = z.output<ReturnType<typeof schema>>

/** The announcements that run now. (Requirements, sections 3 and 7) */
export function getActiveAnnouncements(locale: Locale): Promise<Announcement[]> {
  return readList('/api/announcements/active', schema(locale), { locale, tags: [typeTag('announcement')] })
}
