import { countRows, withDatabase } from './lib/database.mjs'
import { isStored, keys, registration, send } from './lib/send.mjs'

const SEATS = 50
const SENDERS = 200
/** How fast they are is no claim of this fault. */
const LONGEST = 60_000

/** What keeps no promise: counts first and inserts then. On a table of its own in the same database. */
async function naive(database) {
  await database.schema.createTable('naive_registrations', (table) => table.integer('visitor'))
  const register = async (visitor) => {
    if ((await countRows(database, 'naive_registrations')) < SEATS) await database('naive_registrations').insert({ visitor })
  }
  await Promise.all(Array.from({ length: SENDERS }, (_, visitor) => register(visitor)))
  return countRows(database, 'naive_registrations')
}

async function onDatabase(name, processes) {
  const [content] = processes
  const event = await content.createEvent('camp', SEATS)
  const sending = keys(SENDERS).map((key, index) => send(processes[index % processes.length], 'event-registrations', registration(event, index), key, LONGEST))
  const answers = await Promise.all(sending)
  const full = answers.filter(({ status, body }) => status === 409 && body.error.details.code === 'event_full').length
  const stored = answers.filter(isStored).length
  const { rows, taken, race } = await withDatabase(content, async (database) => ({
    rows: await countRows(database, 'event_registrations'),
    taken: (await database('event_seats').where({ event_id: event }).first()).taken,
    race: await naive(database),
  }))
  const where = `${name}, ${processes.length} process${processes.length > 1 ? 'es' : ''}`
  return [
    {
      what: `${SENDERS} registrations at once for ${SEATS} seats (${where})`,
      measured: `${stored} taken, ${full} told that it is full, ${rows} in the database, counter ${taken}`,
      holds: stored === SEATS && full === SENDERS - SEATS && rows === SEATS && taken === SEATS,
    },
    { what: `negative control: count, then insert (${name})`, measured: `${race} taken`, holds: race > SEATS },
  ]
}

/** Never one registration too many. */
export async function seats(workshop) {
  const sqlite = await workshop.content('seats-sqlite')
  const results = await onDatabase('SQLite', [sqlite])
  await sqlite.stop()
  const databaseUrl = await workshop.postgres('seats')
  if (!databaseUrl) return [...results, { what: 'the same on PostgreSQL', measured: 'PostgreSQL is not installed', holds: false }]
  const first = await workshop.content('seats-postgres', { databaseUrl })
  const second = await first.twin()
  results.push(...(await onDatabase('PostgreSQL', [first, second])))
  await Promise.all([first.stop(), second.stop()])
  return results
}
