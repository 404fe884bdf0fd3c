import { heading, machine, table } from '../../bench/lib/report.mjs'

const mark = ({ holds }) => (holds ? '✓' : '✗')

/** For the screen. */
export const printed = (results) => results.map((result) => `  ${mark(result)} ${result.what}\n      ${result.measured}`).join('\n')

/** The figures of one run as Markdown. */
export function writeFaults(results, elapsed) {
  return `## ${heading()} · faults

${machine()}, in ${elapsed}.

${table(
  ['fault', 'measured', ''],
  results.map((result) => [result.what, result.measured, mark(result)]),
)}
`
}
