import { EventsContent } from '@/components/events/list/EventsContent'
import { parseListQuery } from '@/components/events/list/list-query'
import { questionsOf } from '@/lib/framework/places/questions'
import { path, routes } from '@/lib/i18n/paths'
import { areListedEventsCurrent } from '@/lib/search/listed-events'

/** The events list with filters. */
export const GET = questionsOf('events', async ({ locale, parameters }) => ({
  address: path(locale, routes.events),
  content: <EventsContent locale={locale} query={parseListQuery(parameters)} isKept={false} />,
  isForAll: areListedEventsCurrent,
}))
