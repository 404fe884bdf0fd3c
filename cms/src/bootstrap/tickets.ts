import type { Core } from '@strapi/strapi'
import { newTicket } from '../events/door/ticket'
import { submissionUid } from '../uids'

const REGISTRATION = submissionUid('registration')

/** Registrations that an earlier version has stored get a ticket, which their reminder brings. */
export async function ensureTickets(strapi: Core.Strapi): Promise<void> {
  const query = strapi.db.query(REGISTRATION)
  const rows: { id: number }[] = await query.findMany({ where: { ticket: { $null: true } }, select: ['id'], orderBy: { id: 'asc' } })
  for (const { id } of rows) await query.updateMany({ where: { id, ticket: { $null: true } }, data: { ticket: newTicket() } })
}
