import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { cms } from '../../../scripts/lib/paths.mjs'

const Database = createRequire(join(cms, 'package.json'))('better-sqlite3')
const DAY = 24 * 60 * 60 * 1000

/** What lies beside a submission, and by which of its columns it names that. */
const BELONGINGS = { outbox_mails: 'submission_id', person_keys: 'submission_id' }

const consents = { legalConsent: true, marketingConsent: false, consentVersion: '2026-01' }

const person = { email: 'applicant@example.org', submitLanguage: 'ar' }

/** One of each kind, as the site sends them, and how its copies differ. */
const KINDS = {
  project: {
    path: 'project-submissions',
    table: 'project_submissions',
    of: { path: 'projects', slug: 'solar-hospital-daraa' },
    data: ({ documentId, projectTimelines }) => ({
      ...person,
      ...consents,
      projectId: documentId,
      selectedTimeline: projectTimelines.at(-1).documentId,
      data: { livingPlace: 'Daraa', specialization: 'Electrician', abilityToProvideMedicalSupplies: 'No' },
    }),
    change: (copy) => applied(copy),
  },
  department: {
    path: 'departments-applications',
    table: 'departments_applications',
    of: { path: 'departments', slug: 'media' },
    data: ({ documentId }) => ({
      ...person,
      ...consents,
      department: documentId,
      fullName: 'Samer Haddad',
      phone: '+963 944 123 456',
      location: 'Homs',
      educationDegree: 'bachelor',
      specialization: 'Film',
      experienceYears: 4,
      canManage: 'false',
      canAttendWorkshops: 'true',
      hasProject: 'false',
    }),
    change: (copy) => ({ ...applied(copy), full_name: `Samer Haddad ${copy}` }),
  },
  registration: {
    path: 'event-registrations',
    table: 'event_registrations',
    of: { path: 'events', slug: 'webinar-funding-small-projects' },
    data: ({ documentId }) => ({ ...person, event: documentId, name: 'Rima' }),
    change: (copy) => ({ name: `Guest ${copy}`, email: `guest${copy}@example.org`, email_key: `guest${copy}@example.org`, ticket: randomUUID() }),
  },
}

/** An application of the last year; half of them are decided. */
function applied(copy) {
  const at = Date.now() - ((copy * 7) % 365) * DAY
  const isDecided = copy % 2 === 0
  return {
    email: `applicant${copy}@example.org`,
    email_key: `applicant${copy}@example.org`,
    created_at: at,
    consented_at: at,
    verified_at: at,
    verification_status: isDecided ? (copy % 4 === 0 ? 'Accepted' : 'Rejected') : 'Verified',
    decided_at: isDecided ? at + 3 * DAY : null,
    decided_by: isDecided ? 'Rima Haddad' : null,
  }
}

async function json(url, init) {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response.json()
}

async function send({ contentUrl, secrets }, { path, of, data }) {
  const headers = { authorization: `Bearer ${secrets.CONTENT_TOKEN}`, 'content-type': 'application/json' }
  const { data: found } = await json(`${contentUrl}/api/${of.path}?locale=ar&pagination[pageSize]=100`, { headers })
  const body = JSON.stringify({ data: data(found.find(({ slug }) => slug === of.slug)) })
  await json(`${contentUrl}/api/${path}`, { method: 'POST', headers: { ...headers, 'idempotency-key': randomUUID() }, body })
}

function insert(db, table, row) {
  const names = Object.keys(row)
  db.prepare(`insert into ${table} (${names.map((name) => `"${name}"`).join()}) values (${names.map(() => '?').join()})`).run(...Object.values(row))
}

const idOf = (copy, index) => `${copy.toString(36).padStart(8, '0')}${index.toString(36).padStart(4, '0')}${randomUUID().replaceAll('-', '').slice(0, 12)}`

/** What no two submissions share. */
const keysOf = (row) =>
  Object.fromEntries(['idempotency_key', 'duplicate_key', 'attendance_key', 'fingerprint'].flatMap((key) => (row[key] ? [[key, randomUUID()]] : [])))

function copyAll(db, { table, change }, count) {
  const { id: _, ...first } = db.prepare(`select * from ${table} order by id desc limit 1`).get()
  const beside = Object.entries(BELONGINGS).flatMap(([belongings, column]) =>
    db
      .prepare(`select * from ${belongings} where ${column} = ?`)
      .all(first.document_id)
      .map(({ id: own, ...row }) => ({ belongings, column, row })),
  )
  for (let copy = 1; copy < count; copy += 1) {
    const documentId = idOf(copy, 0)
    const letters = `B-${copy.toString(36).toUpperCase().padStart(4, '0')}`
    insert(db, table, {
      ...first,
      document_id: documentId,
      reference: `${first.reference.slice(0, 1)}${letters}`,
      ...keysOf(first),
      ...change(copy),
    })
    for (const [index, { belongings, column, row }] of beside.entries()) {
      insert(db, belongings, {
        ...row,
        document_id: idOf(copy, index + 1),
        [column]: documentId,
        ...(belongings === 'person_keys' && { folded: `${row.folded}${copy}` }),
      })
    }
  }
}

/** Sends one submission of each of these kinds to a seeded content service, as the site does. */
export async function sendFirst(servers, kinds) {
  for (const kind of kinds) await send(servers, KINDS[kind])
}

/** Makes a seeded content service on SQLite hold so many applications to projects and departments, and registrations for an event, each with its mail. */
export async function bringApplicants(servers, counts) {
  await sendFirst(servers, Object.keys(counts))
  const db = new Database(servers.database)
  try {
    db.pragma('busy_timeout = 10000')
    // Copies of mails that wait would be sent while something else is measured.
    while (db.prepare("select 1 from outbox_mails where state <> 'sent'").get()) await pause(100)
    db.transaction(() => Object.entries(counts).forEach(([kind, count]) => copyAll(db, KINDS[kind], count)))()
    const { event_id: event } = db.prepare('select event_id from event_registrations limit 1').get()
    const waiting = db
      .prepare(`select document_id from project_submissions where verification_status = 'Verified' order by verified_at limit 1 offset 1000`)
      .get()
    return { event, application: waiting.document_id }
  } finally {
    db.close()
  }
}
