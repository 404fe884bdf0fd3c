import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { walk, whatIsMissing } from '../../tests/speech/walk.mjs'
import { add, jestCounts, nodeTestCounts, playwrightCounts, single } from './counts.mjs'
import { programs, show } from './exec.mjs'
import { inRoot } from './paths.mjs'
import { prepareCms } from './prepare.mjs'
import { startTestServers } from './test-servers.mjs'

const reports = mkdtempSync(join(tmpdir(), 'imar-reports-'))

/** Next writes the types of the routes and their parameters; without them both linter and compiler know too little. */
let written
const writeRouteTypes = (children) => (written ??= show(children, 'next typegen', [inRoot('node_modules/next/dist/bin/next'), 'typegen']))

async function lint({ children }) {
  await writeRouteTypes(children)
  const codes = await Promise.all([
    show(children, 'biome', [programs.biome, 'format']),
    show(children, 'eslint', [programs.eslint, '.', '--max-warnings', '0']),
    show(children, 'oxlint', [programs.oxlint, '--type-aware', '--deny-warnings']),
    show(children, 'stylelint', [programs.stylelint, '{app,components,identity}/**/*.css']),
  ])
  return add(...codes.map(single))
}

async function types({ children }) {
  await writeRouteTypes(children)
  const codes = await Promise.all([
    show(children, 'tsc: site', [programs.tsc, '--noEmit']),
    show(children, 'tsc: worker', [programs.tsc, '-p', 'lib/offline/worker', '--noEmit']),
    show(children, 'tsc: content service', [programs.tsc, '-p', 'cms', '--noEmit']),
    show(children, 'tsc: admin', [programs.tsc, '-p', 'cms/src/admin', '--noEmit']),
    show(children, 'tsc: door', [programs.tsc, '-p', 'cms/src/door']),
    show(children, 'tsc: worker of the door', [programs.tsc, '-p', 'cms/src/door/worker']),
  ])
  return add(...codes.map(single))
}

/** It builds a whole site of another identity. */
const ALL_ONLY = ['second-site.test.mjs']

async function commands({ children, depth }) {
  const file = join(reports, 'commands.tap')
  const reporters = ['--test-reporter=spec', '--test-reporter-destination=stdout', '--test-reporter=tap', `--test-reporter-destination=${file}`]
  const tests = readdirSync(inRoot('tests/scripts'))
    .filter((name) => name.endsWith('.test.mjs') && (depth === 'all' || !ALL_ONLY.includes(name)))
    .map((name) => `tests/scripts/${name}`)
  // Some of them wait more than they work.
  const code = await show(children, 'node --test', ['--test', '--test-concurrency=3', ...reporters, ...tests])
  return nodeTestCounts(readFileSync(file, 'utf8'), code)
}

async function jest({ children, args, depth }, config, name) {
  const file = join(reports, `${name}.json`)
  const code = await show(children, 'jest', [programs.jest, '-c', config, '--json', '--outputFile', file, ...args], {
    env: { ...process.env, NODE_ENV: 'test', CMS_ADMIN_PANEL: 'false', TEST_DEPTH: depth },
  })
  return jestCounts(file, code)
}

/** The tests of what people do in the admin. */
const DESKS = 'desks'

/** Runs projects, or chosen files one after the other, against servers. */
async function play({ children, browser, depth, args }, projects, { control }) {
  const name = projects.join('-') || 'chosen'
  const file = join(reports, `${name}.json`)
  const env = { ...process.env, CHROME_PATH: browser, TEST_CONTROL: control, PLAYWRIGHT_JSON_OUTPUT_FILE: file, TEST_DEPTH: depth }
  const chosen = projects.length > 0 ? projects.flatMap((project) => ['--project', project]) : ['--workers', '1']
  const code = await show(children, 'playwright', [programs.playwright, 'test', ...chosen, '--output', `test-results/e2e/${name}`, ...args], { env })
  return playwrightCounts(file, code)
}

/**
 * What changes content, what takes the content service away, and what sends forms: each with servers of its own beside the others, of which
 * two go one test at a time and wait often. They come first, while few pages are kept that a change has to renew. Then pages, by three
 * workers at once. What people do in the admin comes last, as its pages take a minute to build, and never in a short run.
 */
async function endToEnd({ children, steps, args, depth }) {
  const how = { children, args, depth, browser: await findBrowser() }
  const withServers = async (work, name, options) => {
    const servers = await startTestServers(children, steps, name, options)
    try {
      return await work(servers)
    } finally {
      await servers.close()
    }
  }
  const work = async (servers) => {
    if (args.length > 0) return play(how, [], servers)
    const forms = withServers((others) => play(how, ['forms'], others), 'forms', { like: servers, isPatient: true })
    const outage = withServers((others) => play(how, ['outage'], others), 'outage', { like: servers })
    const beside = await Promise.all([play(how, ['publishing'], servers), outage, forms])
    return add(...beside, await play(how, ['pages'], servers))
  }
  if (args.length > 0) {
    // Single files may be those of outages.
    return withServers(work, 'servers', { hasAdmin: args.some((file) => file.includes(DESKS)) })
  }
  const visitors = await withServers(work, 'servers', { isPatient: true })
  if (depth === 'short') return visitors
  return add(visitors, await withServers((servers) => play(how, [DESKS], servers), DESKS, { isPatient: true, hasAdmin: true }))
}

/** What a screen reader says. */
async function speech({ children, steps }) {
  const problem = whatIsMissing()
  if (!problem) return walk({ children, steps })
  console.log(`  ${problem}`)
  return { ...add(), skipped: 1 }
}

/** The parts of `npm test`, in order. Each builds what it needs. */
export const parts = {
  lint,
  types,
  commands,
  unit: (how) => jest(how, 'jest.config.mjs', 'unit'),
  async cms(how) {
    await prepareCms({ ...how, admin: false })
    return jest(how, 'jest.cms.config.mjs', 'cms')
  },
  e2e: endToEnd,
  speech,
}

/** Runs one part; a part that cannot even run counts as one failure. */
export async function runPart(name, how, report) {
  try {
    return await parts[name](how)
  } catch (error) {
    report(error)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
