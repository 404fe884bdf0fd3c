import { z } from 'zod'
import type { Locale } from '@/rules/languages'
import { collection } from './documents'
import { link, listOf, text } from './fields'
import { image } from './media'
import { richText } from './rich-text'

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

const ambassadors = collection({ path: '/api/ambassadors', model: 'ambassador', schema })

export function getAmbassadors(locale: Locale): Promise<Ambassador[]> {
  return ambassadors.all(locale)
}

export function getAmbassador(locale: Locale, documentId: string): Promise<Ambassador | null> {
  return ambassadors.one(locale, 'documentId', documentId)
}
