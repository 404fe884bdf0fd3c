import type { UID } from '@strapi/strapi'
import type { Kind } from '../submissions/kind'
import { kinds } from '../submissions/kinds'
import { columnOf, tableOf } from '../table'
import { EVENT, submissionUid } from '../uids'
import { endOf, type Period } from './periods'

type Where = Record<string, unknown>
export type Expired = { uid: UID.ContentType; where: Where }

const REGISTRATION = submissionUid('registration')

function expiredApplications(uid: UID.ContentType, now: Date): Expired[] {
  const since = (verificationStatus: string, field: string, period: Period) => ({ uid, where: { verificationStatus, [field]: { $lt: endOf(period, now) } } })
  return [
    since('Pending', 'createdAt', 'UNCONFIRMED'),
    since('Verified', 'verifiedAt', 'UNSUCCESSFUL'),
    since('Rejected', 'decidedAt', 'UNSUCCESSFUL'),
    since('Accepted', 'decidedAt', 'ACCEPTED'),
  ]
}

/** The registrations of an event count from its end; of one that is there no more, from themselves. */
async function expiredRegistrations(now: Date): Promise<Expired[]> {
  const limit = endOf('REGISTRATIONS', now)
  const event = columnOf(REGISTRATION, 'eventId')
  const ids: string[] = await strapi.db.connection(tableOf(REGISTRATION)).whereNotNull(event).distinct().pluck(event)
  const events: { documentId: string; startDate: string; endDate: string | null }[] = await strapi.db
    .query(EVENT)
    .findMany({ where: { documentId: { $in: ids } }, select: ['documentId', 'startDate', 'endDate'] })
  const known = new Set(events.map(({ documentId }) => documentId))
  // A draft may have another day than the published event: the later one counts.
  const lasting = new Set(
    events.filter(({ startDate, endDate }) => new Date(endDate ?? startDate).getTime() >= Date.parse(limit)).map(({ documentId }) => documentId),
  )
  return ids
    .filter((id) => !lasting.has(id))
    .map((eventId) => ({
      uid: REGISTRATION,
      where: { eventId, ...(known.has(eventId) ? {} : { createdAt: { $lt: limit } }) },
    }))
}

/** What is past its period, as conditions on the types of submissions. */
export async function expired(now: Date): Promise<Expired[]> {
  const registrations = await expiredRegistrations(now)
  return Object.values<Kind>(kinds).flatMap(({ uid, retention }) => {
    if (retention === 'application') return expiredApplications(uid, now)
    if (retention === 'registration') return registrations
    return [{ uid, where: { createdAt: { $lt: endOf(retention === 'proposal' ? 'PROPOSALS' : 'MESSAGES', now) } } }]
  })
}
