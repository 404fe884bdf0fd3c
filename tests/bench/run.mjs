import { parseArgs } from 'node:util'
import { findBrowser } from '../../scripts/lib/browser.mjs'
import { prepare } from '../../scripts/lib/prepare.mjs'
import { Problem } from '../../scripts/lib/problem.mjs'
import { runCommand } from '../../scripts/lib/run.mjs'
import { Steps } from '../../scripts/lib/steps.mjs'
import { besideFlood } from './lib/beside-flood.mjs'
import { responsiveness, weigh } from './lib/browser-measures.mjs'
import { median, memory, requestsPerSecond } from './lib/load.mjs'
import { paintOf, PROFILES } from './lib/paint.mjs'
import { publishToVisible, signIn } from './lib/publishing.mjs'
import { questionsPerSecond } from './lib/questions.mjs'
import { keepReport, writeReport } from './lib/report.mjs'
import { startBenchServers } from './lib/servers.mjs'

const { values: options } = parseArgs({
  options: {
    /** Runs of every figure that depends on time; the median counts. */
    runs: { type: 'string', default: '3' },
    /** How long load is put on one address, in seconds. */
    seconds: { type: 'string', default: '2' },
    /** One of the measures alone; the table of it is printed, and docs/benchmarks.md stays as it is. */
    only: { type: 'string' },
    /** Types of pages, with commas between them: these alone are measured, in both languages, and docs/benchmarks.md stays as it is. */
    pages: { type: 'string' },
    /** Print only; leave docs/benchmarks.md as it is. */
    dry: { type: 'boolean', default: false },
  },
})
/** Those of `--only`, by what they are called while they run. */
const TITLES = {
  publishing: 'publish to visible',
  weights: 'bytes',
  answers: 'blocking time and first presses',
  paint: 'first text and largest paint',
  load: 'requests a second',
  questions: 'questions a second, and what others wait beside a flood of them',
}
const runs = Number(options.runs)
const seconds = Number(options.seconds)

/** Runs beside each other in turn, so that a slow minute of the machine hits all of them. Gives every result of each. */
async function inTurns(measures) {
  const results = measures.map(() => [])
  for (let round = 0; round < runs; round += 1) {
    for (const [index, measure] of measures.entries()) results[index].push(await measure())
  }
  return results
}

const interleaved = async (measures) => (await inTurns(measures)).map(median)

async function weighAll(browser, pages, origins) {
  const results = []
  for (const { address } of pages) results.push(await weigh(browser, origins.site + address))
  return results
}

/** So many pages are measured from one measuring of the floors to the next: the machine's speed changes within minutes. */
const BETWEEN_FLOORS = 4

async function measurePaint(browser, pages, origins) {
  const floors = [`${origins.files}/index.html`, `${origins.files}/guarded/index.html`]
  const addresses = pages.map(({ address }) => origins.nginx + address)
  const urls = addresses.flatMap((url, index) => (index % BETWEEN_FLOORS === 0 ? [...floors, url] : [url]))
  const paint = {}
  for (const [profile, settings] of Object.entries(PROFILES)) {
    const results = await inTurns(urls.map((url) => () => paintOf(browser, url, settings)))
    paint[profile] = [...floors, ...addresses].map((wanted) => {
      const all = results.filter((_, index) => urls[index] === wanted).flat()
      return {
        text: median(all.map(({ text }) => text)),
        largest: median(all.map(({ largest }) => largest)),
        elements: [...new Set(all.map(({ element }) => element))],
      }
    })
  }
  return paint
}

/** Of a processor four times slower than this one. */
const SLOW_PROCESSOR = 4

async function measureResponsiveness(browser, pages, origins) {
  const results = await inTurns(
    pages.map(
      ({ address }) =>
        () =>
          responsiveness(browser, origins.nginx + address, SLOW_PROCESSOR),
    ),
  )
  return results.map((all) => ({ blocked: median(all.map(({ blocked }) => blocked)), answer: median(all.map(({ answer }) => answer)) }))
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
  return { perPage: load, peak }
}

async function measureQuestions(origins, each) {
  const perSecond = await questionsPerSecond(origins, each)
  return { perSecond, waits: { site: await besideFlood(origins.site, 2 * each), nginx: await besideFlood(origins.nginx, 2 * each) } }
}

async function measurePublishing(info, origins, articleId) {
  const editor = await signIn(info)
  const places = ['ar', 'en', 'de'].flatMap((locale) => [
    { name: locale, locale, origin: info.siteUrl },
    { name: `${locale} behind nginx`, locale, origin: origins.nginx },
  ])
  const times = await interleaved(
    places.map(({ locale, origin }) => async () => {
      const url = `${origin}/${locale}/articles/${articleId}`
      await fetch(url)
      return publishToVisible(info, editor, { documentId: articleId, url, locale })
    }),
  )
  return Object.fromEntries(places.map(({ name }, index) => [name, times[index]]))
}

await runCommand(async (children) => {
  if (options.only && !(options.only in TITLES)) throw new Problem(`There is no measure "${options.only}": --only ${Object.keys(TITLES).join('|')}`)
  const steps = new Steps()
  await prepare({ children, steps, admin: false })
  const { info, pages, timed, articleId, origins } = await startBenchServers(children, steps, options.pages?.split(','))
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({ executablePath: await findBrowser() })
  const chromiumVersion = browser.version()

  // First what is over in a moment: whatever fails costs least then.
  const measures = {
    publishing: () => measurePublishing(info, origins, articleId),
    weights: () => weighAll(browser, pages, origins),
    answers: () => measureResponsiveness(browser, timed, origins),
    paint: () => measurePaint(browser, timed, origins),
    load: () => measureLoad(timed, origins, info.processes),
    questions: () => measureQuestions(origins, 2 * seconds),
  }
  const results = {}
  for (const [name, measure] of Object.entries(measures)) {
    if (!options.only || options.only === name) results[name] = await steps.run(`Measure: ${TITLES[name]}`, measure)
  }
  await browser.close()

  const report = writeReport({ pages, timed, results, runs, chromiumVersion })
  console.log(`\n${report}`)
  if (!options.dry && !options.only && !options.pages) keepReport(report)
})
