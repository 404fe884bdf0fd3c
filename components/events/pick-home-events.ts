import type { Event } from '@/lib/entities/events'

/** (Requirements, section 9: requested 5, shown at most 3) */
const OTHERS = 2

export type HomeEvents = { main: Event; others: Event[] }

/**
 * The events of the home page: the featured one of our own, else the first of our own, else the first; then up to
 * two others in their order; none that is cancelled. Null when there are none. (Requirements, section 2, home)
 */
export function pickHomeEvents(all: readonly Event[]): HomeEvents | null {
  const events = all.filter((event) => !event.isCancelled)
  const own = events.filter((event) => !event.isExternalEvent)
  const main = own.find((event) => event.featured) ?? own[0] ?? events[0]
  if (!main) return null
  return { main, others: events.filter((event) => event !== main).slice(0, OTHERS) }
}
