import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { parse } from 'yaml'
import { findProgram } from '../../scripts/lib/browser.mjs'
import { inRoot } from '../../scripts/lib/paths.mjs'

const promtool = findProgram('promtool')
const skip = promtool || process.env.CI ? false : 'Prometheus is not installed'

// As an operator has them: beside a file with the token.
const folder = mkdtempSync(join(tmpdir(), 'imar-rules-'))
cpSync(inRoot('deploy/prometheus'), folder, { recursive: true })
writeFileSync(join(folder, 'metrics-token'), 'token\n')
after(() => rmSync(folder, { recursive: true }))

function check(...args) {
  const { status, stdout, stderr } = spawnSync(promtool ?? 'promtool', args, { cwd: folder, encoding: 'utf8' })
  assert.equal(status, 0, `${stdout}${stderr}`)
}

test('Prometheus takes the configuration and its rules', { skip }, () => check('check', 'config', 'prometheus.yml'))

test('each alert is raised by what it is meant for, and by nothing else', { skip }, () => check('test', 'rules', 'imar.rules.test.yml'))

test('no alert is without such a test', () => {
  const names = (file, pattern) => [...readFileSync(join(folder, file), 'utf8').matchAll(pattern)].map(([, name]) => name)
  const tested = new Set(names('imar.rules.test.yml', /alertname: (\w+)\n\s+exp_alerts:\n/g))
  assert.deepEqual(
    names('imar.rules.yml', /- alert: (\w+)/g).filter((name) => !tested.has(name)),
    [],
  )
})

test('both containers have the token by which Prometheus asks', () => {
  const { site, 'content-service': content } = parse(readFileSync(inRoot('deploy/containers/compose.yml'), 'utf8'), { merge: true }).services
  for (const { environment } of [site, content]) assert.ok('METRICS_TOKEN' in environment)
})
