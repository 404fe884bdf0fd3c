import { findBrowser } from './lib/browser.mjs'
import { programs, show } from './lib/exec.mjs'
import { runCommand } from './lib/run.mjs'

// Single end-to-end tests against the servers of "npm run test:servers"; takes Playwright's own arguments.
await runCommand(async (children) => {
  const env = { ...process.env, CHROME_PATH: await findBrowser() }
  process.exitCode = await show(children, 'playwright', [programs.playwright, 'test', '--workers', '1', ...process.argv.slice(2)], { env })
})
