import { countRows, withDatabase } from '../faults/lib/database.mjs'
import { contact, inParallel, isStored, keys, referenceOf, sendUntilAnswered } from '../faults/lib/send.mjs'
import { ask, askSteadily } from './lib/ask.mjs'
import { until } from './lib/until.mjs'
import { publishedWithout } from './publication.mjs'

const PER_SECOND = 50
const SUBMISSIONS = 200
const SENDERS = 8

/** Visitors read and send while something happens, which is told when all is sent. Gives what both saw. */
async function meanwhile(fleet, name, happen) {
  const urls = (await fleet.pages()).map((path) => fleet.url + path)
  // Kept, as they are in production minutes after a start.
  await inParallel(urls, 4, (url) => ask(url))
  let isOver = false
  const reading = askSteadily(urls, PER_SECOND, () => isOver)
  const sending = inParallel(keys(SUBMISSIONS), SENDERS, (key, index) => sendUntilAnswered(fleet.content, 'contact-forms', contact(`${name}${index}`), key))
  await happen(sending)
  const answers = await sending
  isOver = true
  const { asked, failed } = await reading
  const references = new Set(answers.filter(isStored).map(referenceOf)).size
  const rows = await withDatabase(fleet.contents[0], (database) =>
    countRows(database, 'contact_forms', (where) => where.where('email', 'like', `rima${name}%`)),
  )
  return [
    {
      what: `${PER_SECOND} requests a second for kept pages behind nginx: ${name}`,
      measured: `${asked} asked, ${failed.length} failed ${[...new Set(failed)].slice(0, 3).join('; ')}`,
      holds: failed.length === 0,
    },
    {
      what: `${SUBMISSIONS} submissions: ${name}`,
      measured: `${references} references, ${rows} in the database`,
      holds: references === SUBMISSIONS && rows === SUBMISSIONS,
    },
  ]
}

const isUp = async (url) => (await ask(url).catch(() => ({ status: 0 }))).status < 300

/** A process of each kind dies and is replaced; the database restarts; Redis dies and comes back empty. */
export async function outages(fleet) {
  const { sites, contents, redis, postgres } = fleet
  const watching = { authorization: `Bearer ${contents[0].variables.CONTENT_TOKEN}` }
  const killed = await meanwhile(fleet, 'killed', async () => {
    await Promise.all([sites[1].kill(), contents[1].killAndStart()])
    await sites[1].start()
  })
  const database = await meanwhile(fleet, 'database', async () => {
    await postgres.restart()
    await until(async () => (await Promise.all(contents.map(({ url }) => isUp(`${url}/_ready`)))).every(Boolean), 'the database is back')
  })
  let worst
  const away = await meanwhile(fleet, 'redis', async (sending) => {
    await redis.kill()
    // What is sent as fast as it is taken leaves twelve processes on two processors no time to publish; visitors read on.
    await sending
    worst = (await publishedWithout(fleet, 3)).old
    const health = await Promise.all(sites.map(async ({ url }) => JSON.parse((await ask(`${url}/api/health`, { headers: watching })).text).shared))
    if (health.some((shared) => shared !== 'away')) throw new Error('Health does not say that Redis is away.')
    redis.start()
    await until(
      async () =>
        (await Promise.all(sites.map(async ({ url }) => JSON.parse((await ask(`${url}/api/health`, { headers: watching })).text).shared))).every(
          (shared) => shared === 'ok',
        ),
      'Redis is back',
    )
  })
  const { old: after } = await publishedWithout({ ...fleet, contents: [...contents].reverse() }, 1)
  return [
    ...killed,
    ...database,
    ...away,
    {
      what: 'published while Redis is away, and after it came back empty: no site answers without it',
      measured: `to who asks ${worst} ms after the editor's answer or later, and ${after} ms`,
      holds: Math.max(worst, after) < 5000,
    },
  ]
}
