import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { rapidAnswers } from './rapid.mjs'

const CONNECTIONS = 32

/** What visitors ask, each time something else. @type {Record<string, (number: number) => string>} */
const NEVER_ASKED = {
  'search, with results': (number) => `/ar/search?q=${encodeURIComponent('مدرسة')}+${number}`,
  'search, nothing found': (number) => `/en/search?q=zzq${number}x`,
  'events, filtered': (number) => `/en/events/by/source-own?view=list&past=${9 + (number % 590)}&upcoming=${9 + (number % 591)}`,
  'events, words': (number) => `/en/events?q=workshop+${number}`,
  'link of a mail': (number) => `/ar/verification/department?email=a${number}%40example.org&token=t&id=1`,
  cancellation: (number) => `/ar/verification/registration?email=a${number}%40example.org&token=t&id=1`,
  'page after a form': (number) => `/ar/sent/contact?reference=C-7K3F-${1000 + (number % 9000)}`,
}

/** What is asked before each time. @type {Record<string, (number: number) => string>} */
const ASKED_BEFORE = {
  'search, asked before': () => `/ar/search?q=${encodeURIComponent('مدرسة')}`,
  'events, asked before': () => '/en/events?q=workshop',
}

/** @type {Record<string, (number: number) => string>} */
const NOWHERE = {
  'an address of no page': (number) => `/en/nothing/of/this${number}`,
  'a document that does not exist': (number) => `/ar/projects/none-${number}`,
}

/** One visitor must not ask so often: each question comes from an address of its own. @param {number} number */
export const visitor = (number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

/** Seconds for which each kind is asked before it is measured: a process of an hour ago is not compiled anew. */
const WARM_UP = 5

let asked = 0

const next = () => {
  asked += 1
  return asked
}

const HEADERS = { 'accept-encoding': 'gzip', host: 'localhost' }
const from = (number) => ({ ...HEADERS, 'x-forwarded-for': visitor(number) })

/** Makes each request another one. @param {(number: number) => string} address */
const another = (address) => (request) => {
  const number = next()
  return { ...request, path: address(number), headers: { ...request.headers, ...from(number) } }
}

/** Over `seconds`; throws where one is answered with something else. */
async function answersPerSecond({ origin, name, address, status, isKnown = false, seconds }) {
  if (isKnown) {
    const options = { url: origin, connections: CONNECTIONS, status, path: () => address(next()), headers: () => from(asked) }
    await rapidAnswers({ ...options, seconds: WARM_UP })
    return rapidAnswers({ ...options, seconds })
  }
  const { default: autocannon } = await import('autocannon')
  const options = { url: origin, connections: CONNECTIONS, headers: HEADERS, requests: [{ setupRequest: another(address) }] }
  await autocannon({ ...options, duration: WARM_UP })
  const { requests, latency, statusCodeStats } = await autocannon({ ...options, duration: seconds })
  const wrong = Object.keys(statusCodeStats).filter((each) => each !== String(status))
  if (wrong.length > 0) throw new Error(`${name}: answered with ${wrong.join(', ')}.`)
  return { perSecond: requests.average, slowest: latency.p99 }
}

/** As large as a page of results, compressed. */
const FLOOR_BYTES = 17_000

/** What a server of Node reaches that does nothing but answer: what this machine can do, whatever else it does at the moment. */
async function floorPerSecond(seconds) {
  const server = new Worker(new URL('../floor/server.mjs', import.meta.url), { workerData: { bytes: FLOOR_BYTES } })
  try {
    const [{ port }] = await once(server, 'message')
    return await answersPerSecond({ origin: `http://127.0.0.1:${port}`, address: (number) => `/${number}`, status: 200, isKnown: true, seconds })
  } finally {
    await server.terminate()
  }
}

/** Answers a second to each kind of question, and to what is there at once, by the site alone and behind nginx. @param {{ site: string, nginx: string }} origins @param {number} seconds */
export async function questionsPerSecond(origins, seconds) {
  const kinds = [
    ...Object.entries(NEVER_ASKED).map(([name, address]) => ({ name, address, status: 200 })),
    ...Object.entries(ASKED_BEFORE).map(([name, address]) => ({ name, address, status: 200, isKnown: true })),
    ...Object.entries(NOWHERE).map(([name, address]) => ({ name, address, status: 404, isKnown: true })),
  ]
  const results = { 'a server of Node that only answers': { site: await floorPerSecond(seconds) } }
  for (const kind of kinds) {
    const site = await answersPerSecond({ ...kind, origin: origins.site, seconds })
    results[kind.name] = { site, nginx: await answersPerSecond({ ...kind, origin: origins.nginx, seconds }) }
  }
  return results
}
