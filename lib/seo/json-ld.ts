import type { BreadcrumbList, Organization, SearchAction, Thing, WebSite, WithContext } from 'schema-dts'
import type { ContactInfo } from '@/lib/content/contact-info'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { absoluteUrl } from './urls'

export const SCHEMA = 'https://schema.org' as const

/** Structured data as text for a script element; `<` is escaped so that no content can close the element. */
export function serializeJsonLd(data: WithContext<Thing>): string {
  return JSON.stringify(data).replace(/</g, '\\u003c')
}

/** By what structured data of one page name the initiative, which the home page describes. */
export const organizationId = () => absoluteUrl('/#organization')

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
