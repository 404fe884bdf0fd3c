import { createServer, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { countRows, withDatabase } from './lib/database.mjs'
import { contact, inParallel, isStored, keys, referenceOf, send } from './lib/send.mjs'

const SUBMISSIONS = 50
/** What the sender waits, and what the answer takes. */
const TIMEOUT = 500
const DELAY = 1500

/** Passes requests on at once, and answers later. */
function startProxy(target) {
  const proxy = { delay: 0 }
  const server = createServer((incoming, outgoing) => {
    const passed = request(target + incoming.url, { method: incoming.method, headers: incoming.headers }, async (answer) => {
      await pause(proxy.delay)
      outgoing.writeHead(answer.statusCode, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(Object.assign(proxy, { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() })))
  })
}

/** An answer that comes too late is no second record. */
export async function slow(workshop) {
  const content = await workshop.content('slow')
  const proxy = await startProxy(content.url)
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
  proxy.close()
  await content.stop()
  return [
    {
      what: `${SUBMISSIONS} submissions whose answer comes after the sender's patience, then repeated`,
      measured: `${unanswered} unanswered; repeated, ${references} references for ${rows} records with ${mails} mails`,
      holds: [unanswered, references, rows, mails].every((count) => count === SUBMISSIONS),
    },
  ]
}
