import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { locations, names, openSqlite, postgresProgram, run } from './lib/archive.mjs'
import { Problem, report } from './lib/problem.mjs'

async function refuseWhileRunning({ health }) {
  const running = await fetch(health).then(({ status }) => status === 204).catch(() => false)
  if (running) throw new Problem('The content service is running: stop it first (Ctrl-C in the window of "npm start").')
}

function readDescription(folder, { client }) {
  const file = join(folder, names.description)
  if (!existsSync(file)) throw new Problem('This archive is not a backup made by "npm run backup".')
  const { database } = JSON.parse(readFileSync(file, 'utf8'))
  if (database !== client) throw new Problem(`This is a backup of ${database}, but DATABASE_CLIENT says ${client}.`)
}

function restoreSqlite(source, target) {
  const database = openSqlite(source, { readonly: true })
  const state = database.pragma('integrity_check', { simple: true })
  database.close()
  if (state !== 'ok') throw new Problem(`The database in this backup is damaged: ${state}`)
  mkdirSync(dirname(target), { recursive: true })
  // The write-ahead log of the old database must not be applied to the new one.
  for (const suffix of ['-wal', '-shm']) rmSync(`${target}${suffix}`, { force: true })
  cpSync(source, `${target}.new`)
  renameSync(`${target}.new`, target)
}

/** What is there now is emptied first, tables included that the backup does not know. */
async function restorePostgres(source, url) {
  await run(postgresProgram('psql'), ['--quiet', '--set=ON_ERROR_STOP=1', '--command=DROP SCHEMA public CASCADE; CREATE SCHEMA public;', url])
  await run(postgresProgram('pg_restore'), ['--no-owner', '--exit-on-error', '--single-transaction', `--dbname=${url}`, source])
}

function restoreFolder(source, target) {
  // A backup of earlier times knows no files of applicants.
  if (!existsSync(source)) return
  mkdirSync(target, { recursive: true })
  for (const name of readdirSync(target)) if (name !== '.gitkeep') rmSync(join(target, name), { recursive: true })
  cpSync(source, target, { recursive: true })
}

/** Puts database and files of an archive in the place of what is there now. */
async function restore(archive) {
  if (!archive) throw new Problem('Name the backup: npm run restore -- backups/imar-….tar.gz')
  const file = resolve(archive)
  if (!existsSync(file)) throw new Problem(`There is no file ${file}.`)
  const kept = locations()
  await refuseWhileRunning(kept)
  const folder = mkdtempSync(join(tmpdir(), 'imar-restore-'))
  try {
    await run('tar', ['-xzf', file, '-C', folder])
    readDescription(folder, kept)
    if (kept.client === 'postgres') await restorePostgres(join(folder, names.postgres), kept.databaseUrl)
    else restoreSqlite(join(folder, names.sqlite), kept.databaseFile)
    restoreFolder(join(folder, names.uploads), kept.uploads)
    restoreFolder(join(folder, names.applicantFiles), kept.applicantFiles)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

try {
  await restore(process.argv[2])
  console.log('✓ Restored. "npm start" continues with it.')
} catch (error) {
  report(error)
  process.exitCode = 1
}
