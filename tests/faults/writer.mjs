import { countRows, withDatabase } from './lib/database.mjs'
import { contact, isStored, keys, send } from './lib/send.mjs'

const SUBMISSIONS = 20
const READS = 100
const READERS = 4
/** What still counts as not waiting, milliseconds; SQLite's own way of waiting took 4,600. */
const AT_ONCE = 500

async function read({ url, variables }) {
  const began = performance.now()
  const response = await fetch(`${url}/api/projects?locale=ar`, { headers: { authorization: `Bearer ${variables.CONTENT_TOKEN}` } })
  await response.arrayBuffer()
  return { milliseconds: performance.now() - began, isAnswered: response.ok }
}

/** While another process writes to SQLite's file, who reads does not wait, and who sends something only waits. */
export async function writer(workshop) {
  const content = await workshop.content('writer')
  const { reads, sending, rows } = await withDatabase(content, async (database) => {
    await database.raw('begin immediate')
    const sending = keys(SUBMISSIONS).map((key, index) => send(content, 'contact-form', contact(index), key))
    const readers = Array.from({ length: READERS }, async () => {
      const found = []
      while (found.length < READS / READERS) found.push(await read(content))
      return found
    })
    const reads = (await Promise.all(readers)).flat()
    await database.raw('rollback')
    const answers = await Promise.all(sending)
    return { reads, sending: answers.filter(isStored).length, rows: await countRows(database, 'contact_forms') }
  })
  await content.stop()
  const slowest = Math.max(...reads.map(({ milliseconds }) => milliseconds))
  const answered = reads.filter(({ isAnswered }) => isAnswered).length
  return [
    {
      what: `${READS} reads and ${SUBMISSIONS} submissions while another process writes (SQLite)`,
      measured: `${answered} read, the slowest after ${Math.round(slowest)} ms; ${sending} stored once it was through, ${rows} in the database`,
      holds: answered === READS && slowest < AT_ONCE && sending === SUBMISSIONS && rows === SUBMISSIONS,
    },
  ]
}
