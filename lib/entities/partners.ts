import { z } from 'zod'
import { collection } from '@/lib/content/client'
import { flag, link, order, text } from '@/lib/content/fields'
import { textOfHtml } from '@/lib/content/html-text'
import { image } from '@/lib/content/media'
import { plainText, richText } from '@/lib/content/rich-text'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { entity } from './entity'

const schema = (locale: Locale) =>
  z.object({
    documentId: z.string(),
    name: text,
    description: richText(locale),
    /** Not sanitised yet: whoever shows it does that. */
    descriptionHtml: text,
    website: link,
    logo: image(locale),
    sortOrder: order,
    featured: flag,
  })

export type Partner = z.output<ReturnType<typeof schema>>

/** (Requirements, section 9) */
export const FEATURED_PARTNERS = 6

const SORT = { 'sort[0]': 'sortOrder:asc', 'sort[1]': 'name:asc' }

const documents = collection({ path: '/api/partners', model: 'partner', schema })

export function getPartners(locale: Locale): Promise<Partner[]> {
  return documents.all(locale, SORT)
}

/** The partners of the home page. */
export async function getFeaturedPartners(locale: Locale, limit = FEATURED_PARTNERS): Promise<Partner[]> {
  return (await documents.page(locale, 1, limit, { ...SORT, 'filters[featured][$eq]': true })).items
}

export const partners = entity({
  documents,
  order: SORT,
  searchType: 'partners',
  shownOn: routes.partners,
  brief: (locale, { documentId, name }) => ({ id: documentId, title: name, href: path(locale, `${routes.partners}#partner-${documentId}`) }),
  words: ({ description, descriptionHtml }) => [plainText(description), textOfHtml(descriptionHtml)],
})
