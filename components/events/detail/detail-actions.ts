import type { Event } from '@/lib/entities/events'
import type { EventStatus } from '@/rules/events'
import { canRegister } from '../registration'
import { REGISTER } from './registration-names'

export type DetailAction = { kind: 'register' | 'joinNow' | 'watchRecording' | 'readReport'; href: string }

/** The buttons of an event's page beside share and calendar. (Requirements, section 2, event detail, buttons) */
export function detailActions(event: Event, status: EventStatus): DetailAction[] {
  if (event.isCancelled) return []
  const { registration, location, recordingLink, reportsLink } = event
  const isPast = status === 'past'
  const actions: DetailAction[] = []
  if (canRegister(event, status)) actions.push({ kind: 'register', href: registration?.link ?? `#${REGISTER}` })
  if (status === 'ongoing' && location && location.type !== 'physical' && location.virtualLink) {
    actions.push({ kind: 'joinNow', href: location.virtualLink })
  }
  if (isPast && recordingLink) actions.push({ kind: 'watchRecording', href: recordingLink })
  if (isPast && reportsLink) actions.push({ kind: 'readReport', href: reportsLink })
  return actions
}
