import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { notDriven } from '../tests/e2e/firefox/not-driven.mjs'
import { playwrightCounts } from './lib/counts.mjs'
import { programs, show } from './lib/exec.mjs'
import { describeFailures } from './lib/failures.mjs'
import { findFirefox } from './lib/firefox.mjs'
import { inRoot } from './lib/paths.mjs'
import { installPackages } from './lib/prepare.mjs'
import { runCommand } from './lib/run.mjs'
import { Steps } from './lib/steps.mjs'
import { startTestServers } from './lib/test-servers.mjs'

/** Those of "npm run test:servers" where they run; else its own. */
async function findServers(children) {
  if (existsSync(inRoot('test-results/control-url'))) return {}
  const steps = new Steps()
  await installPackages({ children, steps })
  const { control } = await startTestServers(children, steps, 'firefox', { isPatient: true })
  return { TEST_CONTROL: control }
}

// The end-to-end tests of pages and forms in Firefox; takes Playwright's own arguments.
await runCommand(async (children) => {
  const report = join(mkdtempSync(join(tmpdir(), 'imar-reports-')), 'firefox.json')
  const env = { ...process.env, FIREFOX_PATH: findFirefox(), PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(await findServers(children)) }
  const args = ['test', '--config', 'playwright.firefox.config.ts', ...process.argv.slice(2)]
  const code = await show(children, 'playwright', [programs.playwright, ...args], { env })
  const { passed, failed, failures } = playwrightCounts(report, code)
  for (const { file, title, reason } of notDriven) console.log(`  not in Firefox: ${file} › ${title}\n    ${reason}`)
  if (failures.length > 0) console.log(`\n${describeFailures(failures)}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
})
