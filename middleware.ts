import { NextResponse, type NextRequest } from 'next/server'
import { pagePolicy } from '@/lib/cache/policy.mjs'
import { env } from '@/lib/env'
import { LANGUAGE_COOKIE } from '@/lib/i18n/language-cookie'
import { redirectFor } from '@/lib/i18n/negotiation'

const POLICY = 'content-security-policy'
const DRAFT_COOKIE = '__prerender_bypass'

/** A preview is rendered per request, so its scripts carry a nonce; the content service's admin may frame it. */
function preview(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID())
  const policy = pagePolicy({ nonce, ancestors: `'self' ${new URL(env().CONTENT_URL).origin}` })
  const headers = new Headers(request.headers)
  headers.set(POLICY, policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set(POLICY, policy)
  return response
}

/** The language rule for paths without a language and double ones, and the policy of previews: see the matcher. */
export default function middleware(request: NextRequest): NextResponse {
  const { nextUrl, cookies, headers } = request
  const target = redirectFor(nextUrl.pathname, {
    lng: nextUrl.searchParams.get('lng'),
    stored: cookies.get(LANGUAGE_COOKIE)?.value,
    browser: headers.get('accept-language'),
  })
  if (target === null) return cookies.has(DRAFT_COOKIE) ? preview(request) : NextResponse.next()
  // Not a clone, which would remember the trailing slash.
  const url = new URL(nextUrl.href)
  const [pathname = '/', hash = ''] = target.split('#')
  url.pathname = pathname
  url.hash = hash
  url.searchParams.delete('lng')
  const response = NextResponse.redirect(url, 307)
  response.headers.set('vary', 'Cookie, Accept-Language')
  response.headers.set('cache-control', 'private, no-store')
  return response
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    // Paths without a language: all but the machine's own and files.
    '/((?!(?:api|_next|uploads|og|flight|ar|en|de)(?:/|$)|.*\\..*).*)',
    '/(ar|en|de)/(ar|en|de)/:path*',
    { source: '/(ar|en|de)/:path*', has: [{ type: 'cookie', key: '__prerender_bypass' }] },
    { source: '/(ar|en|de)', has: [{ type: 'cookie', key: '__prerender_bypass' }] },
  ],
}
