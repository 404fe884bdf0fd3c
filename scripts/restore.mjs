import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { locations, names } from './lib/archive.mjs'
import { asked, openBuckets, stageBucket } from './lib/buckets.mjs'
import { Problem, report } from './lib/problem.mjs'
import { countFiles, readDescription, unpack } from './lib/restore/contents.mjs'
import { stageFolder } from './lib/restore/folders.mjs'
import { Moves } from './lib/restore/moves.mjs'
import { restorePostgres } from './lib/restore/postgres.mjs'
import { checkSqlite, stageSqlite } from './lib/restore/sqlite.mjs'
import { backupsAmong } from './lib/retention.mjs'

const isHealthy = (url) =>
  fetch(url, { signal: AbortSignal.timeout(5_000) })
    .then(({ status }) => status === 204)
    .catch(() => false)

async function refuseWhileRunning({ health }) {
  const running = await Promise.all(health.map(isHealthy))
  if (running.includes(true)) throw new Problem('The content service is running: stop it first (Ctrl-C in the window of "npm start").')
}

/** Runs with the contents of an archive and what describes them. */
async function withArchive(archive, kept, work) {
  if (!archive) throw new Problem('Name the backup: npm run restore -- backups/imar-….tar.gz')
  const file = resolve(archive)
  if (!existsSync(file)) throw new Problem(`There is no file ${file}.`)
  const folder = mkdtempSync(join(tmpdir(), 'imar-restore-'))
  try {
    await unpack(file, folder)
    return await work(folder, readDescription(folder, kept.client))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The newest backup of the folder in which they are kept. */
function newest({ backups }) {
  const [name] = backupsAmong(existsSync(backups) ? readdirSync(backups) : [])
  if (!name) throw new Problem(`There is no backup in ${backups}: "npm run backup" makes one.`)
  return join(backups, name)
}

/** Reads an archive as if it were to be restored, the newest one unless it is named, and leaves everything as it is. The content service may run. */
function check(archive) {
  const kept = locations()
  return withArchive(archive ?? newest(kept), kept, async (folder, { made, database }) => {
    const source = join(folder, names[database])
    if (database === 'postgres') await restorePostgres(source, kept.databaseUrl)
    else checkSqlite(source)
    const [uploads, files] = [names.uploads, names.applicantFiles].map((name) => countFiles(join(folder, name)))
    return `✓ The backup of ${made} (${database}) is whole, with ${uploads} files of editors and ${files} of applicants. Nothing was changed.`
  })
}

/** Lays the files of an archive into the folders; gives what puts them in their place. */
function stageFolders(folder, kept, moves) {
  return [
    stageFolder(join(folder, names.uploads), kept.uploads, moves),
    stageFolder(join(folder, names.applicantFiles), kept.applicantFiles, moves, { isPrivate: true }),
  ]
}

/** Stores the files of an archive in the buckets, as far as that changes nothing; gives how it is undone, and how it is finished. */
async function stageBuckets(folder, buckets) {
  const first = await stageBucket(buckets, 'uploads', join(folder, names.uploads))
  try {
    const second = await stageBucket(buckets, 'applicants', join(folder, names.applicantFiles))
    const both = (what) => () => asked(() => Promise.all([first[what](), second[what]()]))
    return { undo: both('undo'), finish: both('finish') }
  } catch (error) {
    await first.undo().catch(() => undefined)
    throw error
  }
}

/** Puts database and files of an archive in the place of what is there now: all of it, or nothing. */
async function restore(archive) {
  const kept = locations()
  const buckets = await openBuckets(kept)
  if (archive) await refuseWhileRunning(kept)
  return withArchive(archive, kept, async (folder, { database }) => {
    const moves = new Moves()
    const source = join(folder, names[database])
    // From the first file that moves to the last, nobody at the keyboard comes between.
    const holdOn = () => process.on('SIGINT', () => {})
    if (database === 'sqlite') checkSqlite(source)
    const inBuckets = buckets && (await asked(() => stageBuckets(folder, buckets)))
    try {
      const swaps = buckets ? [] : stageFolders(folder, kept, moves)
      if (database === 'sqlite') swaps.push(stageSqlite(source, kept.databaseFile, moves))
      const replace = () => {
        holdOn()
        for (const swap of swaps) swap()
      }
      if (database === 'postgres') await restorePostgres(source, kept.databaseUrl, replace)
      else replace()
    } catch (error) {
      moves.undo()
      await inBuckets?.undo().catch(() => undefined)
      throw error
    }
    moves.clear()
    await inBuckets?.finish().catch(({ message }) => {
      throw new Problem(`The database is restored, and all files are there; but some that came later may be too. Restore again. (${message})`)
    })
    return '✓ Restored. "npm start" continues with it.'
  })
}

try {
  const given = process.argv.slice(2)
  const [archive] = given.filter((argument) => argument !== '--check')
  console.log(await (given.includes('--check') ? check(archive) : restore(archive)))
} catch (error) {
  report(error)
  process.exitCode = 1
}
