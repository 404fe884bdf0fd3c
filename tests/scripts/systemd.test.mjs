import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { findProgram } from '../../scripts/lib/browser.mjs'

const analyze = findProgram('systemd-analyze')
const skip = analyze ? false : 'systemd is not installed'
const folder = mkdtempSync(join(tmpdir(), 'imar-units-'))
after(() => rmSync(folder, { recursive: true }))

// Templates are looked at as one of their instances.
const units = readdirSync('deploy/systemd')
  .filter((name) => name.startsWith('imar-'))
  .map((name) => {
    const unit = name.replace('@', '@3000')
    copyFileSync(join('deploy/systemd', name), join(folder, unit))
    return unit
  })

test('systemd understands the units', { skip }, () => {
  const { status, stdout, stderr } = spawnSync(analyze, ['verify', ...units], { cwd: folder, encoding: 'utf8' })
  assert.equal(stdout + stderr, '')
  assert.equal(status, 0)
})

test('a service of ours can do no harm that it need not be able to do', { skip }, () => {
  const services = units.filter((name) => name.endsWith('.service'))
  assert.equal(services.length, 4)
  for (const name of services) {
    // Exposure of at most 1.5 of 10, in tenths.
    const { status, stdout } = spawnSync(analyze, ['security', '--offline=true', '--threshold=15', '--no-pager', `./${name}`], {
      cwd: folder,
      encoding: 'utf8',
    })
    assert.equal(status, 0, stdout)
    assert.match(stdout, /Overall exposure level/)
  }
})
