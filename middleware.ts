import { NextResponse, type NextRequest } from 'next/server'
import { LANGUAGE_COOKIE, redirectFor } from '@/lib/i18n/negotiation'

/** The language rule for the paths of the matcher: those without a language, double ones and trailing slashes. */
export default function middleware(request: NextRequest): NextResponse {
  const { nextUrl, cookies, headers } = request
  const target = redirectFor(nextUrl.pathname, {
    lng: nextUrl.searchParams.get('lng'),
    stored: cookies.get(LANGUAGE_COOKIE)?.value,
    browser: headers.get('accept-language'),
  })
  if (target === null) return NextResponse.next()
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
  ],
}
