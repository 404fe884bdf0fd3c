import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { visitor } from './questions.mjs'

/** Visitors beside each other, who ask again so long after they were answered. */
const VISITORS = 4
const PAUSE_MS = 20

const KEPT = ['/ar', '/en/events', '/de/help', '/ar/projects', '/en/articles', '/en/search']

/** So that none has the address of somebody in the flood. */
const FIRST_ADDRESS = 0xf00000

let asked = 0

const pages = { 'kept pages': (number) => KEPT[number % KEPT.length], searches: (number) => `/en/search?q=school+${number}y` }

/** Milliseconds until the whole answer was there; throws where it is another than a page. */
function answerTime(url, agent) {
  const headers = { 'accept-encoding': 'gzip', host: 'localhost', 'x-forwarded-for': visitor(FIRST_ADDRESS + asked) }
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}.`))
      response.on('error', reject)
      response.on('end', () => resolve(performance.now() - begun))
      response.resume()
    }).on('error', reject)
  })
}

async function visit(origin, address, until) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times = []
  while (Date.now() < until) {
    asked += 1
    times.push(await answerTime(origin + address(asked), agent))
    await pause(PAUSE_MS)
  }
  agent.destroy()
  return times
}

const shareOf = (times, share) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1]

/** How long others wait, whatever else is going on. */
async function waits(origin, seconds) {
  const until = Date.now() + 1000 * seconds
  const measured = Object.entries(pages).map(async ([name, address]) => {
    const times = (await Promise.all(Array.from({ length: VISITORS }, () => visit(origin, address, until)))).flat()
    return [name, { count: times.length, median: shareOf(times, 0.5), p99: shareOf(times, 0.99) }]
  })
  return Object.fromEntries(await Promise.all(measured))
}

async function withFlood(origin, addresses, seconds) {
  const flood = fork(new URL('flood.mjs', import.meta.url), [origin, addresses])
  try {
    await once(flood, 'message')
    const begun = Date.now()
    const waited = await waits(origin, seconds)
    const told = once(flood, 'message')
    flood.send('stop')
    const [counts] = await told
    const perSecond = (count) => (1000 * count) / (Date.now() - begun)
    return { ...waited, flood: { answered: perSecond(counts.answered), refused: perSecond(counts.refused), other: perSecond(counts.other) } }
  } finally {
    flood.kill()
  }
}

/**
 * How long others wait while one visitor searches with 32 connections: from ever new addresses, so that nobody refuses anything, and from one,
 * after its limit was reached.
 * @param {string} origin @param {number} seconds
 */
export async function besideFlood(origin, seconds) {
  return {
    'nobody else': await waits(origin, seconds),
    'a flood from many addresses': await withFlood(origin, 'many', seconds),
    'a flood from one address': await withFlood(origin, 'one', seconds),
  }
}
