import { isLocale, type Locale } from './languages'

/** The screens of the requirements' route table, without the language. */
export const routes = {
  home: '/',
  articles: '/articles',
  projects: '/projects',
  reports: '/reports',
  events: '/events',
  organization: '/organization',
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

export const articlePath = (locale: Locale, documentId: string) => path(locale, `/articles/${documentId}`)
export const projectPath = (locale: Locale, slug: string) => path(locale, `/projects/${slug}`)
export const reportPath = (locale: Locale, slug: string) => path(locale, `/reports/${slug}`)
export const eventPath = (locale: Locale, slug: string) => path(locale, `/events/${slug}`)
export const departmentPath = (locale: Locale, slug: string) => path(locale, `/organization/${slug}`)

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
