import { parseArgs } from 'node:util'
import { describeFailures } from '../../scripts/lib/failures.mjs'
import { installPackages } from '../../scripts/lib/prepare.mjs'
import { runCommand } from '../../scripts/lib/run.mjs'
import { Steps } from '../../scripts/lib/steps.mjs'
import { JOURNEYS, LOCALES, walk } from './walk.mjs'

const { values: options } = parseArgs({
  options: {
    /** Some journeys, with commas between. */
    only: { type: 'string', default: Object.keys(JOURNEYS).join() },
    /** Some languages, with commas between. */
    locales: { type: 'string', default: LOCALES.join() },
    /** Prints everything that is said. */
    all: { type: 'boolean', default: false },
  },
})

// What a visitor with a screen reader hears, with Orca and Firefox.
await runCommand(async (children) => {
  const steps = new Steps()
  await installPackages({ children, steps })
  const how = { names: options.only.split(','), locales: options.locales.split(','), isTalkative: options.all }
  const { passed, failed, failures } = await walk({ children, steps, ...how })
  if (failed > 0) console.log(`\n${describeFailures(failures)}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
})
