import { findEvent } from '../events/event'
import { qrPicture } from '../events/door/ticket-picture'
import type { Submission } from '../privacy/find'
import type { Locale } from '../rules/languages'

/** What is shown at the door: the code, and its picture as a PNG in base64. */
export type Ticket = { code: string; picture: string }

/** The ticket of a registration; null where there is none, and for an event on the internet alone, which has no door. */
export async function ticketFor({ ticket, eventId }: Submission, language: Locale): Promise<Ticket | null> {
  if (typeof ticket !== 'string' || !ticket) return null
  const event = await findEvent(String(eventId), language)
  if (!event || event.location?.type === 'virtual') return null
  return { code: ticket, picture: (await qrPicture(ticket)).toString('base64') }
}
