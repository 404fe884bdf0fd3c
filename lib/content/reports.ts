import { z } from 'zod'
import type { Locale } from '@/rules/languages'
import { LONG_LIST, type ListFilter } from '@/lib/i18n/list-filters'
import { contentBlocks } from './blocks'
import { collection, documentFields } from './documents'
import { flag, link, text } from './fields'
import { image } from './media'
import type { Page } from './parse'
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

const NEWEST_FIRST = { sort: 'publishedDate:desc' }

/** A page of the reports that fit a filter, newest first unless it asks for the oldest, 24 to a page. */
export function getReports(locale: Locale, page: number, { source, sort }: ListFilter<'reports'> = {}): Promise<Page<Report>> {
  return reports.page(locale, page, LONG_LIST, {
    ...(source && { [`filters[isExternalReport][${source === 'external' ? '$eq' : '$ne'}]`]: true }),
    ...(sort === 'oldest' ? { sort: 'publishedDate:asc' } : NEWEST_FIRST),
  })
}

/** Every report, for the sitemap and the search. */
export function getAllReports(locale: Locale): Promise<Report[]> {
  return reports.all(locale, NEWEST_FIRST)
}

export function getReport(locale: Locale, slug: string): Promise<Report | null> {
  return reports.one(locale, 'slug', slug)
}

export function getReportByDocumentId(locale: Locale, documentId: string): Promise<Report | null> {
  return reports.one(locale, 'documentId', documentId)
}
