import { chmodSync, closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { locations, names } from './lib/archive.mjs'
import { copyBackup, deleteOutdatedCopies, hasCopies } from './lib/backup/copies.mjs'
import { copyDatabase, sizeOfDatabase } from './lib/backup/database.mjs'
import { askedEntries, entriesOf, listFiles } from './lib/backup/sources.mjs'
import { deleteLeftovers, withWork } from './lib/backup/work.mjs'
import { openBuckets } from './lib/buckets.mjs'
import { Problem, report } from './lib/problem.mjs'
import { outdated } from './lib/retention.mjs'
import { inMegabytes, onDisk, requireRoom, writingTo } from './lib/room.mjs'
import { writeTar } from './lib/tar.mjs'

// Archives hold what applicants sent: only the account that makes them may read them, and what they are made of.
process.umask(0o077)

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

/** Gives a file its name, also should the power fail right after. */
function rename(from, to) {
  renameSync(from, to)
  // Not every system opens a folder.
  if (process.platform === 'win32') return
  const folder = openSync(dirname(to))
  fsyncSync(folder)
  closeSync(folder)
}

/**
 * What a backup takes beside its target: a copy of the database, as a file in an archive has to say its size first, and the archive. Files
 * hardly shrink in it, a database does, to a quarter and less.
 */
const neededBytes = (database, { uploads, applicantFiles }) =>
  database + database / 4 + [...uploads, ...applicantFiles].reduce((sum, { size }) => sum + onDisk(size), 0)

/** Writes database, uploads and files of applicants into one archive beside its target, and gives it its name once it is whole. */
async function writeArchive(file, kept, work) {
  const files = listFiles(kept)
  requireRoom([{ folder: work, bytes: neededBytes(await sizeOfDatabase(kept), files) }], 'this backup')
  const databaseName = names[kept.client]
  const [database, archive] = [join(work, databaseName), join(work, 'archive')]
  const description = { made: new Date().toISOString(), database: kept.client }
  const buckets = await openBuckets(kept)
  await writingTo(work, async () => {
    await copyDatabase(kept, database)
    await writeTar(archive, askedEntries(entriesOf({ description, database, databaseName, files: listFiles(kept), buckets })))
    rename(archive, file)
  })
  rmSync(database)
  return description
}

/** Copies the finished archive to another place, where the settings name one. */
async function copyElsewhere(file, work, { variables }) {
  if (!hasCopies(variables)) return
  try {
    await copyBackup(file, work, variables)
  } catch (error) {
    throw error instanceof Problem ? new Problem(`The backup is made (${file}), but it is not copied. ${error.message}`) : error
  }
  console.log('✓ Copied with the settings, encrypted.')
}

async function backup(target) {
  const kept = locations()
  const file = resolve(target ?? join(kept.backups, `imar-${timestamp()}.tar.gz`))
  await withWork(file, async (work) => {
    deleteLeftovers(dirname(file))
    const description = await writeArchive(file, kept, work)
    console.log(`✓ ${file} (${inMegabytes(statSync(file).size)})`)
    // One that is named is for the person who makes it.
    if (!target) await copyElsewhere(file, work, kept)
    noteBackup(kept, description)
  })
}

/** Deletes earlier backups, but for one of each of the last days and weeks. */
async function deleteOutdated(kept) {
  const names = outdated(readdirSync(kept.backups))
  for (const name of names) rmSync(join(kept.backups, name))
  if (names.length > 0) console.log(`✓ ${names.length} earlier backups are deleted.`)
  if (hasCopies(kept.variables)) await deleteOutdatedCopies(kept)
}

try {
  const given = process.argv.slice(2)
  const isKeeping = given.includes('--keep')
  const [target] = given.filter((argument) => argument !== '--keep')
  if (target && isKeeping) throw new Problem('--keep is for the folder of backups: leave the name of the file away.')
  await backup(target)
  if (isKeeping) await deleteOutdated(locations())
} catch (error) {
  report(error)
  process.exitCode = 1
}
