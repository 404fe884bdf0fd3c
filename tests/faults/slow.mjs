import { countRows, withDatabase } from './lib/database.mjs'
import { contact, inParallel, isStored, keys, referenceOf, send } from './lib/send.mjs'
import { startSlowProxy } from './lib/slow-proxy.mjs'

const SUBMISSIONS = 50
/** What the sender waits, and what the answer takes. */
const TIMEOUT = 500
const DELAY = 1500

/** An answer that comes too late is no second record. */
export async function slow(workshop) {
  const content = await workshop.content('slow')
  const proxy = await startSlowProxy(content.url)
  const through = { url: proxy.url, variables: content.variables }
  const all = keys(SUBMISSIONS)
  const sendAll = () => inParallel(all, 10, (key, index) => send(through, 'contact-form', contact(index), key, TIMEOUT).catch(() => null))

  proxy.delay = DELAY
  const unanswered = (await sendAll()).filter((answer) => answer === null).length
  proxy.delay = 0
  const answers = (await sendAll()).filter((answer) => answer && isStored(answer))
  const references = new Set(answers.map(referenceOf)).size
  const { rows, mails } = await withDatabase(content, async (database) => ({
    rows: await countRows(database, 'contact_forms'),
    mails: await countRows(database, 'outbox_mails'),
  }))
  await content.stop()
  proxy.close()
  return [
    {
      what: `${SUBMISSIONS} submissions whose answer comes after the sender's patience, then repeated`,
      measured: `${unanswered} unanswered; repeated, ${references} references for ${rows} records with ${mails} mails`,
      holds: [unanswered, references, rows, mails].every((count) => count === SUBMISSIONS),
    },
  ]
}
