import { randomUUID } from 'node:crypto'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { countRows, withDatabase } from '../faults/lib/database.mjs'
import { contact, isStored, keys, registration, send } from '../faults/lib/send.mjs'
import { ask } from './lib/ask.mjs'

const SEATS = 50
const SENDERS = 200
const SEARCHES = 120

async function seats({ contents }) {
  const [content] = contents
  const event = await content.createEvent('seats', SEATS)
  const sending = keys(SENDERS).map((key, index) => send(contents[index % contents.length], 'event-registrations', registration(event, index), key, 60_000))
  const stored = (await Promise.all(sending)).filter(isStored).length
  const rows = await withDatabase(content, (database) => countRows(database, 'event_registrations'))
  return {
    what: `${SENDERS} registrations at once for ${SEATS} seats, at two content services`,
    measured: `${stored} taken, ${rows} in the database`,
    holds: stored === SEATS && rows === SEATS,
  }
}

async function limits({ sites }) {
  const headers = { 'x-forwarded-for': '198.51.100.7' }
  const asked = Array.from({ length: 3 * SEARCHES }, (_, index) => ask(`${sites[index % sites.length].url}/ar/search?q=${randomUUID()}`, { headers }))
  const answers = await Promise.all(asked)
  const passed = answers.filter(({ status }) => status === 200).length
  const refused = answers.filter(({ status }) => status === 429).length
  const others = answers.flatMap(({ status }) => ([200, 429].includes(status) ? [] : [status]))
  return {
    what: `${3 * SEARCHES} searches of one visitor at three sites, who has ${SEARCHES} a minute`,
    measured: `${passed} answered, ${refused} refused${others.map((status) => `, one ${status}`).join('')}`,
    holds: passed === SEARCHES && passed + refused === answers.length,
  }
}

async function captcha({ sites, url }) {
  const { challenge } = JSON.parse((await ask(`${sites[0].url}/api/captcha`)).text)
  const token = btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }))
  const post = (site, index) => {
    const body = new URLSearchParams({ ...contact(index), _captcha: token, _attempt: randomUUID() }).toString()
    const headers = { origin: url, accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) }
    return ask(`${site.url}/en/send/contact`, { method: 'POST', headers, body })
  }
  const answers = await Promise.all([...sites, ...sites].map(post))
  const passed = answers.filter(({ status }) => status === 200).length
  const refused = answers.filter(({ status }) => status === 403).length
  return {
    what: 'one captcha used six times at once, at three sites',
    measured: `${passed} accepted, ${refused} refused`,
    holds: passed === 1 && refused === 5,
  }
}

async function idempotency({ contents }) {
  const [key] = keys(1)
  const message = contact('once')
  const answers = await Promise.all([...contents, ...contents, ...contents].map((content) => send(content, 'contact-forms', message, key, 60_000)))
  const rows = await withDatabase(contents[0], (database) => countRows(database, 'contact_forms', { email: message.email }))
  const references = new Set(answers.filter(isStored).map(({ body }) => body.data.reference)).size
  return {
    what: 'one message sent six times at once under its key, at two content services',
    measured: `${rows} in the database, ${references} reference in ${answers.filter(isStored).length} answers`,
    holds: rows === 1 && references === 1,
  }
}

async function answered({ sites, url }) {
  const body = new URLSearchParams({ name: 'Amal from Homs', email: 'no address' }).toString()
  const headers = { origin: url, 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) }
  const { headers: led } = await ask(`${sites[0].url}/en/send/contact`, { method: 'POST', headers, body })
  const pages = await Promise.all(sites.map((site) => ask(new URL(led.location, site.url))))
  const kept = pages.filter(({ text }) => text.includes('Amal from Homs')).length
  return {
    what: 'a form with a mistake, without script: its answer at each site',
    measured: `${kept} of ${sites.length} show what was typed`,
    holds: kept === sites.length,
  }
}

/** As little as is taken for a document. */
const DOCUMENT = new TextEncoder().encode('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')

async function files({ contents, sites }) {
  const [first, second] = contents
  const address = await first.addFile('report.pdf', DOCUMENT)
  const places = [first, second, ...sites].map(({ url }) => fetch(url + address).then((answer) => answer.arrayBuffer()))
  const same = (await Promise.all(places)).filter((bytes) => Buffer.from(bytes).equals(Buffer.from(DOCUMENT))).length
  return {
    what: 'a file of an editor, sent to one content service: read at both, and at three sites',
    measured: `${same} of ${places.length} gave it`,
    holds: same === places.length,
  }
}

/** What may happen once happens once, and what is counted is counted by all. */
export async function once(fleet) {
  const found = []
  for (const claim of [seats, limits, captcha, idempotency, answered, files]) found.push(await claim(fleet))
  return found
}
