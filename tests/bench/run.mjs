import { parseArgs } from 'node:util'
import { findBrowser } from '../../scripts/lib/browser.mjs'
import { prepare } from '../../scripts/lib/prepare.mjs'
import { runCommand } from '../../scripts/lib/run.mjs'
import { Steps } from '../../scripts/lib/steps.mjs'
import { largestPaint, PROFILES, weigh } from './lib/browser-measures.mjs'
import { median, memory, requestsPerSecond } from './lib/load.mjs'
import { publishToVisible, signIn } from './lib/publishing.mjs'
import { keepReport, writeReport } from './lib/report.mjs'
import { startBenchServers } from './lib/servers.mjs'

const { values: options } = parseArgs({
  options: {
    /** Runs of every figure that depends on time; the median counts. */
    runs: { type: 'string', default: '3' },
    /** How long load is put on one address, in seconds. */
    seconds: { type: 'string', default: '2' },
    /** Print only; leave docs/benchmarks.md as it is. */
    dry: { type: 'boolean', default: false },
  },
})
const runs = Number(options.runs)
const seconds = Number(options.seconds)

/** Runs beside each other in turn, so that a slow minute of the machine hits all of them. */
async function interleaved(measures) {
  const results = measures.map(() => [])
  for (let round = 0; round < runs; round += 1) {
    for (const [index, measure] of measures.entries()) results[index].push(await measure())
  }
  return results.map(median)
}

async function measurePaint(browser, pages, origins) {
  const urls = [`${origins.files}/index.html`, ...pages.map(({ address }) => origins.nginx + address)]
  const paint = {}
  for (const [profile, settings] of Object.entries(PROFILES)) {
    paint[profile] = await interleaved(urls.map((url) => () => largestPaint(browser, url, settings)))
  }
  return paint
}

async function measureLoad(pages, origins, processes) {
  const peak = { site: 0, content: 0 }
  const note = async () => {
    for (const name of Object.keys(peak)) peak[name] = Math.max(peak[name], await memory(processes[name]))
  }
  const load = []
  for (const { name, locale, address } of pages) {
    const urls = [`${origins.files}/${name}-${locale}.html`, origins.site + address, origins.nginx + address]
    const [file, site, nginx] = await interleaved(
      urls.map((url) => async () => {
        const result = await requestsPerSecond(url, seconds)
        await note()
        return result
      }),
    )
    load.push({ file, site, nginx })
  }
  return { load, peak }
}

async function measurePublishing(info, origins, articleId) {
  const editor = await signIn(info)
  const times = {}
  for (const locale of ['ar', 'en', 'de']) {
    for (const [where, origin] of [
      ['', info.siteUrl],
      [' behind nginx', origins.nginx],
    ]) {
      const url = `${origin}/${locale}/articles/${articleId}`
      await fetch(url)
      times[locale + where] = await publishToVisible(info, editor, { documentId: articleId, url, locale })
    }
  }
  return times
}

await runCommand(async (children) => {
  const steps = new Steps()
  await prepare({ children, steps, admin: false })
  const { info, pages, timed, articleId, origins } = await startBenchServers(children, steps)
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({ executablePath: await findBrowser() })
  const chromiumVersion = browser.version()

  // First, for it is over in a moment, and whatever fails costs least then.
  const publishing = await steps.run('Measure: publish to visible', () => measurePublishing(info, origins, articleId))
  const weights = await steps.run('Measure: bytes', async () => {
    const results = []
    for (const { address } of pages) results.push(await weigh(browser, origins.site + address))
    return results
  })
  const paint = await steps.run('Measure: largest paint', () => measurePaint(browser, timed, origins))
  await browser.close()
  const { load, peak } = await steps.run('Measure: requests a second', () => measureLoad(timed, origins, info.processes))

  const report = writeReport({ pages, timed, weights, paint, load, peak, publishing, runs, chromiumVersion })
  console.log(`\n${report}`)
  if (!options.dry) keepReport(report)
})
