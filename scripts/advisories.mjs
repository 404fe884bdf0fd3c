// Compares both lockfiles with the advisories that scripts/advisories/known.json lists: npm run advisories [-- FOLDER …]
//
// It works where the registry has no audit. docs/how-to/check-advisories.md says how the list is kept.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { satisfies } from 'semver'
import { inRoot } from './lib/paths.mjs'

/** @typedef {{ package: string, affected: string, ids: string[], title: string, accepted?: string }} Advisory */

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** @type {{ checked: string, advisories: Advisory[] }} */
const known = read(new URL('advisories/known.json', import.meta.url))

/** The packages of a lockfile that an advisory concerns, each with its place. */
function findingsIn(folder) {
  const { packages } = read(join(folder, 'package-lock.json'))
  return Object.entries(packages).flatMap(([place, { version }]) => {
    const name = place.split('node_modules/').at(-1)
    return known.advisories
      .filter((advisory) => advisory.package === name && version && satisfies(version, advisory.affected))
      .map((advisory) => ({ ...advisory, place, version }))
  })
}

const given = process.argv.slice(2)
const folders = given.length > 0 ? given : [inRoot('.'), inRoot('cms')]
const findings = folders.flatMap(findingsIn)
const open = findings.filter(({ accepted }) => !accepted)

for (const { place, version, ids, title, accepted } of findings) {
  console.log(`${accepted ? 'accepted' : 'OPEN'}  ${place} ${version}: ${title} (${ids.join(', ')})${accepted ? `\n          ${accepted}` : ''}`)
}
console.log(`${open.length} open, ${findings.length - open.length} accepted; the list is of ${known.checked} and has ${known.advisories.length} entries.`)
process.exitCode = open.length > 0 ? 1 : 0
