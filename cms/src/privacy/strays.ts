import type { UID } from '@strapi/strapi'
import { SUBMISSIONS } from '../content-types'
import { closedDoors, DOOR_TABLES } from '../events/door/forget'
import { eraseFilesOf } from '../files/erase'
import { countOrphans, eraseOrphans, orphans } from '../files/orphans'
import { columnOf, tableOf } from '../table'
import { countDue } from '../timed/count'
import type { Due } from '../timed/plausible'
import { ACCOUNT_NOTICE, ADDRESS_CHANGE, APPLICANT_FILE, BELONGINGS, MAIL_ADDRESS, OUTBOX, TOKEN, WITHDRAWAL } from '../uids'
import { overdueLinks } from '../verification/tokens'
import { endOf } from './periods'

type Where = Record<string, unknown>

/** What can have belongings. */
const OWNERS = [...SUBMISSIONS, WITHDRAWAL] as UID.ContentType[]

/** Rows of a table that name a submission which is there no more. Each is looked up: a list of all, of a million, would be gone through for each. */
function strayRows(table: UID.ContentType, uid: UID.ContentType) {
  const knex = strapi.db.connection
  const [belongings, submissions] = [tableOf(table), tableOf(uid)]
  const [submissionId, documentId] = [columnOf(table, 'submissionId'), columnOf(uid, 'documentId')]
  return knex(belongings)
    .where(columnOf(table, 'submissionUid'), uid)
    .whereNotNull(submissionId)
    .whereNotExists(knex(submissions).select(knex.raw('1')).whereRaw('??.?? = ??.??', [submissions, documentId, belongings, submissionId]))
}

const goneSubmissions = (table: UID.ContentType, uid: UID.ContentType): Promise<string[]> =>
  strayRows(table, uid).distinct().pluck(columnOf(table, 'submissionId'))

/** What is past its period by itself, as conditions on tables. */
async function pastPeriod(now: Date): Promise<{ table: UID.ContentType; where: Where }[]> {
  const doors = await closedDoors(endOf('REGISTRATIONS', now))
  const mails = endOf('MAILS', now)
  return [
    ...DOOR_TABLES.map((table) => ({ table, where: doors })),
    // As long as what the outbox knows of their mails.
    { table: WITHDRAWAL, where: { createdAt: { $lt: mails } } },
    { table: ADDRESS_CHANGE, where: { createdAt: { $lt: mails } } },
    { table: ACCOUNT_NOTICE, where: { createdAt: { $lt: mails } } },
    { table: TOKEN, where: overdueLinks(now) },
    { table: MAIL_ADDRESS, where: { updatedAt: { $lt: endOf('ADDRESSES', now) } } },
    { table: OUTBOX, where: { state: { $in: ['sent', 'given_up', 'cancelled'] }, updatedAt: { $lt: mails } } },
  ]
}

/** How much of each table that would be. What is counted twice is a stray and past its period too. */
export async function countStrays(now: Date): Promise<Due[]> {
  const found = new Map<UID.ContentType, number>()
  const add = (table: UID.ContentType, due: number) => found.set(table, (found.get(table) ?? 0) + due)
  for (const { table, where } of await pastPeriod(now)) add(table, (await countDue(table, where)).due)
  for (const uid of OWNERS) {
    for (const table of [...BELONGINGS, APPLICANT_FILE]) {
      const [row]: { count: number | string }[] = await strayRows(table, uid).count({ count: '*' })
      add(table, Number(row?.count ?? 0))
    }
  }
  add(APPLICANT_FILE, (await countDue(APPLICANT_FILE, orphans(now))).due)
  const due: Due[] = []
  for (const [table, count] of found) if (count > 0) due.push({ table: tableOf(table), due: count, of: await strapi.db.query(table).count({}) })
  return [...due, await countOrphans(now)]
}

/** Erases what belongs to submissions that are gone, and what was never part of one. Gives how much it was. */
export async function eraseStrays(now: Date): Promise<number> {
  let erased = 0
  for (const { table, where } of await pastPeriod(now)) erased += (await strapi.db.query(table).deleteMany({ where })).count
  for (const uid of OWNERS) {
    for (const table of BELONGINGS) {
      const submissionId = { $in: await goneSubmissions(table, uid) }
      erased += (await strapi.db.query(table).deleteMany({ where: { submissionUid: uid, submissionId } })).count
    }
    erased += await eraseFilesOf(uid, await goneSubmissions(APPLICANT_FILE, uid))
  }
  // Last: it throws while the storage of files is away, and nothing else is to wait for that.
  return erased + (await eraseOrphans(now))
}
