import { SEAT, submissionUid } from '../uids'

/** Counting reads whole tables, and is done once in so long however often somebody asks. Milliseconds. */
const BELIEVED = 15_000

type Seats = { taken: number; registrations: number }

async function count(): Promise<Seats> {
  const seats: { taken: number }[] = await strapi.db.query(SEAT).findMany({ select: ['taken'] })
  return { taken: seats.reduce((sum, { taken }) => sum + taken, 0), registrations: await strapi.db.query(submissionUid('registration')).count() }
}

let counted: { at: number; seats: Promise<Seats> } | undefined

/** How many seats of all events are taken, and how many registrations are kept, cancelled ones too. Throws while the database is away. */
export function countSeats(): Promise<Seats> {
  if (!counted || Date.now() - counted.at > BELIEVED) {
    const begun = { at: Date.now(), seats: count() }
    begun.seats.catch(() => {
      if (counted === begun) counted = undefined
    })
    counted = begun
  }
  return counted.seats
}
