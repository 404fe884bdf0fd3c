import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { locations, names } from './lib/archive.mjs'
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

/** Puts database and files of an archive in the place of what is there now: all of it, or nothing. */
async function restore(archive) {
  const kept = locations()
  if (archive) await refuseWhileRunning(kept)
  return withArchive(archive, kept, async (folder, { database }) => {
    const moves = new Moves()
    const source = join(folder, names[database])
    // From the first file that moves to the last, nobody at the keyboard comes between.
    const holdOn = () => process.on('SIGINT', () => {})
    try {
      if (database === 'sqlite') checkSqlite(source)
      const swaps = [
        stageFolder(join(folder, names.uploads), kept.uploads, moves),
        stageFolder(join(folder, names.applicantFiles), kept.applicantFiles, moves, { isPrivate: true }),
      ]
      if (database === 'sqlite') swaps.push(stageSqlite(source, kept.databaseFile, moves))
      const replace = () => {
        holdOn()
        for (const swap of swaps) swap()
      }
      if (database === 'postgres') await restorePostgres(source, kept.databaseUrl, replace)
      else replace()
    } catch (error) {
      moves.undo()
      throw error
    }
    moves.clear()
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
