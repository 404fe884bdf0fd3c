import { z } from 'zod'
import type { Locale } from '@/rules/languages'
import { collection } from './documents'
import { flag, link, order, text } from './fields'
import { image } from './media'
import { richText } from './rich-text'

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

const partners = collection({ path: '/api/partners', model: 'partner', schema })

export function getPartners(locale: Locale): Promise<Partner[]> {
  return partners.all(locale, SORT)
}

export function getPartner(locale: Locale, documentId: string): Promise<Partner | null> {
  return partners.one(locale, 'documentId', documentId)
}

/** The partners of the home page. */
export async function getFeaturedPartners(locale: Locale, limit = FEATURED_PARTNERS): Promise<Partner[]> {
  return (await partners.page(locale, 1, limit, { ...SORT, 'filters[featured][$eq]': true })).items
}
