import { draftMode } from 'next/headers'
import { splitPath } from '@/lib/i18n/paths'

/** The page of this site that a request came from; home when it came from elsewhere. */
function pageBefore(request: Request): string {
  const referer = request.headers.get('referer') ?? ''
  const pathname = URL.canParse(referer) ? new URL(referer).pathname : '/'
  const [locale] = splitPath(pathname)
  return locale ? pathname : '/'
}

/** Ends a preview and leads back to what visitors see of the same page. */
export async function POST(request: Request) {
  const mode = await draftMode()
  mode.disable()
  return new Response(null, { status: 303, headers: { location: pageBefore(request) } })
}
