import type { Core } from '@strapi/strapi'
import { HOLDS_SEAT } from '../events/seat'
import { registrationKey } from '../submissions/kinds/registration'
import { isUniqueViolation } from '../unique'
import { submissionUid } from '../uids'

const REGISTRATION = submissionUid('registration')

type Registration = { id: number; email: string; eventId: string | null }

/**
 * Registrations that an earlier version has stored are known again. Where one address has several for an event they all stay, and
 * the first one stands for them.
 */
export async function ensureRegistrationKeys(strapi: Core.Strapi): Promise<void> {
  const query = strapi.db.query(REGISTRATION)
  const rows: Registration[] = await query.findMany({
    where: { duplicateKey: { $null: true }, cancelledAt: { $null: true }, eventId: { $notNull: true }, ...HOLDS_SEAT },
    select: ['id', 'email', 'eventId'],
    orderBy: { id: 'asc' },
  })
  for (const { id, email, eventId } of rows) {
    try {
      await query.updateMany({ where: { id, cancelledAt: { $null: true } }, data: { duplicateKey: registrationKey(email, eventId ?? '') } })
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
    }
  }
}
