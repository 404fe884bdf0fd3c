import { readManifest } from '@/lib/framework/guard/nowhere'

type Route = { page: string; regex: RegExp }

/** Files that the build made. */
const BUILT = '/_next/'

const REDIRECT = 'redirect'
const OTHER = 'other'

/** Gives an address the name of its route, `/[lang]/news/[slug]`: there are few, and they tell nothing of who asks. */
export type NameRoute = (url: string | undefined) => string

/** Knows the routes of the build. Throws when it has said none. */
export function routesByName(directory?: string): NameRoute {
  const { redirects, staticRoutes, dynamicRoutes } = readManifest(directory)
  const routes: Route[] = [
    ...redirects.map(({ regex }) => ({ page: REDIRECT, regex: new RegExp(regex) })),
    ...[...staticRoutes, ...dynamicRoutes].map(({ page, regex }) => ({ page, regex: new RegExp(regex) })),
  ]
  return (url = '') => {
    const [address = ''] = url.split('?')
    if (address.startsWith(BUILT)) return `${BUILT}*`
    return routes.find(({ regex }) => regex.test(address))?.page ?? OTHER
  }
}
