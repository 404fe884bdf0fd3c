import { parseArgs } from 'node:util'
import { prepare } from '../../scripts/lib/prepare.mjs'
import { Problem } from '../../scripts/lib/problem.mjs'
import { runCommand } from '../../scripts/lib/run.mjs'
import { Steps } from '../../scripts/lib/steps.mjs'
import { keepReport } from '../bench/lib/report.mjs'
import { printed, writeFaults } from '../faults/lib/report.mjs'
import { Fleet } from './lib/fleet.mjs'
import { once } from './once.mjs'
import { outages } from './outages.mjs'
import { publication } from './publication.mjs'
import { rolling } from './rolling.mjs'

const CLAIMS = { publication, once, rolling, outages }

const { values: options } = parseArgs({
  options: {
    /** Some of them, with commas between. */
    only: { type: 'string', default: Object.keys(CLAIMS).join() },
    /** Print only; leave docs/benchmarks.md as it is. */
    dry: { type: 'boolean', default: false },
  },
})

await runCommand(async (children) => {
  const steps = new Steps()
  await prepare({ children, steps, site: true, admin: false })
  const fleet = await steps.run('Start: PostgreSQL, Redis, S3, two content services, three sites, nginx', () => Fleet.start(children))
  const results = []
  for (const name of options.only.split(',')) {
    if (!CLAIMS[name]) throw new Problem(`There is no claim "${name}": ${Object.keys(CLAIMS).join(', ')}.`)
    const found = await steps.run(`Claim: ${name}`, () => CLAIMS[name](fleet))
    console.log(`${printed(found)}\n`)
    results.push(...found)
  }
  const failed = results.filter(({ holds }) => !holds).length
  console.log(`${results.length - failed} claims hold, ${failed} do not (${steps.elapsed()})`)
  if (!options.dry) keepReport(writeFaults(results, steps.elapsed(), 'several machines'))
  process.exitCode = failed > 0 ? 1 : 0
})
