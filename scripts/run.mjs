// npm's commands start here: node scripts/run.mjs <command> [arguments]
// Only what every Node understands stands in this file, so that an old one gets a sentence instead of a stack of errors.
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const needed = engines.node.replace('>=', '')
const [major, minor] = process.versions.node.split('.').map(Number)
const [neededMajor, neededMinor] = needed.split('.').map(Number)

if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(`\n✗ Node ${process.versions.node} is too old: install Node ${needed} or newer (nodejs.org) and run the command again.\n`)
  process.exit(1)
}

const [command] = process.argv.splice(2, 1)
await import(`./${command}.mjs`)
