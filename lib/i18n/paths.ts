// Relative: the framework reads its configuration, which needs these addresses, without the alias.
import { isLocale, type Locale } from '../../rules/languages'
import { documentRoute, listRoutes, type PagedModel } from './document-pages.mjs'

/** The screens of the requirements' route table, without the language. */
export const routes = {
  home: '/',
  ...listRoutes,
  ambassadors: '/our-ambassadors',
  join: '/join',
  partners: '/our-partners',
  collaborateIndividuals: '/collaborate/individuals',
  collaborateOrganizations: '/collaborate/organizations',
  projectTemplate: '/collaborate/project-template',
  search: '/search',
  help: '/help',
  faqs: '/help#faqs',
  terms: '/help#terms',
  privacy: '/help#privacy',
  contact: '/help#contact',
  impressum: '/help#impressum',
  feedback: '/help#feedback',
} as const

/** The address of a page in a language: `path('ar', '/projects')` gives `/ar/projects`, home gives `/ar`, a place on it `/ar#about`. */
export function path(locale: Locale, route: string): string {
  return `/${locale}${route.replace(/^\/(?=#|$)/, '')}`
}

/** The address of a document's own page; `name` is what the address names it by (see `documentPages`). */
export const documentPath = (locale: Locale, model: PagedModel, name: string) => path(locale, documentRoute(model, name))

/** Names the notice on a list that the document looked for is not translated. */
export const MISSING_TRANSLATION = 'missing-translation'

/** The language that a path starts with, and the rest of it: `/en/help` gives `['en', '/help']`. */
export function splitPath(pathname: string): [Locale | null, string] {
  const [, first = '', ...rest] = pathname.split('/')
  return isLocale(first) ? [first, `/${rest.join('/')}`] : [null, pathname]
}

/** With the language that a path starts with in lower case: `/AR/help` gives `/ar/help`. */
export function withPlainLanguage(pathname: string): string {
  return pathname.replace(/^\/[^/]+/, (first) => (isLocale(first.slice(1).toLowerCase()) ? first.toLowerCase() : first))
}

/** The same page in another language. */
export function inLanguage(locale: Locale, pathname: string): string {
  return path(locale, splitPath(pathname)[1])
}
