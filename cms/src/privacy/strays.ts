import type { UID } from '@strapi/strapi'
import { SUBMISSIONS } from '../content-types'
import { forgetDoors } from '../events/door/forget'
import { eraseFilesOf } from '../files/erase'
import { eraseOrphans } from '../files/orphans'
import { columnOf, tableOf } from '../table'
import { ACCOUNT_NOTICE, ADDRESS_CHANGE, APPLICANT_FILE, BELONGINGS, MAIL_ADDRESS, OUTBOX, WITHDRAWAL } from '../uids'
import { forgetOverdue } from '../verification/tokens'
import { endOf } from './periods'

/** Submissions that rows of a table name and that are there no more. Each is looked up: a list of all, of a million, would be gone through for each. */
async function goneSubmissions(table: UID.ContentType, uid: UID.ContentType): Promise<string[]> {
  const knex = strapi.db.connection
  const [belongings, submissions] = [tableOf(table), tableOf(uid)]
  const [submissionId, documentId] = [columnOf(table, 'submissionId'), columnOf(uid, 'documentId')]
  return knex(belongings)
    .where(columnOf(table, 'submissionUid'), uid)
    .whereNotNull(submissionId)
    .whereNotExists(knex(submissions).select(knex.raw('1')).whereRaw('??.?? = ??.??', [submissions, documentId, belongings, submissionId]))
    .distinct()
    .pluck(submissionId)
}

/** Erases what belongs to submissions that are gone, and what was never part of one. Gives how much it was. */
export async function eraseStrays(now: Date): Promise<number> {
  let erased = await forgetDoors(endOf('REGISTRATIONS', now))
  // As long as what the outbox knows of their mails.
  for (const table of [WITHDRAWAL, ADDRESS_CHANGE, ACCOUNT_NOTICE]) {
    erased += (await strapi.db.query(table).deleteMany({ where: { createdAt: { $lt: endOf('MAILS', now) } } })).count
  }
  for (const uid of [...SUBMISSIONS, WITHDRAWAL] as UID.ContentType[]) {
    for (const table of BELONGINGS) {
      const submissionId = { $in: await goneSubmissions(table, uid) }
      erased += (await strapi.db.query(table).deleteMany({ where: { submissionUid: uid, submissionId } })).count
    }
    erased += await eraseFilesOf(uid, await goneSubmissions(APPLICANT_FILE, uid))
  }
  erased += await forgetOverdue(now)
  const done = { state: { $in: ['sent', 'given_up', 'cancelled'] }, updatedAt: { $lt: endOf('MAILS', now) } }
  erased += (await strapi.db.query(MAIL_ADDRESS).deleteMany({ where: { updatedAt: { $lt: endOf('ADDRESSES', now) } } })).count
  erased += (await strapi.db.query(OUTBOX).deleteMany({ where: done })).count
  // Last: it throws while the storage of files is away, and nothing else is to wait for that.
  return erased + (await eraseOrphans(now))
}
