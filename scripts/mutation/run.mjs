// npm run mutation [-- group …]: changes the logic in small ways, and counts the changes that no test notices.
import { mkdirSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'
import { inRoot } from '../lib/paths.mjs'
import { groups } from './groups.mjs'

/** Percent of the changes that the tests of all groups must notice. */
const WANTED = 80

/** How long a test may wait before it counts as failed. */
const TEST_TIMEOUT_MS = 5_000

const output = 'test-results/mutation'

/** @param {string} name */
function optionsOf(name) {
  const { mutate, tests, environment = 'jsdom' } = groups[name]
  return {
    testRunner: 'jest',
    jest: {
      configFile: 'jest.config.mjs',
      config: {
        testEnvironment: `@stryker-mutator/jest-runner/jest-env/${environment}`,
        testMatch: tests.map((test) => `<rootDir>/tests/unit/${test}.test.{ts,tsx}`),
        // What waits for something that a change took away is noticed.
        testTimeout: TEST_TIMEOUT_MS,
        // What asks a document is loaded anew for each change, and takes a quarter of its time.
        ...(environment === 'node' && { setupFilesAfterEnv: [] }),
      },
    },
    buildCommand: 'node scripts/mutation/environments.mjs',
    mutate,
    ignorePatterns: [
      '/.next',
      '/.imar',
      '/cms/dist',
      '/cms/build',
      '/cms/node_modules',
      '/cms/public',
      '/cms/src/rules',
      '/rules/home.json',
      '/identity/media',
      '/public',
      '/test-results',
      '/backups',
    ],
    // For a loop without end, which no test ends by itself; several tests may wait one after the other before that.
    timeoutMS: 2 * TEST_TIMEOUT_MS,
    warnings: { slow: false },
    tempDirName: `${output}/copies`,
    reporters: ['html', 'json'],
    htmlReporter: { fileName: `${output}/${name}.html` },
    jsonReporter: { fileName: `${output}/${name}.json` },
    concurrency: 2,
    allowConsoleColors: false,
  }
}

/** @param {{ status: string }[]} mutants */
function count(mutants) {
  const noticed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
  const missed = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').length
  return { noticed, all: noticed + missed }
}

const percent = ({ noticed, all }) => (all === 0 ? '–' : `${((noticed / all) * 100).toFixed(1)} %`)

process.chdir(inRoot('.'))
mkdirSync(output, { recursive: true })
const chosen = process.argv.slice(2)
const sum = { noticed: 0, all: 0 }
for (const name of chosen.length > 0 ? chosen : Object.keys(groups)) {
  const counted = count(await new Stryker(optionsOf(name)).runMutationTest())
  sum.noticed += counted.noticed
  sum.all += counted.all
  console.log(`${name.padEnd(12)} ${percent(counted)} of ${counted.all}`)
}
console.log(`\nall          ${percent(sum)} of ${sum.all}; wanted: ${WANTED} %`)
process.exitCode = sum.noticed < (sum.all * WANTED) / 100 ? 1 : 0
