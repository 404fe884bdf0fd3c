import { z } from 'zod'
import type { Locale } from '@/rules/languages'
import { collection } from './client'
import { order, text } from './fields'
import { image } from './media'

const schema = (locale: Locale) =>
  z
    .object({
      documentId: z.string(),
      descriptiveSlide: z.object({ index: order, title: text, description: text, cover: image(locale) }),
    })
    .transform(({ documentId, descriptiveSlide }) => ({ documentId, ...descriptiveSlide }))

export type HomeSlide = z.output<ReturnType<typeof schema>>

const slides = collection({ path: '/api/home-sliders', model: 'home-slider', schema })

/** The slides of the hero, in the order of their index. (Requirements, section 3, slide) */
export async function getHomeSlides(locale: Locale): Promise<HomeSlide[]> {
  return (await slides.list(locale)).sort((a, b) => a.index - b.index)
}
