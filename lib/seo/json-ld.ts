import type {
  Answer,
  Article as ArticleData,
  BreadcrumbList,
  Event as EventData,
  FAQPage,
  NewsArticle,
  Organization,
  Place,
  SearchAction,
  Report as ReportData,
  Thing,
  VirtualLocation,
  WebSite,
  WithContext,
} from 'schema-dts'
import type { Article } from '@/lib/content/articles'
import type { ContactInfo } from '@/lib/content/contact-info'
import type { Event } from '@/lib/content/events'
import type { Faq } from '@/lib/content/faqs'
import type { Report } from '@/lib/content/reports'
import { plainText } from '@/lib/content/rich-text'
import { isoWithOffset } from '@/lib/i18n/format'
import type { Locale } from '@/rules/languages'
import { documentPath, path, routes } from '@/lib/i18n/paths'
import { absoluteUrl } from './urls'

const SCHEMA = 'https://schema.org' as const

/** Structured data as text for a script element; `<` is escaped so that no content can close the element. */
export function serializeJsonLd(data: WithContext<Thing>): string {
  return JSON.stringify(data).replace(/</g, '\\u003c')
}

const organizationId = () => absoluteUrl('/#organization')

/** The initiative. `contact` adds what is known of how to reach it. */
export function organizationJsonLd(locale: Locale, name: string, contact: ContactInfo | null): WithContext<Organization> {
  const profiles = [contact?.facebook, contact?.instagram, contact?.linkedin, contact?.twitter, contact?.youtube]
  return {
    '@context': SCHEMA,
    '@type': 'NGO',
    '@id': organizationId(),
    name,
    url: absoluteUrl(path(locale, '/')),
    logo: absoluteUrl('/apple-touch-icon.png'),
    sameAs: profiles.filter((profile) => profile != null),
    ...(contact?.email && { email: contact.email }),
    ...(contact?.phoneNumber && { telephone: contact.phoneNumber }),
  }
}

/** 'query-input' is how search engines annotate an action; the types of the vocabulary do not know it. */
type Search = SearchAction & { 'query-input': string }

const searchAction = (locale: Locale): Search => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl(path(locale, routes.search))}?q={query}` },
  'query-input': 'required name=query',
})

export function webSiteJsonLd(locale: Locale, name: string): WithContext<WebSite> {
  return {
    '@context': SCHEMA,
    '@type': 'WebSite',
    name,
    url: absoluteUrl(path(locale, '/')),
    inLanguage: locale,
    publisher: { '@id': organizationId() },
    potentialAction: searchAction(locale),
  }
}

export type Crumb = { name: string; route: string }

/** The way from home to a page; routes without the language. */
export function breadcrumbJsonLd(locale: Locale, crumbs: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, route }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path(locale, route)),
    })),
  }
}

export function newsArticleJsonLd(locale: Locale, article: Article): WithContext<NewsArticle> {
  const url = absoluteUrl(documentPath(locale, 'article', article.documentId))
  const data: WithContext<NewsArticle> & WithContext<ArticleData> = {
    '@context': SCHEMA,
    '@type': 'NewsArticle',
    headline: article.title ?? '',
    url,
    mainEntityOfPage: url,
    inLanguage: locale,
    dateModified: article.updatedAt,
    publisher: { '@id': organizationId() },
    ...(article.publishedDate && { datePublished: article.publishedDate }),
    ...(article.excerpt && { description: article.excerpt }),
    ...(article.author && { author: { '@type': 'Person', name: article.author } }),
    ...(article.cover && { image: absoluteUrl(article.cover.src) }),
  }
  return data
}

/** A report; one by others names the address of its source. */
export function reportJsonLd(locale: Locale, report: Report): WithContext<ReportData> {
  const url = absoluteUrl(documentPath(locale, 'report', report.slug))
  return {
    '@context': SCHEMA,
    '@type': 'Report',
    headline: report.title ?? '',
    url,
    mainEntityOfPage: url,
    inLanguage: locale,
    dateModified: report.updatedAt,
    ...(report.isExternalReport ? report.sourceLink && { isBasedOn: report.sourceLink } : { publisher: { '@id': organizationId() } }),
    ...(report.publishedDate && { datePublished: report.publishedDate }),
    ...(report.shortDescription && { description: report.shortDescription }),
    ...(report.author && { author: { '@type': 'Organization', name: report.author } }),
    ...(report.cover && { image: absoluteUrl(report.cover.src) }),
  }
}

const ATTENDANCE = {
  physical: 'https://schema.org/OfflineEventAttendanceMode',
  virtual: 'https://schema.org/OnlineEventAttendanceMode',
  hybrid: 'https://schema.org/MixedEventAttendanceMode',
} as const

function eventPlaces({ location }: Event, url: string): (Place | VirtualLocation)[] {
  const places: (Place | VirtualLocation)[] = []
  if (location?.type !== 'virtual') {
    const address = [location?.address, location?.city].filter(Boolean).join(', ')
    places.push({ '@type': 'Place', name: location?.venue ?? location?.city ?? '', address })
  }
  if (location?.type === 'virtual' || location?.type === 'hybrid') {
    places.push({ '@type': 'VirtualLocation', url: location.virtualLink ?? url })
  }
  return places
}

/** A moment by the clock of its place, so that search engines show the right day there; a day stays a day. */
const localMoment = (date: string, timeZone: string) => (date.includes('T') ? (isoWithOffset(date, timeZone) ?? date) : date)

/** An event, or null when it has no title or date (search engines refuse such). */
export function eventJsonLd(locale: Locale, event: Event): WithContext<EventData> | null {
  if (!event.title || !event.startDate) return null
  const url = absoluteUrl(documentPath(locale, 'event', event.slug))
  const image = event.featuredImage ?? event.thumbnail
  return {
    '@context': SCHEMA,
    '@type': 'Event',
    name: event.title,
    url,
    startDate: localMoment(event.startDate, event.timeZone),
    inLanguage: locale,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: ATTENDANCE[event.location?.type ?? 'physical'],
    location: eventPlaces(event, url),
    description: event.shortDescription ?? plainText(event.description),
    organizer: event.organizerName ? { '@type': 'Organization', name: event.organizerName } : { '@id': organizationId() },
    ...(event.endDate && { endDate: localMoment(event.endDate, event.timeZone) }),
    ...(image && { image: absoluteUrl(image.src) }),
  }
}

/** Questions with answers, or null when there are none. */
export function faqPageJsonLd(locale: Locale, faqs: readonly Faq[]): WithContext<FAQPage> | null {
  if (faqs.length === 0) return null
  return {
    '@context': SCHEMA,
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) } satisfies Answer,
    })),
  }
}
