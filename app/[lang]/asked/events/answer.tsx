import { parseListQuery } from '@/components/events/list/list-query'
import { loadEvents } from '@/components/events/list/load-events'
import { placesOf } from '@/components/events/list/places'
import { PlaceContents } from '@/lib/framework/places/fill'
import { questionsOf } from '@/lib/framework/places/questions'
import { parseFilteredRoute } from '@/lib/i18n/list-filters'
import { path, routes } from '@/lib/i18n/paths'
import { areListedEventsCurrent } from '@/lib/search/listed-events'

/** The events list with filters, or shown otherwise. */
export const answerEvents = questionsOf('events', async ({ locale, choices, parameters }) => {
  const chosen = choices.length > 0 ? parseFilteredRoute('events', choices) : { filter: {}, page: 1 }
  if (chosen?.page !== 1) return null
  const query = parseListQuery(parameters, chosen.filter)
  return {
    address: path(locale, routes.events),
    content: new PlaceContents(Object.values(placesOf(locale, query, await loadEvents(locale, query, false)))),
    isForAll: areListedEventsCurrent,
  }
})
