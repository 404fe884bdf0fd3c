import { submissionUid } from '../../uids'
import { hasSeat, isWaiting, type Seat } from '../seat'
import type { GuestState } from './answers'

export const REGISTRATION = submissionUid('registration')

/** What the door has to know of a registration. */
export type Registration = {
  id: number
  documentId: string
  eventId: string
  name: string
  ticket: string | null
  seat: Seat | null
  cancelledAt: string | null
  attendedAt: string | null
  attendedDoor: string | null
  attendanceKey: string | null
}

const SELECT = ['id', 'documentId', 'eventId', 'name', 'ticket', 'seat', 'cancelledAt', 'attendedAt', 'attendedDoor', 'attendanceKey']

export const findRegistrations = (where: Record<string, unknown>): Promise<Registration[]> =>
  strapi.db.query(REGISTRATION).findMany({ where, select: SELECT, orderBy: { id: 'asc' } })

/** An offer that was not taken is as good as a cancellation. */
export function stateOf({ cancelledAt, seat }: Pick<Registration, 'cancelledAt' | 'seat'>): GuestState {
  if (!cancelledAt && hasSeat(seat)) return 'expected'
  return !cancelledAt && isWaiting(seat) ? 'waiting' : 'cancelled'
}
