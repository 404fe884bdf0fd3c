import { chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/lib/browser.mjs'
import { runCommand } from '../../scripts/lib/run.mjs'
import { readSettings } from '../../scripts/lib/settings.mjs'
import { changes, make } from '../developer-changes.mjs'
import { copySite, INSIDE, startDevelopment } from '../site-copy.mjs'
import { machine, table } from './lib/report.mjs'

/** Milliseconds that a developer waits at most: for the first page with a warm cache, and for a change. */
const WANTED = { first: 30_000, change: 3_000 }

const RUNS = 2

async function since(work) {
  const began = Date.now()
  await work()
  return Date.now() - began
}

/** Starts the development server, asks for the home page and makes every change. */
async function measure(browser, folder, variables) {
  const rows = []
  let site
  const page = await browser.newPage()
  page.setDefaultTimeout(120_000)
  const first = await since(async () => {
    site = await startDevelopment(folder, variables)
    await page.goto(`${site.url}/en`)
  })
  rows.push(['start and first page', first, WANTED.first])
  for (const change of changes) {
    // What the undone change before has caused is no part of this one.
    await page.waitForLoadState('networkidle')
    let undo
    const time = await since(async () => {
      undo = make(folder, change)
      await page.waitForFunction(change.isShown, undefined, { polling: 50 })
    })
    undo()
    await page.waitForFunction(`!(${change.isShown})()`)
    rows.push([change.name, time, WANTED.change])
  }
  await page.close()
  await site.end()
  return rows
}

// Reads from the content service of this machine's settings: run "npm start" before.
await runCommand(async () => {
  const { variables } = readSettings()
  const browser = await chromium.launch({ executablePath: await findBrowser() })
  const { folder, remove } = copySite(['package-lock.json'], INSIDE)
  try {
    console.log(machine())
    for (let run = 0; run <= RUNS; run += 1) {
      const rows = await measure(browser, folder, variables)
      const name = run === 0 ? 'Without a cache' : `With a warm cache, run ${run}`
      console.log(
        `\n${name}\n\n${table(
          ['what', 'ms', 'wanted ms', ''],
          rows.map(([what, time, wanted]) => [what, time, wanted, time <= wanted ? '✓' : '✗']),
        )}`,
      )
    }
  } finally {
    await browser.close()
    remove()
  }
})
