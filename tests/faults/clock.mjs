import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inRoot } from '../../scripts/lib/paths.mjs'
import { countRows, withDatabase } from './lib/database.mjs'
import { contact, send } from './lib/send.mjs'

const DAY = 24 * 60 * 60 * 1000
const AHEAD = 1200
const SUBMISSIONS = 20

const TABLES = ['contact_forms', 'outbox_mails', 'audit_entries', 'document_versions']

/** So long the jobs have for what they do at a start. */
const LONG_ENOUGH = 10_000

const countAll = (content) =>
  withDatabase(content, async (database) => Object.fromEntries(await Promise.all(TABLES.map(async (table) => [table, await countRows(database, table)]))))

async function stopped(content) {
  const response = await fetch(`${content.url}/_ready`, { headers: { authorization: `Bearer ${content.variables.CONTENT_TOKEN}` } })
  return (await response.json()).checks.timedJobs
}

/** Nothing is erased by a wrong clock, it is said, and the right clock lets everything go on. */
export async function clock(workshop) {
  const file = join(workshop.folder('clock'), 'ahead')
  writeFileSync(file, '0')
  const preload = inRoot('tests/cms/support/shifted-clock.cjs')
  const content = await workshop.content('clock', { NODE_OPTIONS: `--max-old-space-size=400 --require ${preload}`, CLOCK_FILE: file })
  for (let number = 0; number < SUBMISSIONS; number += 1) await send(content, 'contact-forms', contact(number), randomUUID())
  await content.createEvent('clock', null)
  const before = await countAll(content)
  writeFileSync(file, String(AHEAD * DAY))
  await content.killAndStart()
  await pause(LONG_ENOUGH)
  const during = await countAll(content)
  const said = await stopped(content)
  writeFileSync(file, '0')
  await content.killAndStart()
  await pause(LONG_ENOUGH)
  const after = await stopped(content)
  await content.stop()
  return [
    {
      what: `clock ${AHEAD} days ahead at a start`,
      measured: TABLES.map((table) => `${table} ${before[table]} → ${during[table]}`).join(', '),
      holds: before.contact_forms === SUBMISSIONS && TABLES.every((table) => before[table] > 0 && during[table] >= before[table]),
    },
    { what: 'it is reported', measured: `${said.status}: ${said.jobs}`, holds: said.status === 'warning' && said.stopped >= 6 },
    { what: 'the right clock lets everything go on', measured: `${after.status}: ${after.jobs ?? 'nothing is stopped'}`, holds: after.status === 'ok' },
  ]
}
