import { eventsCalendar } from '@/components/events/list/events-calendar'
import { answerUnlessSame } from '@/lib/server/conditional'
import { isLocale } from '@/rules/languages'

// Made per request from kept reads, as the feed is: who asks once a day must not be given what was current the day before.
export const dynamic = 'force-dynamic'

/** All events for a calendar that subscribes to them. */
export async function GET(request: Request, { params }: { params: Promise<{ lang: string }> }) {
  const { lang } = await params
  if (!isLocale(lang)) return new Response(null, { status: 404 })
  return answerUnlessSame(request, await eventsCalendar(lang), 'text/calendar; charset=utf-8')
}
