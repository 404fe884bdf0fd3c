import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { inRoot } from './paths.mjs'
import { Problem } from './problem.mjs'

/** Without a window it is twice as quick. */
const headlessNames = ['chromium-headless-shell', 'chrome-headless-shell']
const names = [...headlessNames, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge', 'msedge']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first program of the path with one of these names, or null. */
export function findProgram(...wanted) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ?? null
}

/** A Chromium to test with: CHROME_PATH, one of the system, Playwright's own, or one that Playwright fetches now. */
export async function findBrowser() {
  const given = process.env.CHROME_PATH
  if (given && !isExecutable(given)) throw new Problem(`CHROME_PATH=${given} is not a program: set it to your Chromium, or leave it out.`)
  const found = given || findProgram(...names) || places.find(isExecutable)
  if (found) return found

  const { chromium } = await import('@playwright/test')
  if (!existsSync(chromium.executablePath())) {
    spawnSync(process.execPath, [inRoot('node_modules/@playwright/test/cli.js'), 'install', 'chromium'], { stdio: 'inherit' })
  }
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  throw new Problem('No Chromium was found and none could be fetched: install Chromium or Chrome, or set CHROME_PATH to one.')
}
