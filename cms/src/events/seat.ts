/**
 * What a registration has of an event: a seat, a place on the waiting list, a seat that is kept for it for a while, or an offer that was not
 * taken.
 */
export type Seat = 'taken' | 'waiting' | 'offered' | 'lapsed'

/** Those who hold a seat, or are offered one that is kept for them. What an earlier version has stored has no word for it. */
export const HOLDS_SEAT = { $or: [{ seat: { $null: true } }, { seat: { $in: ['taken', 'offered'] } }] }

/** The same of one of them. */
export const holdsSeat = (seat: unknown): boolean => seat === null || seat === 'taken' || seat === 'offered'
