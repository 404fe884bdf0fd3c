import { LOCALES } from '@/lib/i18n/languages'
import { path, routes } from '@/lib/i18n/paths'

type Document = { documentId: string; slug?: string | null }

const slugRoutes = (route: string) => ({ slug }: Document) => (slug ? [`${route}/${slug}`] : [])

/** The routes that show a content type: those that always do, and those of the document itself. */
const pagesOf: Record<string, { always: readonly string[]; own?: (document: Document) => string[] }> = {
  article: { always: [routes.home, routes.articles], own: ({ documentId }) => [`${routes.articles}/${documentId}`] },
  project: { always: [routes.home, routes.projects], own: slugRoutes(routes.projects) },
  event: { always: [routes.home], own: slugRoutes(routes.events) },
  report: { always: [], own: slugRoutes(routes.reports) },
  'home-slider': { always: [routes.home] },
  hero: { always: [routes.home] },
  'home-page-stat': { always: [routes.home] },
  'who-we-are': { always: [routes.home] },
  'components-visibility': { always: [routes.home] },
  announcement: { always: [routes.home] },
  partner: { always: [routes.home] },
  'pages-info': { always: [routes.projects, routes.articles] },
  seo: { always: [routes.home, routes.projects, routes.articles] },
  'contact-info': { always: [routes.home, routes.projects, routes.articles] },
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
