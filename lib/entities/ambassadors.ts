import { z } from 'zod'
import { collection } from '@/lib/content/client'
import { link, listOf, text } from '@/lib/content/fields'
import { image } from '@/lib/content/media'
import { plainText, richText } from '@/lib/content/rich-text'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { entity } from './entity'

export const socialLink = z.object({ platform: z.string(), url: link })

const schema = (locale: Locale) =>
  z.object({
    documentId: z.string(),
    name: text,
    title: text,
    country: text,
    countryCode: text,
    image: image(locale),
    quote: text,
    story: richText(locale),
    socialLinks: listOf(socialLink),
  })

export type Ambassador = z.output<ReturnType<typeof schema>>

const documents = collection({ path: '/api/ambassadors', model: 'ambassador', schema })

export function getAmbassadors(locale: Locale): Promise<Ambassador[]> {
  return documents.all(locale)
}

export const ambassadors = entity({
  documents,
  searchType: 'people',
  shownOn: routes.ambassadors,
  brief: (locale, { documentId, name, title, country }) => ({
    id: documentId,
    title: name,
    text: [title, country].filter(Boolean).join(' – '),
    href: path(locale, `${routes.ambassadors}#story-${documentId}`),
  }),
  words: ({ quote, story }) => [quote, plainText(story)],
})
