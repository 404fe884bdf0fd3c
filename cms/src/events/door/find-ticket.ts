import { recordAction } from '../../audit/record'
import type { Locale } from '../../rules/languages'
import { findEvent } from '../event'
import type { TicketAnswer } from './answers'
import type { Door } from './door'
import { guestOf } from './list'
import { findRegistrations, REGISTRATION, stateOf } from './registrations'

/** Whose a ticket is that a phone does not know: of somebody who has registered just now, or for another event. */
export async function findTicket({ eventId, name }: Door, ticket: string, language: Locale): Promise<TicketAnswer> {
  const [registration] = await findRegistrations({ ticket })
  if (!registration) return { is: 'unknown' }
  if (registration.eventId === eventId) {
    await recordAction({ action: 'submissionSeen', uid: REGISTRATION, documentId: registration.documentId, user: null, detail: name })
    return { is: 'guest', guest: await guestOf(registration) }
  }
  const other = stateOf(registration) === 'expected' ? await findEvent(registration.eventId, language) : null
  return other ? { is: 'otherEvent', title: other.title, startDate: new Date(other.startDate).toISOString() } : { is: 'unknown' }
}
