import type { Event } from '@/lib/entities/events'
import { renderMarkup } from '@/lib/framework/static/render-markup'
import { eventStatus } from '@/rules/events'
import type { Locale } from '@/rules/languages'
import { EventCard, type EventCardVariant } from '../EventCard'

const made = new WeakMap<Event, Map<string, Promise<string>>>()

/**
 * The HTML of a card. Made once for an event that is held in memory, in each phase: many questions are answered by the same cards, and to
 * render them would be most of the work.
 */
export function cardMarkup(event: Event, locale: Locale, variant: EventCardVariant): Promise<string> {
  const ofEvent = made.get(event) ?? new Map<string, Promise<string>>()
  made.set(event, ofEvent)
  const name = `${variant} ${eventStatus(event)}`
  const markup = ofEvent.get(name) ?? renderMarkup(<EventCard event={event} locale={locale} variant={variant} />)
  ofEvent.set(name, markup)
  markup.catch(() => ofEvent.delete(name))
  return markup
}
