import { stripVTControlCharacters } from 'node:util'

/** Lines of a message: enough to tell the cause, few enough for many failures. */
const LINES = 25

const failure = (title, message = '') => ({
  title,
  message: stripVTControlCharacters(message).split('\n').slice(0, LINES).join('\n').trimEnd(),
})

/** What failed in a report of jest, with the first lines of why; a file that does not load fails as a whole. */
export function jestFailures(report) {
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message ? [failure(name, message)] : []
    return failed.map(({ fullName, failureMessages }) => failure(`${name} › ${fullName}`, failureMessages[0]))
  })
}

/** What failed in a report of Playwright, with the first lines of why. */
export function playwrightFailures({ suites = [], errors = [] }) {
  const inSuite = ({ specs = [], suites: inner = [] }) => [...specs.filter(({ ok }) => !ok), ...inner.flatMap(inSuite)]
  return [
    ...errors.map(({ message }) => failure('Playwright', message)),
    ...suites.flatMap(inSuite).map(({ file, line, title, tests }) => {
      const [error] = tests.flatMap(({ results }) => results).flatMap((result) => result.errors)
      return failure(`${file}:${line} › ${title}`, error?.message)
    }),
  ]
}

/** What failed, by name, of what Node's own test runner wrote as TAP. */
export const nodeTestFailures = (tap) => [...tap.matchAll(/^not ok \d+ - (.*)$/gm)].map(([, title]) => failure(title))

/** What failed, for the end of a long run. */
export function describeFailures(failures) {
  return failures.map(({ title, message }) => `  ✗ ${[title, ...message.split('\n').filter(Boolean)].join('\n      ')}\n`).join('\n')
}
