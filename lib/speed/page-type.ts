import { documentRoute, PAGED_MODELS, pagesOf } from '@/lib/i18n/document-pages.mjs'
import { routes, splitPath } from '@/lib/i18n/paths'
import { PRIVATE_PAGE } from '@/rules/forms'
import { PAGE_TYPES, type PageType } from '@/rules/speed'

const known = (name: string | undefined): PageType | null => PAGE_TYPES.find((type) => type === name) ?? null

/** Pages of one kind that stand below a name of their own. */
const BELOW = ['verification', 'sent'] as const

/** A page to which links of mails lead as well. */
const PRIVATE = PRIVATE_PAGE.slice(1)

/** A list goes on at `/page/2`, and is filtered at `/by/status-active`. */
const FURTHER = /\/(?:page\/\d+|by\/.+)$/

const isDocument = (route: string) => (model: (typeof PAGED_MODELS)[number]) => {
  const name = route.slice(pagesOf(model).list.length + 1)
  return name !== '' && !name.includes('/') && route === documentRoute(model, name)
}

/** Of which type the page at a path is; null where no page is measured, or none stands there. */
export function pageTypeOf(pathname: string): PageType | null {
  const [language, rest] = splitPath(pathname)
  if (!language) return null
  const route = rest.replace(FURTHER, '')
  const named = Object.entries(routes).find(([, each]) => each === route)
  if (named) return known(named[0])
  const [, folder, name] = route.split('/')
  if (folder === PRIVATE) return 'verification'
  const below = name && BELOW.find((type) => type === folder)
  return below || known(PAGED_MODELS.find(isDocument(route)))
}
