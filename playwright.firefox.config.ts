import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import base from './playwright.config'
import { notDriven } from './tests/e2e/firefox/not-driven.mjs'

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The same tests in Firefox, for `npm run test:firefox`; see tests/e2e/README.md. */
export default defineConfig({
  ...base,
  outputDir: 'test-results/firefox',
  // It starts more slowly than Chromium without a window.
  timeout: 90_000,
  workers: 2,
  projects: base.projects?.filter(({ name }) => name === 'pages' || name === 'forms'),
  grepInvert: notDriven.map(({ file, title }) => new RegExp(`${escape(file)} .*${escape(title)}`)),
  use: {
    ...base.use,
    // Playwright's style for one offends the policy here.
    screenshot: 'off',
    browserName: 'firefox',
    // By WebDriver BiDi, and not by the protocol of Playwright's own build.
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: resolve('tests/e2e/firefox/bridge.mjs'),
      firefoxUserPrefs: {
        // Playwright does not hear of pages that come back as they were, and keeps them from Chromium too.
        'fission.bfcacheInParent': false,
        'browser.sessionhistory.max_total_viewers': 0,
        // Without a window it has no mouse: fine (2), and over things without pressing (4).
        'ui.primaryPointerCapabilities': 6,
      },
    },
  },
})
