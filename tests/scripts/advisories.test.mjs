import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { inRoot } from '../../scripts/lib/paths.mjs'

const advisories = (...folders) => spawnSync(process.execPath, [inRoot('scripts/advisories.mjs'), ...folders], { encoding: 'utf8' })

test('no package of either lockfile has a known advisory that was not judged by hand', () => {
  const { status, stdout } = advisories()
  assert.equal(status, 0, stdout)
})

test('a package with a known advisory is named, wherever it lies in the lockfile', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'imar-advisories-'))
  context.after(() => rmSync(folder, { recursive: true }))
  const packages = {
    '': { name: 'imar' },
    'node_modules/nodemailer': { version: '10.6.1' },
    'node_modules/mailauth/node_modules/nodemailer': { version: '9.0.1' },
  }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
  const { status, stdout } = advisories(folder)
  assert.equal(status, 1)
  assert.match(stdout, /OPEN {2}node_modules\/mailauth\/node_modules\/nodemailer 9\.0\.1: .*GHSA-cc9r-2j5m-2m83/)
  assert.doesNotMatch(stdout, /10\.6\.1/)
})
