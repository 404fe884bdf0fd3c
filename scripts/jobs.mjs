import { inContentService } from './lib/inside-content.mjs'
import { Problem, report } from './lib/problem.mjs'

const PROGRAM = 'home/command.js'

const USAGE = 'npm run jobs lists the jobs that have stopped, npm run jobs -- confirm NAME lets one go on, or all of them.'

const REASONS = {
  ahead: 'the last run is more than 40 days ago',
  behind: 'the clock lies before the last run',
  set: 'the clock was set ahead by more than a week while the service ran',
  much: 'more than 50 rows and a fifth of a table would be erased',
}

const time = (at) => (at === null ? 'never' : new Date(at).toISOString())

const inWords = ({ job, reasons, last, at, due }) =>
  [
    `${job}: ${reasons.map((reason) => REASONS[reason] ?? reason).join(', ')}`,
    `  clock ${time(at)}, last run ${time(last)}`,
    ...due.filter((one) => one.due > 0).map((one) => `  would erase ${one.due} of ${one.of}: ${one.table}`),
  ].join('\n')

async function list() {
  const stopped = JSON.parse(await inContentService(PROGRAM, ['list', 'all']))
  console.log(stopped.length === 0 ? '✓ No job has stopped.' : `${stopped.map(inWords).join('\n')}\n\n${USAGE}`)
}

async function confirm(name) {
  const confirmed = JSON.parse(await inContentService(PROGRAM, ['confirm', name]))
  if (confirmed.length === 0) throw new Problem(`No job "${name}" has stopped.`)
  console.log(`✓ Confirmed: ${confirmed.map(({ job }) => job).join(', ')}. The service goes on within a minute.`)
}

async function jobs([command, name, ...rest]) {
  if (rest.length > 0 || (command && (command !== 'confirm' || !name))) throw new Problem(USAGE)
  await (command ? confirm(name) : list())
}

try {
  await jobs(process.argv.slice(2))
} catch (error) {
  report(error)
  process.exitCode = 1
}
