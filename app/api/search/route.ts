import { ContentUnavailable } from '@/lib/content/errors'
import { prepareListedEvents } from '@/lib/search/listed-events'
import { env } from '@/lib/env'
import { SECRET_HEADER } from '@/lib/framework/own-requests/requests'
import { prepareSearch } from '@/lib/search/live-index'
import { secretMatches } from '@/lib/secret'

/** Where the site asks itself after a start to have in memory what is searched and filtered. 503 while the content service does not answer. */
export async function POST(request: Request) {
  if (!secretMatches(request.headers.get(SECRET_HEADER), env().REVALIDATE_SECRET)) return new Response(null, { status: 401 })
  try {
    await prepareSearch()
    await prepareListedEvents()
    return Response.json({ ready: true })
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    return Response.json({ ready: false }, { status: 503 })
  }
}
