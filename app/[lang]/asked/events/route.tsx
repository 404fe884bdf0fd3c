import { EventsContent } from '@/components/events/list/EventsContent'
import { parseListQuery } from '@/components/events/list/list-query'
import { loadEvents } from '@/components/events/list/load-events'
import { questionsOf } from '@/lib/framework/places/questions'
import { path, routes } from '@/lib/i18n/paths'
import { areListedEventsCurrent } from '@/lib/search/listed-events'

/** The events list with filters. */
export const GET = questionsOf('events', async ({ locale, parameters }) => {
  const query = parseListQuery(parameters)
  return {
    address: path(locale, routes.events),
    content: <EventsContent locale={locale} query={query} found={await loadEvents(locale, query, false)} />,
    isForAll: areListedEventsCurrent,
  }
})
