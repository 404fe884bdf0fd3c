import { setTimeout as pause } from 'node:timers/promises'
import { sendFirst } from '../lib/applicants.mjs'
import { copyRows } from './copies.mjs'

/** What part of all is of a kind. */
const SHARES = { project: 0.8, department: 0.2 }

const TABLES = { project: 'project_submissions', department: 'departments_applications' }

/** What lies beside a submission. */
const BELONGINGS = ['outbox_mails', 'person_keys']

/** Within the period after which applications are erased. */
const DAYS = 150

const idOf = (mark, own) => `'${mark}' || lpad(c.n::text, 8, '0') || left(md5(${own} || c.n), 15)`
const keyOf = (column) => `case when o.${column} is null then null else md5('${column}' || o.document_id || c.n) end`
const AT = `now() - (c.n % ${DAYS}) * interval '1 day'`
const ADDRESS = `'applicant' || c.n || '@example.org'`

/** An application of the last months; one of a hundred waits for an answer. */
const APPLIED = {
  document_id: idOf('b', 'o.document_id'),
  reference: `left(o.reference, 2) || upper(lpad(to_hex(c.n), 8, '0'))`,
  email: ADDRESS,
  email_key: ADDRESS,
  full_name: `'Samer Haddad ' || c.n`,
  created_at: AT,
  consented_at: AT,
  verified_at: AT,
  verification_status: `case when c.n % 100 = 0 then 'Verified' when c.n % 3 = 0 then 'Accepted' else 'Rejected' end`,
  decided_at: `case when c.n % 100 = 0 then null else now() - (c.n % ${DAYS}) * interval '1 day' + interval '2 hours' end`,
  decided_by: `case when c.n % 100 = 0 then null else 'Rima Haddad' end`,
  ...Object.fromEntries(['idempotency_key', 'duplicate_key', 'fingerprint'].map((column) => [column, keyOf(column)])),
}

const BESIDE = {
  document_id: idOf('m', 'o.document_id'),
  submission_id: idOf('b', 'o.submission_id'),
  folded: `o.folded || c.n`,
}

/** Makes a seeded content service on PostgreSQL hold so many applications, each with its mails. Mails are sent before that. */
export async function bringSubmissionsTo(db, content, count) {
  await sendFirst({ contentUrl: content.url, secrets: content.variables }, Object.keys(SHARES))
  // Copies of mails that wait would be sent while something else is measured.
  while (await db('outbox_mails').whereNot({ state: 'sent' }).first('id')) await pause(100)
  for (const [kind, share] of Object.entries(SHARES)) {
    const table = TABLES[kind]
    const { id, document_id: first } = await db(table).orderBy('id', 'desc').first('id', 'document_id')
    const range = { from: 1, to: Math.round(count * share) - 1 }
    await copyRows(db, table, { ...range, where: `id = ${id}`, changes: APPLIED })
    for (const belongings of BELONGINGS) await copyRows(db, belongings, { ...range, where: `submission_id = '${first}'`, changes: BESIDE })
  }
  await db.raw('analyze')
}

/** Has so many applications past their period. */
export const letExpire = (db, count) =>
  db(TABLES.project)
    .whereIn('id', db(TABLES.project).whereNotNull('decided_at').orderBy('id').limit(count).select('id'))
    .update({ decided_at: new Date(0) })

/** How many of them are left. */
export async function countExpired(db) {
  const [{ count }] = await db(TABLES.project).where('decided_at', '<', new Date(1000)).count({ count: '*' })
  return Number(count)
}

/** One that waits in the middle of the others. */
export async function waitingApplication(db) {
  const waiting = () => db(TABLES.project).where({ verification_status: 'Verified' })
  const [{ count }] = await waiting().count({ count: '*' })
  const { document_id: id } = await waiting()
    .orderBy('verified_at')
    .offset(Math.floor(Number(count) / 2))
    .first('document_id')
  return id
}
