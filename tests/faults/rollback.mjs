import { randomUUID } from 'node:crypto'
import { makeNextContentRelease } from '../next-content-release.mjs'
import { countRows, withDatabase } from './lib/database.mjs'
import { again } from './lib/meanwhile.mjs'
import { contact, referenceOf, send } from './lib/send.mjs'

const ROUNDS = 10

/** Each process is replaced by one of another release: the new one serves before the old one ends. */
async function replace(running, release) {
  for (const [index, former] of [...running.entries()]) {
    running[index] = await former.twin({}, release)
    await former.stop()
  }
}

/** As a proxy does: asks one, and the other where that does not answer. */
const askAny = (running, number, act) => act(running[number % running.length]).catch(() => act(running[(number + 1) % running.length]))

const rowsOf = (database, table, where) => database.schema.hasTable(table).then((is) => (is ? countRows(database, table, where) : 0))

/** What only the next release keeps: rows of its table, its column, permissions, rights of tokens, layouts. */
const ofNextRelease = (content) =>
  withDatabase(content, async (database) => {
    const named = (table, column, like) => rowsOf(database, table, (where) => where.where(column, 'like', like))
    return {
      leaflets: await rowsOf(database, 'leaflets', {}),
      nicknames: (await database.schema.hasColumn('partners', 'nickname'))
        ? await countRows(database, 'partners', (where) => where.whereNotNull('nickname'))
        : 0,
      permissions: (await named('admin_permissions', 'subject', '%leaflet%')) + (await named('admin_permissions', 'action', '%.fold')),
      rights: await named('strapi_api_token_permissions', 'action', 'api::leaflet%'),
      layouts: await named('strapi_core_store_settings', 'key', '%leaflet.leaflet'),
    }
  })

const inWords = (counts) =>
  Object.entries(counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ')

/** Two processes of this release, of the next one, of this one again, and of the next one, while visitors send and read. */
export async function rollback(workshop) {
  const databaseUrl = await workshop.postgres('rollback')
  if (!databaseUrl) return [{ what: 'the way back and forward under load', measured: 'PostgreSQL is not installed', holds: false }]
  const next = makeNextContentRelease()
  const first = await workshop.content('rollback', { databaseUrl })
  const running = [first, await first.twin()]
  const references = []
  let isOver = false
  const ask = async (act) => again(() => isOver, act)
  const asking = Promise.all([
    ask(async (number) => {
      const key = randomUUID()
      const answer = await askAny(running, number, (content) => send(content, 'contact-forms', contact(number), key))
      if (answer.status !== 200) return `a form: ${answer.status}`
      references.push(referenceOf(answer))
    }),
    ask(async (number) => ((await askAny(running, number, (content) => content.reads())) ? undefined : 'a read')),
  ])
  await replace(running, next.cms)
  for (let index = 0; index < ROUNDS; index += 1) await running[0].createDocument('leaflet', { title: `Leaflet ${index}` })
  await running[0].createDocument('partner', { name: 'Partner', nickname: 'P' })
  const forward = await ofNextRelease(running[0])
  await replace(running, undefined)
  const back = await ofNextRelease(running[0])
  // As a process of a rolling update does that ends and is started again.
  await running[1].killAndStart()
  await replace(running, next.cms)
  const forwardAgain = await ofNextRelease(running[0])
  isOver = true
  const [forms, reads] = await asking
  const stored = await withDatabase(
    running[0],
    async (database) => (await database('contact_forms').pluck('reference')).filter((reference) => references.includes(reference)).length,
  )
  for (const content of running) await content.stop()
  next.remove()
  const isWhole = Object.values(forward).every((count) => count > 0)
  const claim = (what, counts) => ({
    what: `${what}: nothing of the next release is lost`,
    measured: inWords(counts),
    holds: isWhole && inWords(counts) === inWords(forward),
  })
  const meanwhile = (what, { asked, failed }) => ({
    what: `${what} meanwhile`,
    measured: `${asked}, of which ${failed.length} failed ${[...new Set(failed)].slice(0, 3).join('; ')}`,
    holds: asked > 0 && failed.length === 0,
  })
  return [
    claim('back to this release', back),
    claim('forward to the next one again', forwardAgain),
    meanwhile('forms', forms),
    meanwhile('reads', reads),
    {
      what: 'submissions that were answered',
      measured: `${stored} of ${references.length} in the database`,
      holds: references.length > 0 && stored === references.length,
    },
  ]
}
