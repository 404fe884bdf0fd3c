// npm's commands start here: node scripts/run.mjs <command> [arguments]
// Only what every Node understands stands in this file, so that an old one gets a sentence instead of a stack of errors.

// The oldest version that is tested. `engines` of package.json names the supported ones.
const OLDEST = '20.19'
const [major, minor] = process.versions.node.split('.').map(Number)
const [oldestMajor, oldestMinor] = OLDEST.split('.').map(Number)

if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  console.error(`\n✗ Node ${process.versions.node} is too old: install Node 22 or 24 (nodejs.org) and run the command again.\n`)
  process.exit(1)
}

const { followNpm } = await import('./lib/follow-npm.mjs')
followNpm()

const [command] = process.argv.splice(2, 1)
await import(`./${command}.mjs`)
