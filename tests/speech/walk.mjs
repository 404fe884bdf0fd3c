import { existsSync, readFileSync } from 'node:fs'
import { inRoot } from '../../scripts/lib/paths.mjs'
import { Problem } from '../../scripts/lib/problem.mjs'
import { startTestServers } from '../../scripts/lib/test-servers.mjs'
import { contact } from './journeys/contact.mjs'
import { feedback } from './journeys/feedback.mjs'
import { home } from './journeys/home.mjs'
import { lists } from './journeys/lists.mjs'
import { registration } from './journeys/registration.mjs'
import { volunteer } from './journeys/volunteer.mjs'
import { missingPackages, ScreenReader } from './lib/screen-reader.mjs'

export const JOURNEYS = { home, volunteer, registration, contact, lists, feedback }

export const LOCALES = ['ar', 'en']

/** The sentence that says what to install for the screen reader, or null where everything is there. */
export function whatIsMissing() {
  const missing = missingPackages()
  return missing.length === 0 ? null : `The screen reader needs (Debian): apt-get install --no-install-recommends ${missing.join(' ')}`
}

/** The address of the site of "npm run test:servers" where it runs; else of its own. */
async function findSite(children, steps) {
  const file = inRoot('test-results/control-url')
  const control = existsSync(file) ? readFileSync(file, 'utf8').trim() : (await startTestServers(children, steps, 'speech', { isPatient: true })).control
  return (await (await fetch(control)).json()).siteUrl
}

/** A journey in one language, with a browser that nobody has used. */
async function travel(name, options) {
  // Not before the packages are installed.
  const { Visitor } = await import('./lib/visitor.mjs')
  const reader = await ScreenReader.start()
  const visitor = new Visitor(reader, options)
  try {
    await JOURNEYS[name](visitor)
  } catch (error) {
    visitor.claims.push({ sentence: 'the journey comes to its end', holds: false, said: error.message })
  } finally {
    await reader.stop()
  }
  return visitor.claims
}

/** Walks journeys and prints what was heard of each claim. Gives counts as every part of "npm test" does. */
export async function walk({ children, steps, names = Object.keys(JOURNEYS), locales = LOCALES, isTalkative = false }) {
  const problem = whatIsMissing()
  if (problem) throw new Problem(problem)
  const site = await findSite(children, steps)
  const failures = []
  let passed = 0
  for (const name of names) {
    if (!(name in JOURNEYS)) throw new Problem(`There is no journey "${name}": ${Object.keys(JOURNEYS).join(', ')}.`)
    for (const locale of locales) {
      console.log(`\n  ${name}, ${locale}`)
      for (const { sentence, holds, said } of await travel(name, { site, locale, isTalkative })) {
        console.log(`  ${holds ? '✓' : '✗'} ${sentence}`)
        if (holds) passed += 1
        else failures.push({ title: `${name}, ${locale}: ${sentence}`, message: `said: ${said || '(silence)'}` })
      }
    }
  }
  return { passed, failed: failures.length, skipped: 0, failures }
}
