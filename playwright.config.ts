import { defineConfig } from '@playwright/test'
import { ASKS_FOR_ALL, IS_SHORT } from './tests/depth'
import { notChosen } from './tests/e2e/chosen.mjs'

/** It runs an unbuilt site, which takes minutes. */
const ALL_ONLY = ['outage/another-language.spec.ts']

const oneAtATime = { fullyParallel: false, workers: 1 }

/** The servers are started by `npm test`, or kept running by `npm run test:servers`; see tests/e2e/README.md. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  reporter: [['line'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/e2e.json' }]],
  grepInvert: IS_SHORT ? [...notChosen] : [],
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // No test measures time: on a busy machine one may take long.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  workers: 3,
  projects: [
    { name: 'pages', testMatch: 'pages/**/*.spec.ts', fullyParallel: true },
    { name: 'forms', testMatch: 'forms/**/*.spec.ts', fullyParallel: true, workers: 1 },
    { name: 'publishing', testMatch: 'publishing/**/*.spec.ts', ...oneAtATime },
    { name: 'outage', testMatch: 'outage/**/*.spec.ts', testIgnore: ASKS_FOR_ALL ? [] : ALL_ONLY, timeout: 120_000, ...oneAtATime },
    { name: 'desks', testMatch: 'desks/**/*.spec.ts', timeout: 120_000, use: { actionTimeout: 30_000 }, ...oneAtATime },
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    // A trace of every test costs a sixth of the time; ask for one of a single test with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    // What a worker fetches, a test cannot answer: those of offline reading allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
})
