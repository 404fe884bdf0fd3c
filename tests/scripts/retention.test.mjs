import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { outdated } from '../../scripts/lib/retention.mjs'

const folder = mkdtempSync(join(tmpdir(), 'imar-retention-'))
after(() => rmSync(folder, { recursive: true }))

const backup = (date, time = '02-30-00') => `imar-${date}T${time}.tar.gz`
const daily = (count) => Array.from({ length: count }, (_, day) => backup(new Date(Date.UTC(2026, 10, 24 - day)).toISOString().slice(0, 10)))
const kept = (names) => {
  const gone = new Set(outdated(names))
  return names.filter((name) => !gone.has(name))
}

test('of daily backups seven days and four weeks stay', () => {
  // 24 November 2026 is a Tuesday: its own week and the one before are among the seven days.
  assert.deepEqual(kept(daily(60)), [...daily(7), backup('2026-11-15'), backup('2026-11-08')])
})

test('of several of one day the last one stays, and a gap costs none', () => {
  const names = [backup('2026-11-24'), backup('2026-11-24', '17-00-00'), backup('2026-08-03'), backup('2026-08-02')]
  assert.deepEqual(outdated(names), [backup('2026-11-24')])
})

test('what is named otherwise is left alone', () => {
  assert.deepEqual(outdated(['before-the-move.tar.gz', `${backup('2020-01-01')}.part`, 'note.txt']), [])
})

test('a backup that fails deletes none, and one of a name of its own none either', () => {
  for (const name of daily(60)) writeFileSync(join(folder, name), '')
  const env = { ...process.env, BACKUP_DIR: folder, DATABASE_CLIENT: 'sqlite', DATABASE_FILENAME: join(folder, 'none.db') }
  for (const [given, said] of [
    [['--keep'], /There is no database yet/],
    [['--keep', join(folder, 'own.tar.gz')], /leave the name of the file away/],
  ]) {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'backup', ...given], { env, encoding: 'utf8' })
    assert.equal(status, 1)
    assert.match(stderr, said)
  }
  assert.equal(readdirSync(folder).length, 60)
})

test('the newest backup is rehearsed, unless one is named', () => {
  const env = { ...process.env, BACKUP_DIR: folder, DATABASE_CLIENT: 'sqlite' }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'restore', '--check'], { env, encoding: 'utf8' })
  assert.equal(status, 1)
  assert.match(stderr, /imar-2026-11-24T02-30-00\.tar\.gz is damaged/)
})
