export type EventStatus = 'upcoming' | 'ongoing' | 'past'

type Period = { startDate: string | null; endDate: string | null }

/**
 * The status of an event at a moment: past after its end, ongoing from its start, else upcoming.
 * The end defaults to the start; an unreadable date counts as upcoming. (Requirements, section 4)
 */
export function eventStatus({ startDate, endDate }: Period, now = new Date()): EventStatus {
  const start = Date.parse(startDate ?? '')
  const ended = Date.parse(endDate ?? '')
  const end = Number.isNaN(ended) ? start : ended
  if (now.getTime() > end) return 'past'
  return now.getTime() >= start ? 'ongoing' : 'upcoming'
}

type Registrable = { isCancelled: boolean | null; registration: { required: boolean | null } | null }

/**
 * Whether one can register for an event at all, free places aside: it asks for it, has not begun and takes place. (Requirements,
 * section 2, event detail)
 */
export function takesRegistrations({ isCancelled, registration }: Registrable, status: EventStatus): boolean {
  return status === 'upcoming' && isCancelled !== true && registration?.required === true
}
