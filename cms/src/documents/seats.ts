import type { UID } from '@strapi/strapi'
import { EVENT, SEAT } from '../uids'
import type { Rule } from './rule'

type Registration = { id?: number; currentRegistrations?: number | null; isFull?: boolean | null }

const COMPONENT = 'events.registration' as UID.Component

const isRegistration = (value: unknown): value is Registration => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields as they will be stored: those that are written, and the others as they are. */
async function merged(written: Registration): Promise<Registration> {
  const stored: Registration | null = written.id ? await strapi.db.query(COMPONENT).findOne({ where: { id: written.id } }) : null
  return { ...stored, ...written }
}

/**
 * How many have registered is counted, not written: an editor who saves an event that was opened an hour ago does not set it
 * back. Before the first registration the number of those who registered elsewhere may be entered. `isFull` is the editor's alone: it closes
 * the registration while seats are left, and stays until an editor takes it back.
 */
export const seatsRule: Rule = async ({ uid, documentId, data }) => {
  if (uid !== EVENT || !isRegistration(data.registration)) return
  const seat = documentId ? await strapi.db.query(SEAT).findOne({ where: { eventId: documentId }, select: ['taken'] }) : null
  const { currentRegistrations, isFull } = await merged(data.registration)
  const taken: number = seat?.taken ?? currentRegistrations ?? 0
  data.registration = { ...data.registration, currentRegistrations: taken, isFull: isFull ?? false }
}
