import type { Locale } from '../../rules/languages'
import { findEvent } from '../event'
import { readable } from '../../requests/reference'
import { TICKET_HALF } from '../../rules/ticket'

/** The code of a new ticket, as it is stored, written in mails and read by cameras. */
export const newTicket = (): string => `${readable(TICKET_HALF)}-${readable(TICKET_HALF)}`

/** The ticket to show at the door; null where there is none yet, and of an event that takes place on the internet alone, which has no door. */
export async function ticketOf({ ticket, eventId }: Record<string, unknown>, language: Locale): Promise<string | null> {
  if (typeof ticket !== 'string' || !ticket) return null
  const event = await findEvent(String(eventId), language)
  return event && event.location?.type !== 'virtual' ? ticket : null
}
