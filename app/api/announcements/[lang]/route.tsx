import { AnnouncementItem } from '@/components/announcements/AnnouncementItem'
import { type Announcement, getActiveAnnouncements } from '@/lib/content/announcements'
import { ContentUnavailable } from '@/lib/content/errors'
import { renderMarkup } from '@/lib/framework/static/render-markup'
import { isLocale, type Locale } from '@/rules/languages'

type Context = { params: Promise<{ lang: string }> }

async function rendered(item: Announcement, locale: Locale) {
  const { id, dismissible } = item
  return { id, dismissible, html: await renderMarkup(<AnnouncementItem item={item} locale={locale} />) }
}

/** The announcements that run now, as HTML: the panel asks each time it is opened. 503 when the content service did not answer. */
export async function GET(_request: Request, { params }: Context) {
  const { lang } = await params
  if (!isLocale(lang)) return Response.json({ error: 'unknown language' }, { status: 404 })
  const headers = { 'cache-control': 'no-cache' }
  try {
    const announcements = await getActiveAnnouncements(lang)
    return Response.json({ items: await Promise.all(announcements.map((item) => rendered(item, lang))) }, { headers })
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    return Response.json({ error: 'unavailable' }, { status: 503, headers })
  }
}
