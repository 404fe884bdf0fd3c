import { z } from 'zod'
import type { Locale } from '@/rules/languages'
import { collection } from './client'
import { linkIn, text } from './fields'
import { image } from './media'
import { richText } from './rich-text'

const schema = (locale: Locale) =>
  z.object({
    documentId: z.string(),
    title: text,
    eyebrow: text,
    description: text,
    content: richText(locale),
    image: image(locale),
    linkText: text,
    link: linkIn(locale),
  })

export type Hero = z.output<ReturnType<typeof schema>>

const heroes = collection({ path: '/api/heroes', model: 'hero', schema })

/** The introduction of the home page, or null. (Requirements, section 2, home: the unnamed section) */
export async function getHero(locale: Locale): Promise<Hero | null> {
  return (await heroes.list(locale))[0] ?? null
}
