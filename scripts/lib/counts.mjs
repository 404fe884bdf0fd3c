import { readFileSync } from 'node:fs'
import { jestFailures, nodeTestFailures, playwrightFailures } from './failures.mjs'

const nothing = () => ({ passed: 0, failed: 0, skipped: 0, failures: [] })

export function add(...counts) {
  return counts.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      failures: [...sum.failures, ...(one.failures ?? [])],
    }),
    nothing(),
  )
}

/** A check without single tests: it counts as one. */
export const single = (code) => (code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 })

/** A runner that failed, or ran nothing, without naming a failed test has failed all the same. */
function checked(counts, code) {
  const silent = (code !== 0 && counts.failed === 0) || counts.passed + counts.failed === 0
  return silent ? { ...counts, failed: counts.failed + 1 } : counts
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

export function jestCounts(file, code) {
  const report = readReport(file)
  if (!report) return checked(nothing(), code)
  return checked(
    {
      passed: report.numPassedTests,
      // A test file that does not even load holds no failed test of its own.
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: jestFailures(report),
    },
    code,
  )
}

export function playwrightCounts(file, code) {
  const report = readReport(file)
  if (!report?.stats) return checked(nothing(), code)
  const { expected, unexpected, flaky, skipped } = report.stats
  return checked({ passed: expected, failed: unexpected + flaky, skipped, failures: playwrightFailures(report) }, code)
}

/** Of the closing lines of Node's own test runner. */
export function nodeTestCounts(output, code) {
  const number = (name) => Number(new RegExp(`^(?:#|ℹ) ${name} (\\d+)$`, 'm').exec(output)?.[1] ?? 0)
  return checked(
    { passed: number('pass'), failed: number('fail') + number('cancelled'), skipped: number('skipped') + number('todo'), failures: nodeTestFailures(output) },
    code,
  )
}
