import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { prepare } from '../../scripts/lib/prepare.mjs'
import { Problem } from '../../scripts/lib/problem.mjs'
import { runCommand } from '../../scripts/lib/run.mjs'
import { Steps } from '../../scripts/lib/steps.mjs'
import { keepReport } from '../bench/lib/report.mjs'
import { bodies } from './bodies.mjs'
import { clock } from './clock.mjs'
import { crowd } from './crowd.mjs'
import { disk } from './disk.mjs'
import { files } from './files.mjs'
import { exports } from './export.mjs'
import { killed } from './killed.mjs'
import { printed, writeFaults } from './lib/report.mjs'
import { Workshop } from './lib/workshop.mjs'
import { mail } from './mail.mjs'
import { rollback } from './rollback.mjs'
import { seats } from './seats.mjs'
import { site } from './site.mjs'
import { signIn } from './sign-in.mjs'
import { slow } from './slow.mjs'
import { writer } from './writer.mjs'

const FAULTS = { seats, killed, mail, disk, slow, 'sign-in': signIn, writer, files, rollback, bodies, site, crowd, clock, export: exports }
const MOST_MINUTES = 20

const { values: options } = parseArgs({
  options: {
    /** Some of them, with commas between. */
    only: { type: 'string', default: Object.keys(FAULTS).join() },
    /** Print only; leave docs/benchmarks.md as it is. */
    dry: { type: 'boolean', default: false },
  },
})

const names = options.only.split(',')

/** A fault that never ends has failed too. */
async function timeLimit() {
  await pause(MOST_MINUTES * 60_000, null, { ref: false })
  throw new Problem(`The faults took more than ${MOST_MINUTES} minutes.`)
}

/** What a fault found. One that ends by an error has failed, and the others are tried all the same. */
async function tryFault(name, workshop, steps) {
  try {
    return await steps.run(`Fault: ${name}`, () => FAULTS[name](workshop))
  } catch (error) {
    console.error(error)
    return [{ what: `the fault "${name}" is tried to its end`, measured: String(error), holds: false }]
  }
}

async function runFaults(children, steps) {
  const workshop = new Workshop(children)
  const results = []
  for (const name of names) {
    if (!FAULTS[name]) throw new Problem(`There is no fault "${name}": ${Object.keys(FAULTS).join(', ')}.`)
    const found = await tryFault(name, workshop, steps)
    console.log(`${printed(found)}\n`)
    results.push(...found)
  }
  return results
}

await runCommand(async (children) => {
  const steps = new Steps()
  await prepare({ children, steps, site: names.includes('site') || names.includes('bodies') || names.includes('crowd'), admin: false })
  const results = await Promise.race([runFaults(children, steps), timeLimit()])
  const failed = results.filter(({ holds }) => !holds).length
  console.log(`${results.length - failed} claims hold, ${failed} do not (${steps.elapsed()})`)
  if (!options.dry) keepReport(writeFaults(results, steps.elapsed()))
  process.exitCode = failed > 0 ? 1 : 0
})
