import { NextResponse, type NextRequest } from 'next/server'
import { pagePolicy } from '@/lib/framework/page/policy.mjs'
import { isDevelopment } from '@/lib/env'
import { isActionCall } from '@/lib/framework/guard/action-call'
import { filteredAddress } from '@/lib/i18n/list-filters'
import { LANGUAGE_COOKIE } from '@/lib/i18n/language-cookie'
import { redirectFor } from '@/lib/i18n/negotiation'
import { addressOfTwin, isQuestion } from '@/lib/i18n/queries'
import { previewAncestors } from '@/lib/preview/ancestors'
import { PREVIEW_COOKIE } from '@/lib/preview/cookie'
import { withDraftMode } from '@/lib/framework/draft-mode'
import { readSigned } from '@/lib/preview/signed'

const POLICY = 'content-security-policy'

/** The headers of a request as the framework gets them: within a preview it works in its draft mode. */
function forwardedHeaders({ cookies, headers }: NextRequest) {
  const preview = readSigned('session', cookies.get(PREVIEW_COOKIE)?.value ?? '')
  const forwarded = new Headers(headers)
  if (preview) forwarded.set('cookie', withDraftMode(headers.get('cookie') ?? ''))
  return { preview, forwarded }
}

/** To what answers by itself, or within a preview. */
const handOn = (request: NextRequest) => NextResponse.next({ request: { headers: forwardedHeaders(request).forwarded } })

/** A page rendered per request, whose scripts carry a nonce; the content service's admin may frame a preview. */
function dynamicPage(request: NextRequest): NextResponse {
  // Development sends its policy with every page, as Report-Only (`lib/framework/development`).
  if (isDevelopment()) return handOn(request)
  const { preview, forwarded } = forwardedHeaders(request)
  const nonce = btoa(crypto.randomUUID())
  const policy = pagePolicy({ nonce, ...(preview && { ancestors: previewAncestors() }) })
  forwarded.set(POLICY, policy)
  const response = NextResponse.next({ request: { headers: forwarded } })
  response.headers.set(POLICY, policy)
  return response
}

/** For good where a status says so. */
function redirectTo(target: string, { nextUrl }: NextRequest, status: 307 | 308 = 307): NextResponse {
  // Not a clone, which would remember the trailing slash.
  const url = new URL(target, nextUrl.href)
  url.searchParams.delete('lng')
  return NextResponse.redirect(url, status)
}

/** With what else the request said. */
function withQuery(target: string, { nextUrl }: NextRequest): string {
  const [address, hash] = target.split('#')
  return `${address}${nextUrl.search}${hash ? `#${hash}` : ''}`
}

/** The language rule for paths without a language and double ones, and pages rendered per request: see the matcher. */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  // The answer of an action is no page; a form that is tried in a preview is not sent.
  if (request.method === 'POST' && request.headers.has('next-action')) {
    return (await isActionCall(request)) ? handOn(request) : new NextResponse(null, { status: 400, headers: { 'cache-control': 'private, no-store' } })
  }
  const { nextUrl, cookies, headers } = request
  const twinned = addressOfTwin(nextUrl.pathname)
  if (twinned) return redirectTo(withQuery(twinned, request), request)
  const target = redirectFor(nextUrl.pathname, {
    lng: nextUrl.searchParams.get('lng'),
    stored: cookies.get(LANGUAGE_COOKIE)?.value,
    browser: headers.get('accept-language'),
  })
  const filtered = filteredAddress(target ?? nextUrl.pathname, nextUrl.searchParams)
  // Of an address with its language it is said for good.
  if (filtered && target === null) return redirectTo(filtered, request, 308)
  if (target === null) return isQuestion(nextUrl.pathname, nextUrl.searchParams) ? handOn(request) : dynamicPage(request)
  const response = redirectTo(filtered ?? withQuery(target, request), request)
  response.headers.set('vary', 'Cookie, Accept-Language')
  response.headers.set('cache-control', 'private, no-store')
  return response
}

// The framework reads this without running it, so the names of `LIST_QUERY` stand here once more (a test compares them).
export const config = {
  runtime: 'nodejs',
  matcher: [
    // Paths without a language: all but the machine's own and files.
    '/((?!(?:api|_next|uploads|og|flight|ar|en|de)(?:/|$)|.*\\..*).*)',
    { source: '/:path*', has: [{ type: 'header', key: 'next-action' }] },
    '/(ar|en|de)/([aA][rR]|[eE][nN]|[dD][eE])/:path*',
    '/(ar|en|de)/(asked|answer)/:path*',
    { source: '/(ar|en|de)/(projects|events|reports|join)', has: [{ type: 'query', key: 'status' }] },
    { source: '/(ar|en|de)/(projects|events|reports|join)', has: [{ type: 'query', key: 'type' }] },
    { source: '/(ar|en|de)/(projects|events|reports|join)', has: [{ type: 'query', key: 'sort' }] },
    { source: '/(ar|en|de)/(projects|events|reports|join)', has: [{ type: 'query', key: 'place' }] },
    { source: '/(ar|en|de)/(projects|events|reports|join)', has: [{ type: 'query', key: 'source' }] },
    { source: '/(ar|en|de)/(projects|events|reports|join)', has: [{ type: 'query', key: 'office' }] },
    { source: '/(ar|en|de)/:path*', has: [{ type: 'cookie', key: 'imar_preview' }] },
    { source: '/(ar|en|de)', has: [{ type: 'cookie', key: 'imar_preview' }] },
  ],
}
