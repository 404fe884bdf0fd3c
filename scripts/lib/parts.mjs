import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { add, jestCounts, nodeTestCounts, playwrightCounts, single } from './counts.mjs'
import { programs, show } from './exec.mjs'
import { cms, inRoot } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { startTestServers } from './test-servers.mjs'

const reports = mkdtempSync(join(tmpdir(), 'imar-reports-'))

/** Next writes the types of the routes and their parameters; without them both linter and compiler know too little. */
const writeRouteTypes = (children) => show(children, 'next typegen', [inRoot('node_modules/next/dist/bin/next'), 'typegen'])

async function lint({ children }) {
  await writeRouteTypes(children)
  const code = await show(children, 'eslint', [programs.eslint, '.', '--max-warnings', '0'])
  const styles = await show(children, 'stylelint', [programs.stylelint, '{app,components}/**/*.css'])
  return add(single(code), single(styles))
}

async function types({ children }) {
  await writeRouteTypes(children)
  const site = await show(children, 'tsc', [programs.tsc, '--noEmit'])
  const compiler = join(cms, 'node_modules/typescript/bin/tsc')
  const server = await show(children, 'tsc', [compiler, '-p', '.', '--noEmit'], { cwd: cms })
  const admin = await show(children, 'tsc', [compiler, '-p', 'src/admin', '--noEmit'], { cwd: cms })
  return add(single(site), single(server), single(admin))
}

async function commands({ children }) {
  const file = join(reports, 'commands.tap')
  const reporters = ['--test-reporter=spec', '--test-reporter-destination=stdout', '--test-reporter=tap', `--test-reporter-destination=${file}`]
  const tests = ['lint', 'commands', 'deploy', 'templates'].map((name) => `tests/scripts/${name}.test.mjs`).filter((path) => existsSync(inRoot(path)))
  const code = await show(children, 'node --test', ['--test', ...reporters, ...tests])
  return nodeTestCounts(readFileSync(file, 'utf8'), code)
}

async function jest({ children, args }, config, name) {
  const file = join(reports, `${name}.json`)
  const code = await show(children, 'jest', [programs.jest, '-c', config, '--json', '--outputFile', file, ...args], {
    env: { ...process.env, NODE_ENV: 'test', CMS_ADMIN_PANEL: 'false' },
  })
  return jestCounts(file, code)
}

/**
 * Pages are tested beside each other; then, one at a time, what changes content, what takes the content service away,
 * and what must not be disturbed.
 */
async function endToEnd({ children, steps, args, full }) {
  const browser = await findBrowser()
  const servers = await startTestServers(children, steps)
  const env = { ...process.env, CHROME_PATH: browser, TEST_CONTROL: servers.control, ...(full && { ALL_COMBINATIONS: '1' }) }
  const counts = []
  try {
    for (const project of args.length > 0 ? [null] : ['pages', 'forms', 'publishing', 'outage']) {
      const file = join(reports, `${project ?? 'chosen'}.json`)
      const code = await show(children, 'playwright', [programs.playwright, 'test', ...(project ? ['--project', project] : ['--workers', '1']), ...args], {
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      })
      counts.push(playwrightCounts(file, code))
    }
  } finally {
    await servers.close()
  }
  return add(...counts)
}

/** The parts of `npm test`, in order. `needs` says what must be built before. */
export const parts = {
  lint: { run: lint, needs: {} },
  types: { run: types, needs: {} },
  commands: { run: commands, needs: {} },
  unit: { run: (how) => jest(how, 'jest.config.mjs', 'unit'), needs: {} },
  cms: { run: (how) => jest(how, 'jest.cms.config.mjs', 'cms'), needs: { cms: true } },
  e2e: { run: endToEnd, needs: { cms: true, site: true } },
}

/** Runs one part; a part that cannot even run counts as one failure. */
export async function runPart(name, how, report) {
  try {
    const { needs, run } = parts[name]
    await prepare({ ...how, site: needs.site ?? false, cmsServer: needs.cms ?? false, admin: false })
    return await run(how)
  } catch (error) {
    report(error)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
