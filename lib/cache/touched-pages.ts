import { LOCALES } from '@/lib/i18n/languages'
import { path, routes } from '@/lib/i18n/paths'

type Document = { documentId: string; slug?: string | null }

const slugRoutes = (route: string) => ({ slug }: Document) => (slug ? [`${route}/${slug}`] : [])

const collaboration = [routes.collaborateIndividuals, routes.collaborateOrganizations, routes.projectTemplate]
const lists = [routes.projects, routes.articles, routes.reports, routes.events, routes.partners, routes.ambassadors]

/** Pages that are the same for everybody who comes: all but those of single documents. */
const standing = [routes.home, ...lists, routes.organization, routes.join, ...collaboration, routes.help]

/** The routes that show a content type: those that always do, and those of the document itself. */
const pagesOf: Record<string, { always: readonly string[]; own?: (document: Document) => string[] }> = {
  article: { always: [routes.home, routes.articles], own: ({ documentId }) => [`${routes.articles}/${documentId}`] },
  project: { always: [routes.home, routes.projects], own: slugRoutes(routes.projects) },
  event: { always: [routes.events, routes.home], own: slugRoutes(routes.events) },
  report: { always: [routes.reports], own: slugRoutes(routes.reports) },
  department: { always: [routes.organization, routes.join], own: slugRoutes(routes.organization) },
  partner: { always: [routes.partners, routes.home] },
  ambassador: { always: [routes.ambassadors] },
  faq: { always: [routes.help] },
  'terms-of-use': { always: [routes.help, '/legal/terms'] },
  'privacy-policy': { always: [routes.help, '/legal/privacy'] },
  impressum: { always: [routes.help, '/legal/impressum'] },
  'home-slider': { always: [routes.home] },
  hero: { always: [routes.home] },
  'home-page-stat': { always: [routes.home] },
  'who-we-are': { always: [routes.home] },
  'components-visibility': { always: [routes.home] },
  announcement: { always: [routes.home] },
  'pages-info': { always: standing },
  seo: { always: standing },
  'contact-info': { always: standing },
}

/**
 * The paths, in all languages, of the pages that a changed document is seen on: those of its own first, which an editor
 * looks at, then those that list it. (Architecture, publishing)
 */
export function touchedPages(model: string, document: Document): { own: string[]; others: string[] } {
  const pages = Object.hasOwn(pagesOf, model) ? pagesOf[model] : undefined
  const inAllLanguages = (found: readonly string[]) => found.flatMap((route) => LOCALES.map((locale) => path(locale, route)))
  return { own: inAllLanguages(pages?.own?.(document) ?? []), others: inAllLanguages(pages?.always ?? []) }
}
