import { getActiveAnnouncements } from '@/lib/content/announcements'
import { ContentUnavailable } from '@/lib/content/errors'
import { isLocale } from '@/lib/i18n/languages'

type Context = { params: Promise<{ lang: string }> }

/** The announcements that run now: the panel asks each time it is opened. 503 when the content service did not answer. */
export async function GET(_request: Request, { params }: Context) {
  const { lang } = await params
  if (!isLocale(lang)) return Response.json({ error: 'unknown language' }, { status: 404 })
  const headers = { 'cache-control': 'no-cache' }
  try {
    return Response.json({ items: await getActiveAnnouncements(lang) }, { headers })
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    return Response.json({ error: 'unavailable' }, { status: 503, headers })
  }
}
