import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { locations, names, openSqlite, postgresProgram, run } from './lib/archive.mjs'
import { asked, copyBucket, openBuckets } from './lib/buckets.mjs'
import { Problem, report } from './lib/problem.mjs'
import { outdated } from './lib/retention.mjs'

// Archives hold what applicants sent: nobody but the one who makes them reads them, nor the copies that they are made of.
process.umask(0o077)

/** A consistent copy of the database, also while the content service runs. */
async function copyDatabase({ client, databaseFile, databaseUrl }, folder) {
  if (client === 'postgres') {
    await run(postgresProgram('pg_dump'), ['--format=custom', '--no-owner', `--file=${join(folder, names.postgres)}`, databaseUrl])
    return
  }
  if (!existsSync(databaseFile)) throw new Problem('There is no database yet: "npm start" makes one.')
  const database = openSqlite(databaseFile, { readonly: true })
  try {
    await database.backup(join(folder, names.sqlite))
  } finally {
    database.close()
  }
}

/** Files of which a part is missing (cms/src/files/unfinished.ts): nobody's yet, and gone tomorrow. */
const UNFINISHED = 'unfinished'

function copyFolder(source, target, leftOut = undefined) {
  if (existsSync(source)) cpSync(source, target, { recursive: true, filter: (path) => leftOut === undefined || path !== join(source, leftOut) })
  else mkdirSync(target)
}

/** For the health of the content service (cms/src/health/backup.ts). A backup that cannot be noted is one all the same. */
function noteBackup({ backupNote }, { made }) {
  try {
    writeFileSync(backupNote, JSON.stringify({ made }))
    // The service may belong to another account.
    chmodSync(backupNote, 0o644)
  } catch (error) {
    console.warn(`The backup is made, but could not be noted in ${backupNote} (${error.code}).`)
  }
}

const timestamp = () => new Date().toISOString().slice(0, 19).replaceAll(':', '-')

/** Writes database, uploads and files of applicants into one archive and gives its path. */
async function backup(target) {
  const kept = locations()
  const buckets = await openBuckets(kept)
  const file = resolve(target ?? join(kept.backups, `imar-${timestamp()}.tar.gz`))
  mkdirSync(dirname(file), { recursive: true })
  const folder = mkdtempSync(join(tmpdir(), 'imar-backup-'))
  try {
    // Files last: one that comes in between is one too many, never one too few for the database.
    await copyDatabase(kept, folder)
    copyFolder(kept.uploads, join(folder, names.uploads))
    copyFolder(kept.applicantFiles, join(folder, names.applicantFiles), UNFINISHED)
    if (buckets) {
      await asked(() => copyBucket(buckets, 'uploads', join(folder, names.uploads)))
      await asked(() => copyBucket(buckets, 'applicants', join(folder, names.applicantFiles)))
    }
    const description = { made: new Date().toISOString(), database: kept.client }
    writeFileSync(join(folder, names.description), JSON.stringify(description, null, 2))
    // Under another name until it is whole, so that a broken-off backup is never taken for one.
    await run('tar', ['-czf', `${file}.part`, '-C', folder, '.'])
    renameSync(`${file}.part`, file)
    noteBackup(kept, description)
  } finally {
    rmSync(folder, { recursive: true, force: true })
    rmSync(`${file}.part`, { force: true })
  }
  return file
}

/** Deletes earlier backups, but for one of each of the last days and weeks. */
function deleteOutdated({ backups }) {
  const names = outdated(readdirSync(backups))
  for (const name of names) rmSync(join(backups, name))
  if (names.length > 0) console.log(`✓ ${names.length} earlier backups are deleted.`)
}

try {
  const given = process.argv.slice(2)
  const isKeeping = given.includes('--keep')
  const [target] = given.filter((argument) => argument !== '--keep')
  if (target && isKeeping) throw new Problem('--keep is for the folder of backups: leave the name of the file away.')
  const file = await backup(target)
  console.log(`✓ ${file} (${(statSync(file).size / 1024 / 1024).toFixed(1)} MB)`)
  if (isKeeping) deleteOutdated(locations())
} catch (error) {
  report(error)
  process.exitCode = 1
}
