import { countRows, withDatabase } from './lib/database.mjs'
import { inParallel } from './lib/send.mjs'
import { startSlowProxy } from './lib/slow-proxy.mjs'
import { Visitor } from './lib/visitor.mjs'

const VISITORS = 20
/** What the site waits, and what the answer takes. */
const TIMEOUT = 1000
const DELAY = 3000

/** The whole way: whoever is told that it did not work keeps the text, and sending it again is no second message. */
export async function site(workshop) {
  const content = await workshop.content('site')
  const proxy = await startSlowProxy(content.url)
  const url = await workshop.site('site', content, { CONTENT_URL: proxy.url, CONTENT_TIMEOUT_MS: String(TIMEOUT) })
  const visitors = Array.from({ length: VISITORS }, (_, number) => new Visitor(url, number))

  const asked = await inParallel(visitors, 5, (visitor) => visitor.send())
  proxy.delay = DELAY
  const failed = await inParallel(visitors, 5, (visitor) => visitor.send())
  proxy.delay = 0
  const sent = await inParallel(visitors, 5, (visitor) => visitor.send())

  const kept = visitors.filter((visitor, index) => failed[index].reference === null && visitor.isKept(failed[index])).length
  const references = new Set(sent.map(({ reference }) => reference).filter(Boolean)).size
  const { rows, mails } = await withDatabase(content, async (database) => ({
    rows: await countRows(database, 'contact_forms'),
    mails: await countRows(database, 'outbox_mails'),
  }))
  await content.stop()
  proxy.close()
  return [
    {
      what: `${VISITORS} visitors without script, content service slower than the site waits, then sent again`,
      measured: `${asked.filter(({ reference }) => reference === null).length} asked to confirm; ${kept} told that it did not work, with their text; sent again, ${references} references for ${rows} records with ${mails} mails`,
      holds: [kept, references, rows, mails].every((count) => count === VISITORS),
    },
  ]
}
