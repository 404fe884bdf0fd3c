import { setTimeout as pause } from 'node:timers/promises'
import { ask } from './lib/ask.mjs'

const ROUNDS = 10
const GOAL_MS = 500
const PAGES = 20

/** Between two looks at a site: without, three who look leave the sites no time to make what they look for. Milliseconds. */
const LOOK_AGAIN = 25

/** Milliseconds from now on: when the last request was sent that a site answers without something, and when the first answer comes that has it. */
async function shownAfter(site, path, text) {
  let old = 0
  for (const began = Date.now(); ; ) {
    const sent = Date.now() - began
    if ((await ask(site.url + path)).text.includes(text)) return { old, shown: Date.now() - began }
    old = sent
    if (sent > 20_000) return { old: Infinity, shown: Infinity }
    await pause(LOOK_AGAIN)
  }
}

/** Hours until the next event begins: each before the others, so that it stands first in the list. */
let hours = 48

async function published({ sites, contents }, path, rounds, name) {
  const times = []
  for (let round = 0; round < rounds; round += 1) {
    hours -= 0.5
    const slug = `${name}-${hours * 2}-`
    await contents[round % contents.length].createEvent(`${slug}event`, null, hours)
    times.push(...(await Promise.all(sites.map((site) => shownAfter(site, path, slug)))))
  }
  return { old: Math.max(...times.map(({ old }) => old)), shown: Math.max(...times.map(({ shown }) => shown)) }
}

const flightFiles = (text) => [...new Set(text.match(/\/flight\/[a-f\d]{32}\.\w+/g))]

async function takenOver({ sites, pages }) {
  const [first, ...others] = sites
  const chosen = (await pages()).filter((path) => !/^\/\w+$/.test(path)).slice(-PAGES)
  let hits = 0
  let files = 0
  let found = 0
  for (const path of chosen) {
    const { text } = await ask(first.url + path)
    for (const file of flightFiles(text)) {
      for (const site of sites) {
        files += 1
        if ((await ask(site.url + file)).status === 200) found += 1
      }
    }
    for (const site of others) if ((await ask(site.url + path)).headers['x-nextjs-cache'] === 'HIT') hits += 1
  }
  return { hits, of: chosen.length * others.length, files, found }
}

/** What is published through one process of the content service is shown by every process of the site. */
export async function publication(fleet) {
  const { old, shown } = await published(fleet, '/ar/events', ROUNDS, 'published')
  const { hits, of, files, found } = await takenOver({ sites: fleet.sites, pages: () => fleet.pages() })
  return [
    {
      what: `${ROUNDS} events published, ${fleet.sites.length} sites asked until they show each (goal ${GOAL_MS} ms)`,
      measured: `who asks ${old} ms after the editor's answer or later gets the new page; the slowest first answer came after ${shown} ms`,
      holds: old <= GOAL_MS,
    },
    { what: 'pages that one site has made are taken over by the others', measured: `${hits} of ${of} without making them`, holds: hits === of },
    { what: 'files of pages are found on every site', measured: `${found} of ${files}`, holds: files > 0 && found === files },
  ]
}

/** The same while Redis is away: the content service tells each site itself. */
export const publishedWithout = (fleet, rounds) => published(fleet, '/ar/events', rounds, 'without-redis')
