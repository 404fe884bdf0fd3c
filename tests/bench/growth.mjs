import { rmSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { buildSite } from '../../scripts/lib/build.mjs'
import { inRoot } from '../../scripts/lib/paths.mjs'
import { prepare } from '../../scripts/lib/prepare.mjs'
import { runCommand } from '../../scripts/lib/run.mjs'
import { Steps } from '../../scripts/lib/steps.mjs'
import { startTestServers } from '../../scripts/lib/test-servers.mjs'
import { median } from './lib/load.mjs'
import { bringContentTo } from './lib/multiply.mjs'
import { keepReport, writeGrowth } from './lib/report.mjs'
import { readPageTypes } from '../page-types.mjs'

const SIZES = [12, 120, 1200]
const MEASURED = ['home', 'articles', 'archive', 'article', 'events', 'filteredEvents', 'event', 'search']

/** The first visit to a page: nobody has asked for it before, so it is rendered and all its content is read. */
async function firstVisit(url) {
  const began = performance.now()
  const response = await fetch(url)
  const html = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return { time: performance.now() - began, bytes: gzipSync(html).length }
}

async function measurePages({ siteUrl, contentUrl, secrets }) {
  const types = await readPageTypes({ contentUrl, secrets })
  // One language warms up the code, the others are measured: each has content of its own.
  for (const name of MEASURED) await firstVisit(`${siteUrl}/de${types[name]}`)
  const visits = {}
  for (const name of MEASURED) {
    const found = []
    for (const locale of ['ar', 'en']) found.push(await firstVisit(`${siteUrl}/${locale}${types[name]}`))
    visits[name] = { time: median(found.map(({ time }) => time)), bytes: median(found.map(({ bytes }) => bytes)) }
  }
  const sitemap = await firstVisit(`${siteUrl}/sitemap.xml`)
  return { ...visits, sitemap }
}

async function timeBuild(children) {
  rmSync(inRoot('.next/cache'), { recursive: true, force: true })
  const began = performance.now()
  await buildSite(children)
  return performance.now() - began
}

await runCommand(async (children) => {
  const steps = new Steps()
  await prepare({ children, steps, admin: false })
  const results = []
  for (const size of SIZES) {
    const servers = await startTestServers(children, steps)
    const info = await (await fetch(servers.control)).json()
    await steps.run(`Bring content to ${size} articles and events`, () => bringContentTo(info.database, size))
    const pages = await steps.run('Measure: first visits', () => measurePages(info))
    const build = process.argv.includes('--no-build') ? null : await steps.run('Measure: build', () => timeBuild(children))
    await servers.close()
    results.push({ size, pages, build })
  }
  const report = writeGrowth(results)
  console.log(`\n${report}`)
  if (!process.argv.includes('--dry')) keepReport(report)
})
