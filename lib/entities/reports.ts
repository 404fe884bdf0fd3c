import { getTranslations } from '@/lib/i18n/translations'
import type { Report as ReportData, WithContext } from 'schema-dts'
import { z } from 'zod'
import { contentBlocks } from '@/lib/content/blocks'
import { collection, type Page } from '@/lib/content/client'
import { documentFields, flag, link, text } from '@/lib/content/fields'
import { image } from '@/lib/content/media'
import { localizations, seo } from '@/lib/content/seo'
import { LONG_LIST, type ListFilter } from '@/lib/i18n/list-filters'
import { documentPath } from '@/lib/i18n/paths'
import { titleWith } from '@/lib/seo/document-title'
import { initiative, momentOf, SCHEMA } from '@/lib/seo/json-ld'
import { buildMetadata } from '@/lib/seo/metadata'
import { absoluteUrl } from '@/lib/seo/urls'
import type { Locale } from '@/rules/languages'
import { blockText, joinWords } from './entry'
import { pagedEntity } from './paged-entity'

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

const documents = collection({ path: '/api/reports', model: 'report', schema })

const NEWEST_FIRST = { sort: 'publishedDate:desc' }

/** A page of the reports that fit a filter, newest first unless it asks for the oldest, 24 to a page. */
export function getReports(locale: Locale, page: number, { source, sort }: ListFilter<'reports'> = {}): Promise<Page<Report>> {
  return documents.page(locale, page, LONG_LIST, {
    ...(source && { [`filters[isExternalReport][${source === 'external' ? '$eq' : '$ne'}]`]: true }),
    ...(sort === 'oldest' ? { sort: 'publishedDate:asc' } : NEWEST_FIRST),
  })
}

/** A report; one by others names the address of its source. */
function jsonLd(locale: Locale, report: Report): WithContext<ReportData> {
  const url = absoluteUrl(documentPath(locale, 'report', report.slug))
  return {
    '@context': SCHEMA,
    '@type': 'Report',
    headline: report.title ?? '',
    url,
    mainEntityOfPage: url,
    inLanguage: locale,
    dateModified: report.updatedAt,
    ...(report.isExternalReport ? report.sourceLink && { isBasedOn: report.sourceLink } : { publisher: initiative(locale) }),
    ...(report.publishedDate && { datePublished: momentOf(report.publishedDate) }),
    ...(report.shortDescription && { description: report.shortDescription }),
    ...(report.author && { author: { '@type': 'Organization', name: report.author } }),
    ...(report.cover && { image: absoluteUrl(report.cover.src) }),
  }
}

export const reports = pagedEntity({
  model: 'report',
  documents,
  order: NEWEST_FIRST,
  brief: (locale, { documentId, slug, title, shortDescription, publishedDate, cover, isExternalReport, sourceLink }) => ({
    id: documentId,
    title,
    text: shortDescription,
    date: publishedDate,
    cover,
    ...(isExternalReport && sourceLink ? { href: sourceLink, isExternal: true } : { href: documentPath(locale, 'report', slug) }),
  }),
  words: ({ contents, author }) => [...contents.map(blockText), author],
  async metadata({ slug, shortDescription, contents, seo, publishedDate, updatedAt, author, ...report }, page) {
    const t = await getTranslations({ locale: page.locale, namespace: 'reports' })
    const title = report.title ?? slug
    const article = { publishedTime: publishedDate, modifiedTime: updatedAt, author }
    const text = joinWords(...contents.map(blockText))
    const metadata = await buildMetadata({ ...page, title, description: shortDescription, text, seo, article })
    return { ...metadata, title: titleWith(title, t('documentTitle', { title: '' })) }
  },
  jsonLd,
})
