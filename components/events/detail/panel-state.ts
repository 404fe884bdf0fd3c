import type { Event } from '@/lib/entities/events'
import type { EventStatus } from '@/lib/content/event-status'
import { isFull } from '../registration'
import { canRegister } from './detail-actions'

export type PanelState = { kind: 'full' } | { kind: 'open'; left: number | null; link: string | null } | null

/** What the registration panel says; null where nobody registers (any more). */
export function panelState(event: Pick<Event, 'registration'>, status: EventStatus): PanelState {
  const { registration } = event
  if (status === 'upcoming' && isFull(registration)) return { kind: 'full' }
  if (!registration || !canRegister(event, status)) return null
  const { capacity, currentRegistrations, link } = registration
  return { kind: 'open', left: capacity === null ? null : capacity - currentRegistrations, link }
}
