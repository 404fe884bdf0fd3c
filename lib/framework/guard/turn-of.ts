import type { IncomingMessage } from 'node:http'
import { isInternal } from '@/lib/framework/own-requests/own-headers'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { splitPath } from '@/lib/i18n/paths'
import { askedAt } from '@/lib/i18n/queries'
import { PREVIEW_COOKIE } from '@/lib/preview/cookie'

/** Which turns a request waits for: for what is made for its visitor alone. */
export type Turn = 'page' | 'form'

/** Pictures with a title, which are drawn. */
const PICTURES = '/og/'

/** Asked by the content service and by the site itself, and done in a moment. */
const MACHINES = /^\/api\/(?:revalidate|search)$/

function isRendered({ url = '', headers }: IncomingMessage): boolean {
  const [pathname = ''] = url.split('?')
  const [language] = splitPath(pathname)
  if (!language && !pathname.startsWith(PICTURES)) return false
  if (!processState.keptPaths?.has(pathname) || headers.cookie?.includes(PREVIEW_COOKIE)) return true
  return askedAt(url) !== null
}

/**
 * The turns that a request waits for before the framework gets it; null for one that passes by: what is kept, files, redirects to a
 * language, and what the process asks itself. An address that is not known counts as one that is rendered, if only to find that
 * there is no such page.
 */
export function turnOf(request: IncomingMessage): Turn | null {
  if (isInternal(request)) return null
  if (request.method === 'GET' || request.method === 'HEAD') return isRendered(request) ? 'page' : null
  return MACHINES.test(request.url ?? '') ? null : 'form'
}
