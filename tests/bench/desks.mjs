import { parseArgs } from 'node:util'
import { prepare } from '../../scripts/lib/prepare.mjs'
import { runCommand } from '../../scripts/lib/run.mjs'
import { Steps } from '../../scripts/lib/steps.mjs'
import { startTestServers } from '../../scripts/lib/test-servers.mjs'
import { bringApplicants } from './lib/applicants.mjs'
import { signIn } from './lib/publishing.mjs'
import { timeOf, viewsOf } from './lib/desk-views.mjs'
import { heading, keepReport, machine, table } from './lib/report.mjs'

const { values: options } = parseArgs({
  options: {
    /** How often each call is made. */
    runs: { type: 'string', default: '40' },
    /** Print only; leave docs/benchmarks.md as it is. */
    dry: { type: 'boolean', default: false },
  },
})

const COUNTS = { project: 4000, department: 1000, registration: 800 }

/** What the people at the desks wait for at most. Milliseconds. */
const WANTED = 300

async function measure(origin, headers, views) {
  const rows = []
  for (const [name, paths] of Object.entries(views)) {
    const times = []
    // The first one warms up the code, as somebody else at the desks has.
    await timeOf(origin, headers, paths)
    for (let run = 0; run < Number(options.runs); run += 1) times.push(await timeOf(origin, headers, paths))
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))])
    rows.push([name, at(0.5), at(0.95), at(1), at(0.95) <= WANTED ? '✓' : '✗'])
  }
  return rows
}

await runCommand(async (children) => {
  const steps = new Steps()
  await prepare({ children, steps, admin: false })
  const servers = await (await fetch((await startTestServers(children, steps)).control)).json()
  const documents = await steps.run('Bring 5,000 applications, and 800 registrations for one event', () => bringApplicants(servers, COUNTS))
  const headers = await signIn(servers)
  const rows = await steps.run('Measure: views of the desks', () => measure(servers.contentUrl, headers, viewsOf(documents)))
  const report = `## ${heading()} · desks

${machine()}. ${COUNTS.project} applications to projects, ${COUNTS.department} to departments, ${COUNTS.registration} registrations for one event, each with its mails, on SQLite.
What a view asks the content service for, all at once, ${options.runs} times; wanted: ${WANTED} ms for 95 of 100.

${table(['view', 'median ms', '95 of 100 ms', 'slowest ms', ''], rows)}
`
  console.log(`\n${report}`)
  if (!options.dry) keepReport(report)
  process.exitCode = rows.every(([, , most]) => most <= WANTED) ? 0 : 1
})
