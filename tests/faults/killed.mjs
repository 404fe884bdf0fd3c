import { countRows, withDatabase } from './lib/database.mjs'
import { inParallel, isStored, keys, referenceOf, registration, sendUntilAnswered } from './lib/send.mjs'

const SUBMISSIONS = 500
const SENDERS = 16
const KILLS = 5

async function onDatabase(name, content) {
  const event = await content.createEvent('killed', null)
  let answered = 0
  let kills = 0
  let restarting = Promise.resolve()
  const answers = await inParallel(keys(SUBMISSIONS), SENDERS, async (key, index) => {
    const answer = await sendUntilAnswered(content, 'event-registrations', registration(event, index), key)
    answered += 1
    if (kills < KILLS && answered >= ((kills + 1) * SUBMISSIONS) / (KILLS + 1)) {
      kills += 1
      restarting = restarting.then(() => content.killAndStart())
    }
    return answer
  })
  await restarting
  const references = answers.filter(isStored).map(referenceOf)
  const repeated = answers.filter(({ unanswered }) => unanswered > 0).length
  const found = await withDatabase(content, async (database) => ({
    rows: await countRows(database, 'event_registrations'),
    known: (await database('event_registrations').pluck('reference')).filter((reference) => references.includes(reference)).length,
    mails: (await database('outbox_mails').distinct('submission_id')).length,
    allMails: await countRows(database, 'outbox_mails'),
    taken: (await database('event_seats').where({ event_id: event }).first()).taken,
  }))
  return [
    {
      what: `${SUBMISSIONS} submissions, content service killed ${kills} times (${name})`,
      measured: `${references.length} answered with a reference, ${repeated} only when repeated; ${found.rows} in the database, ${found.known} of them answered; seats ${found.taken}`,
      holds:
        kills === KILLS &&
        repeated > 0 &&
        [references.length, new Set(references).size, found.rows, found.known, found.taken].every((count) => count === SUBMISSIONS),
    },
    {
      what: `one mail for each in the outbox (${name})`,
      measured: `${found.allMails} mails for ${found.mails} submissions`,
      holds: found.allMails === SUBMISSIONS && found.mails === SUBMISSIONS,
    },
  ]
}

/** Everything that was sent is stored once, whatever happens to the service: none lost, none twice. */
export async function killed(workshop) {
  const sqlite = await workshop.content('killed-sqlite')
  const results = await onDatabase('SQLite', sqlite)
  await sqlite.stop()
  const databaseUrl = await workshop.postgres('killed')
  if (!databaseUrl) return [...results, { what: 'the same on PostgreSQL', measured: 'PostgreSQL is not installed', holds: false }]
  const postgres = await workshop.content('killed-postgres', { databaseUrl })
  results.push(...(await onDatabase('PostgreSQL', postgres)))
  await postgres.stop()
  return results
}
