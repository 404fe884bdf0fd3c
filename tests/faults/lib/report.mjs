import { heading, machine, table } from '../../bench/lib/report.mjs'

const mark = ({ holds }) => (holds ? '✓' : '✗')

/** For the screen. */
export const printed = (results) => results.map((result) => `  ${mark(result)} ${result.what}\n      ${result.measured}`).join('\n')

/** The figures of one run as Markdown. */
export function writeFaults(results, elapsed, name = 'faults') {
  return `## ${heading()} · ${name}

${machine()}, in ${elapsed}.

${table(
  ['claim', 'measured', ''],
  results.map((result) => [result.what, result.measured, mark(result)]),
)}
`
}
