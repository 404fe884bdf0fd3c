import type { Event } from '@/lib/entities/events'
import { type EventStatus, takesRegistrations } from '@/rules/events'

type Registration = Event['registration']

/** (Requirements, section 9: at least 85 % full and 10 or fewer spots left) */
const URGENT_SHARE = 0.85
const URGENT_SPOTS = 10

export type RegistrationState = { kind: 'full' } | { kind: 'urgent'; left: number } | { kind: 'count'; current: number; capacity: number } | { kind: 'open' }

/** Whether nobody can register any more. */
export function isFull(registration: Registration): boolean {
  if (!registration) return false
  const { isFull: marked, capacity, currentRegistrations } = registration
  return marked || (capacity !== null && capacity - currentRegistrations <= 0)
}

/** Whether those who come register with us, and not on a page of somebody else. */
export const registersHere = ({ registration }: Pick<Event, 'registration'>): boolean => registration?.required === true && !registration.link

/** Whether visitors can register now. (Requirements, section 2, event detail) */
export function canRegister(event: Pick<Event, 'registration' | 'isCancelled'>, status: EventStatus): boolean {
  return takesRegistrations(event, status) && !isFull(event.registration)
}

/**
 * What a card says about the free places of an event, or null when it says nothing: external, past and cancelled events,
 * and those that neither ask for a registration nor have a limit. (Requirements, section 2, event card)
 */
export function registrationState(
  { isExternalEvent, isCancelled, registration }: Pick<Event, 'isExternalEvent' | 'isCancelled' | 'registration'>,
  status: EventStatus,
): RegistrationState | null {
  if (isExternalEvent || isCancelled || status === 'past' || !registration) return null
  if (isFull(registration)) return { kind: 'full' }
  const { required, capacity, currentRegistrations: current } = registration
  if (capacity === null) return required ? { kind: 'open' } : null
  const left = capacity - current
  const isUrgent = current / capacity >= URGENT_SHARE && left <= URGENT_SPOTS
  return isUrgent ? { kind: 'urgent', left } : { kind: 'count', current, capacity }
}
