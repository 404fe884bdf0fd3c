import { z } from 'zod'
import type { Locale } from '@/lib/i18n/languages'
import { contentBlocks } from './blocks'
import { collection, documentFields } from './documents'
import { flag, link, text } from './fields'
import { image } from './media'
import { localizations, seo } from './seo'

const schema = (locale: Locale) =>
  z.object({
    ...documentFields,
    slug: z.string(),
    title: text,
    publishedDate: text,
    shortDescription: text,
    author: text,
    cover: image(locale),
    contents: contentBlocks(locale),
    sourceLink: link,
    isExternalReport: flag,
    seo: seo(locale),
    localizations,
  })

export type Report = z.output<ReturnType<typeof schema>>

const reports = collection({ path: '/api/reports', model: 'report', schema })

/** Every report, newest first. */
export function getReports(locale: Locale): Promise<Report[]> {
  return reports.all(locale, { sort: 'publishedDate:desc' })
}

export function getReport(locale: Locale, slug: string): Promise<Report | null> {
  return reports.one(locale, 'slug', slug)
}
