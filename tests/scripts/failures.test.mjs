import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { add, jestCounts, nodeTestCounts, playwrightCounts } from '../../scripts/lib/counts.mjs'
import { programs } from '../../scripts/lib/exec.mjs'
import { describeFailures } from '../../scripts/lib/failures.mjs'
import { inRoot } from '../../scripts/lib/paths.mjs'

// Beside the runners' packages, which the tests import.
mkdirSync(inRoot('test-results'), { recursive: true })
const folder = mkdtempSync(inRoot('test-results/failures-'))
after(() => rmSync(folder, { recursive: true }))

/** Runs a runner for a file with this text, as the parts of `npm test` do; gives what it wrote and its exit code. */
function run(name, text, args, env) {
  const report = join(folder, `${name}.report`)
  writeFileSync(join(folder, name), text)
  // A runner that finds itself in another one reports to that.
  const { NODE_TEST_CONTEXT, ...inherited } = process.env
  const { status, stdout } = spawnSync(process.execPath, args(report), { cwd: folder, encoding: 'utf8', env: { ...inherited, ...env(report) } })
  return { report, status, stdout }
}

test('a run ends with what failed and why, whichever runner found it', () => {
  writeFileSync(join(folder, 'playwright.config.mjs'), `export default { reporter: 'json', outputDir: '${join(folder, 'output')}' }`)
  const browser = run(
    'a.spec.mjs',
    `import { expect, test } from '@playwright/test'
     test('holds', () => {})
     test.describe('a group', () => test('breaks', () => expect('a').toBe('b')))`,
    () => [programs.playwright, 'test'],
    (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  )
  const unit = run(
    'a.unit.cjs',
    "test('breaks too', () => expect(1).toBe(2))",
    (report) => [programs.jest, '--rootDir', folder, '--testMatch', '**/*.unit.cjs', '--config', '{}', '--json', '--outputFile', report],
    () => ({}),
  )
  const unloadable = run(
    'b.broken.cjs',
    "require('./nowhere')",
    (report) => [programs.jest, '--rootDir', folder, '--testMatch', '**/*.broken.cjs', '--config', '{}', '--json', '--outputFile', report],
    () => ({}),
  )
  const node = run(
    'a.node.mjs',
    "import { test } from 'node:test'; test('breaks as well', () => { throw new Error('no') })",
    () => ['--test', '--test-reporter=tap', join(folder, 'a.node.mjs')],
    () => ({}),
  )

  const sum = add(
    playwrightCounts(browser.report, browser.status),
    jestCounts(unit.report, unit.status),
    jestCounts(unloadable.report, unloadable.status),
    nodeTestCounts(node.stdout, node.status),
  )
  assert.deepEqual([sum.passed, sum.failed], [1, 4])
  const [inBrowser, inUnit, notLoaded, inNode] = sum.failures
  assert.match(inBrowser.title, /a\.spec\.mjs:3 › breaks$/)
  assert.match(inBrowser.message, /Expected: "b"\nReceived: "a"/)
  assert.match(inUnit.title, /a\.unit\.cjs › breaks too$/)
  assert.match(inUnit.message, /Expected: 2/)
  assert.match(notLoaded.title, /b\.broken\.cjs$/)
  assert.match(notLoaded.message, /Cannot find module '\.\/nowhere'/)
  assert.equal(inNode.title, 'breaks as well')

  const text = describeFailures(sum.failures)
  for (const { title } of sum.failures) assert.ok(text.includes(`✗ ${title}`), title)
  assert.ok(text.includes('Received: "a"'))
})

test('a runner that wrote nothing has failed', () => {
  assert.deepEqual(playwrightCounts(join(folder, 'nothing.json'), 0), { passed: 0, failed: 1, skipped: 0, failures: [] })
})
