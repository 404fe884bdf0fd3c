/**
 * What a registration has of an event: a seat, a place on the waiting list, a seat that is kept for it for a while, an offer that was not
 * taken in time or was declined, or nothing any more.
 */
export type Seat = 'taken' | 'waiting' | 'offered' | 'lapsed' | 'declined' | 'cancelled'

/** Those who hold a seat, or are offered one that is kept for them. What an earlier version has stored has no word for it. */
export const HOLDS_SEAT = { $or: [{ seat: { $null: true } }, { seat: { $in: ['taken', 'offered'] } }] }

/** Whether somebody has a seat of their own: who is only offered one has none yet. */
export const hasSeat = (seat: unknown): boolean => seat === null || seat === 'taken'

/** Whether somebody has none yet. */
export const isWaiting = (seat: unknown): boolean => seat === 'waiting' || seat === 'offered'

/** The conditions on those who come and on those who wait for a seat, by which every list and every number counts them. */
export const EXPECTED = { cancelledAt: { $null: true }, $or: [{ seat: { $null: true } }, { seat: 'taken' }] }
export const WAITING = { cancelledAt: { $null: true }, seat: { $in: ['waiting', 'offered'] } }
