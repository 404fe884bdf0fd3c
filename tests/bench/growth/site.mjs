import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { startSite } from '../../../scripts/lib/services.mjs'
import { readPageTypes } from '../../page-types.mjs'

const PAGES = ['home', 'articles', 'archive', 'article', 'events', 'filteredEvents', 'event']
const SEARCH = '/ar/search?q=%D8%B3%D9%88%D8%B1%D9%8A%D8%A7'

/** So long it is waited for the search. */
const PATIENCE_MS = 20 * 60 * 1000

/** What a step took, in milliseconds, and what it gave; how it failed, where it did. */
async function timed(work) {
  const began = performance.now()
  try {
    const value = await work()
    return { ms: performance.now() - began, value }
  } catch (error) {
    return { ms: performance.now() - began, failed: error.message }
  }
}

async function text(url) {
  const response = await fetch(url)
  const body = await response.text()
  if (!response.ok) throw new Error(`${response.status}`)
  return body
}

/** The most memory that a process has had, and that it has now. MiB. */
function memoryOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name) => Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024)
  return { now: read('VmRSS'), most: read('VmHWM') }
}

const locations = (xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)

/** The addresses of all pages, and how many files they stand in. */
async function readSitemap(url) {
  const named = locations(await text(`${url}/sitemap.xml`))
  if (!named.some((address) => address.includes('/sitemap/'))) return { files: 1, pages: named.length }
  let pages = 0
  for (const part of named) pages += locations(await text(part)).length
  return { files: named.length + 1, pages }
}

async function untilSearchable(entry, url, token) {
  let hasEnded = false
  entry.ended.then(() => (hasEnded = true))
  const began = performance.now()
  while (performance.now() - began < PATIENCE_MS) {
    if (hasEnded) throw new Error('ended')
    const { search } = await (await fetch(`${url}/api/health`, { headers: { authorization: `Bearer ${token}` } })).json()
    if (search.ready) return search
    await pause(500)
  }
  throw new Error('not within 20 minutes')
}

/** What a site of its own, with the memory that it has everywhere, makes of this content: rows of a table, by what is measured. */
export async function measureSite(children, content, { folder, port, url }) {
  const variables = { ...content.variables, SITE_PORT: port, SITE_URL: url, LIMIT_SEARCHES: '100000', WARM_PAGES: 'false' }
  const entry = await startSite(children, { variables, folder })
  const ready = await timed(() => untilSearchable(entry, url, content.variables.CONTENT_TOKEN))
  const rows = { 'start until the search is ready': ready }
  const types = await readPageTypes({ contentUrl: content.url, secrets: content.variables })
  const lastOfArchive = async () => {
    const pages = [...(await text(`${url}/ar/articles/page/1`)).matchAll(/\/articles\/page\/(\d+)/g)].map(([, number]) => Number(number))
    return `${url}/ar/articles/page/${Math.max(1, ...pages)}`
  }
  // Warms up the code: each language has content of its own.
  for (const name of PAGES) await timed(() => text(`${url}/de${types[name]}`))
  for (const name of PAGES) rows[`first visit: ${name}`] = await timed(() => text(`${url}/ar${types[name]}`))
  const last = await timed(lastOfArchive)
  if (last.value) rows['first visit: last page of the archive'] = await timed(() => text(last.value))
  rows['search, first'] = await timed(() => text(`${url}${SEARCH}`))
  rows['search, of other words'] = await timed(() => text(`${url}/ar/search?q=${encodeURIComponent('إعادة بناء المدارس')}`))
  rows.sitemap = await timed(() => readSitemap(url))
  rows['sitemap, again'] = await timed(() => readSitemap(url))
  const memory = await timed(async () => memoryOf(entry.child.pid))
  return { rows, memory, entry }
}
