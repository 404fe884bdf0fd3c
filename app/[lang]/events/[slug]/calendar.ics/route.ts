import { notFound } from 'next/navigation'
import { calendarEntry } from '@/components/events/detail/calendar-entry'
import { calendarFile } from '@/lib/calendar/calendar-file'
import { getContactInfo } from '@/lib/content/contact-info'
import { events } from '@/lib/entities/events'
import { toLocale } from '@/rules/languages'

type Context = { params: Promise<{ lang: string; slug: string }> }

export const dynamic = 'force-static'
export const generateStaticParams = () => []

/** An event for the visitor's own calendar. */
export async function GET(_request: Request, { params }: Context) {
  const { lang, slug } = await params
  const locale = toLocale(lang)
  const [event, contact] = await Promise.all([events.find(locale, slug), getContactInfo(locale)])
  const entry = event && !event.isExternalEvent ? calendarEntry(locale, event, contact) : null
  if (!entry) notFound()
  return new Response(calendarFile([entry]), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${slug}.ics"`,
    },
  })
}
