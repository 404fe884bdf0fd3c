import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../scripts/lib/free-port.mjs'

/** What the site runs without. */
const ASIDE = ['cms', 'tests', 'docs']

/** A folder inside the repository, where packages are found without a link. Turbopack follows no link that leads out of its root. */
export const INSIDE = resolve('.imar/copies')

/** Packages of which files are named by their path. */
const FONTS = ['node_modules/@fontsource-variable', 'node_modules/@expo-google-fonts']

/**
 * The site's files as they are, in a folder of their own that a test may change; `without` are files and folders that it brings itself.
 * @param {readonly string[]} [without]
 * @param {string} [parent]
 */
export function copySite(without = [], parent = tmpdir()) {
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'imar-site-'))
  const left = [...ASIDE, ...without].map((path) => `:!${path}`)
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', '.', ...left], { encoding: 'utf8' })
  for (const file of files.split('\0').filter(Boolean)) cpSync(file, join(folder, file), { recursive: true, verbatimSymlinks: true })
  if (parent !== INSIDE) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  else for (const fonts of FONTS) cpSync(fonts, join(folder, fonts), { recursive: true, dereference: true })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** @param {string} url */
const isUp = (url) =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Runs the site of a folder, not built. Throws when it does not start.
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} variables
 */
export async function runSite(folder, variables) {
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  const env = { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1', SITE_URL: url, ...variables }
  const site = spawn(process.execPath, [resolve('node_modules/next/dist/bin/next'), 'dev', '--webpack', '--port', port], { cwd: folder, env, stdio: 'ignore' })
  const ended = new Promise((exit) => site.once('exit', exit))
  while (!(await isUp(url))) {
    if (site.exitCode !== null) throw new Error(`The site in ${folder} did not start.`)
    await pause(200)
  }
  const end = async () => {
    site.kill('SIGTERM')
    await ended
  }
  return { url, end }
}

/**
 * Starts the site of a copy inside the repository as `npm run dev` does, with the copy's own scripts.
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} variables
 */
export async function startDevelopment(folder, variables) {
  const scripts = pathToFileURL(join(folder, 'scripts/lib/')).href
  const [{ Children }, { startDevelopmentSite }] = await Promise.all([import(`${scripts}children.mjs`), import(`${scripts}services.mjs`)])
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  const children = new Children()
  await startDevelopmentSite(children, { variables: { ...variables, SITE_PORT: port, SITE_URL: url }, folder: join(folder, '.imar') })
  return { url, end: () => children.stop() }
}
