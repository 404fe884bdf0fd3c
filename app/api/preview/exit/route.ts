import { cookies } from 'next/headers'
import { splitPath } from '@/lib/i18n/paths'
import { endedCookie, PREVIEW_COOKIE, sessionCookie } from '@/lib/preview/cookie'
import { readSigned } from '@/lib/preview/signed'

/** The page of this site that a request came from; home when it came from elsewhere. */
function pageBefore(request: Request): string {
  const referer = request.headers.get('referer') ?? ''
  const pathname = URL.canParse(referer) ? new URL(referer).pathname : '/'
  const [locale] = splitPath(pathname)
  return locale ? pathname : '/'
}

/** Ends a preview and leads back to what visitors see of the same page. */
export async function POST(request: Request) {
  const store = await cookies()
  const preview = readSigned('session', store.get(PREVIEW_COOKIE)?.value ?? '')
  // The admin's frame may show nothing but previews: there it becomes one of what is published.
  const isFramed = request.headers.get('sec-fetch-dest') === 'iframe'
  store.set(isFramed && preview ? sessionCookie({ ...preview, status: 'published' }) : endedCookie())
  return new Response(null, { status: 303, headers: { location: pageBefore(request) } })
}
