import type { BreadcrumbList, Organization, SearchAction, Thing, WebSite, WithContext } from 'schema-dts'
import type { ContactInfo } from '@/lib/content/contact-info'
import { isoWithOffset } from '@/lib/i18n/format'
import { path, routes } from '@/lib/i18n/paths'
import { wordsIn } from '@/lib/identity/identity.mjs'
import type { Locale } from '@/rules/languages'
import { absoluteUrl } from './urls'

export const SCHEMA = 'https://schema.org' as const

/** Structured data as text for a script element; `<` is escaped so that no content can close the element. */
export function serializeJsonLd(data: WithContext<Thing>): string {
  return JSON.stringify(data).replace(/</g, '\\u003c')
}

/** Where the initiative is found in a language. */
export const initiativeUrl = (locale: Locale) => absoluteUrl(path(locale, '/'))

/** The initiative as every page names it, with what is asked of an organizer or a publisher; the home page says more. */
export const initiative = (locale: Locale) => ({
  '@type': 'NGO' as const,
  '@id': absoluteUrl('/#organization'),
  name: wordsIn(locale).initiative,
  url: initiativeUrl(locale),
})

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A date of publication with time and zone: a day begins by the initiative's own clock. */
export function momentOf(date: string): string {
  if (!DAY.test(date)) return date
  const [, offset = ''] = /([+-]\d{2}:\d{2})$/.exec(isoWithOffset(`${date}T12:00:00Z`) ?? '') ?? []
  return `${date}T00:00:00${offset || 'Z'}`
}

/** The initiative. `contact` adds what is known of how to reach it. */
export function organizationJsonLd(locale: Locale, contact: ContactInfo | null): WithContext<Organization> {
  const profiles = [contact?.facebook, contact?.instagram, contact?.linkedin, contact?.twitter, contact?.youtube]
  return {
    '@context': SCHEMA,
    ...initiative(locale),
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

export function webSiteJsonLd(locale: Locale): WithContext<WebSite> {
  return {
    '@context': SCHEMA,
    '@type': 'WebSite',
    name: wordsIn(locale).initiative,
    url: initiativeUrl(locale),
    inLanguage: locale,
    publisher: initiative(locale),
    potentialAction: searchAction(locale),
  }
}

export type Crumb = { name: string; route: string }

/**
 * The way from home to a page, named as the visible one names it; routes without the language. Where two steps lead to one address, only the last
 * of them is said.
 */
export function breadcrumbJsonLd(locale: Locale, home: string, crumbs: readonly Crumb[]): WithContext<BreadcrumbList> {
  const way = [{ name: home, route: routes.home }, ...crumbs]
  const steps = way.filter(({ route }, index) => way.findLastIndex((step) => step.route === route) === index)
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, route }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path(locale, route)),
    })),
  }
}
