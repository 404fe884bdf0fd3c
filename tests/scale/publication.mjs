import { ask } from './lib/ask.mjs'

const ROUNDS = 10
const GOAL_MS = 500
const PAGES = 20

/** Milliseconds until a site shows something, from now on. */
async function shownAfter(site, path, text) {
  for (const began = Date.now(); ; ) {
    if ((await ask(site.url + path)).text.includes(text)) return Date.now() - began
    if (Date.now() - began > 20_000) return Infinity
  }
}

/** Hours until the next event begins: each before the others, so that it stands first in the list. */
let hours = 48

async function published({ sites, contents }, path, rounds, name) {
  const times = []
  for (let round = 0; round < rounds; round += 1) {
    const slug = `${name}-${round}`
    await contents[round % contents.length].createEvent(slug, null, (hours -= 0.5))
    times.push(...(await Promise.all(sites.map((site) => shownAfter(site, path, slug)))))
  }
  return Math.max(...times)
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
  const worst = await published(fleet, '/ar/events', ROUNDS, 'published')
  const { hits, of, files, found } = await takenOver({ sites: fleet.sites, pages: () => fleet.pages() })
  return [
    {
      what: `${ROUNDS} events published, ${fleet.sites.length} sites asked until they show each (goal ${GOAL_MS} ms)`,
      measured: `at most ${worst} ms after the editor's answer`,
      holds: worst <= GOAL_MS,
    },
    { what: 'pages that one site has made are taken over by the others', measured: `${hits} of ${of} without making them`, holds: hits === of },
    { what: 'files of pages are found on every site', measured: `${found} of ${files}`, holds: files > 0 && found === files },
  ]
}

/** The same while Redis is away: the content service tells each site itself. */
export const publishedWithout = (fleet, rounds) => published(fleet, '/ar/events', rounds, 'without-redis')
