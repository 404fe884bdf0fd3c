import { chmodSync, copyFileSync, existsSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { locations, names } from './lib/archive.mjs'
import { fetchCopy, hasCopies, newestCopy } from './lib/backup/copies.mjs'
import { asked, openBuckets, stageBucket } from './lib/buckets.mjs'
import { firstLine, Problem, report } from './lib/problem.mjs'
import { inspect, unpack } from './lib/restore/contents.mjs'
import { stagedFolder, stageFolder } from './lib/restore/folders.mjs'
import { Moves } from './lib/restore/moves.mjs'
import { restorePostgres } from './lib/restore/postgres.mjs'
import { checkSqlite, stagedSqlite, stageSqlite } from './lib/restore/sqlite.mjs'
import { withStage } from './lib/restore/stage.mjs'
import { backupsAmong } from './lib/retention.mjs'
import { requireRoom, writingTo } from './lib/room.mjs'
import { refuseWhileRunning } from './lib/running.mjs'

function fileOf(archive) {
  if (!archive) throw new Problem('Name the backup: npm run restore -- backups/imar-….tar.gz')
  const file = resolve(archive)
  if (!existsSync(file)) throw new Problem(`There is no file ${file}.`)
  return file
}

/** The newest backup of the folder in which they are kept. */
function newest({ backups }) {
  const [name] = backupsAmong(existsSync(backups) ? readdirSync(backups) : [])
  if (!name) throw new Problem(`There is no backup in ${backups}: "npm run backup" makes one.`)
  return join(backups, name)
}

/** Reads an archive as if it were to be restored, the newest one unless it is named, and leaves everything as it is. The content service may run. */
async function check(archive) {
  const kept = locations()
  const file = fileOf(archive ?? newest(kept))
  const { made, database, uploads, applicantFiles } = await inspect(file, kept.client)
  await withStage(kept, database.bytes, async (stage) => {
    const source = join(stage, names[kept.client])
    await writingTo(stage, () => unpack(file, { [names[kept.client]]: source }))
    if (kept.client === 'postgres') await restorePostgres(source, kept.databaseUrl)
    else await writingTo(stage, () => checkSqlite(source))
  })
  return `✓ The backup of ${made} (${kept.client}) is whole, with ${uploads.files} files of editors and ${applicantFiles.files} of applicants. Nothing was changed.`
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

/** Where each part of an archive is unpacked: beside what it is to replace, where that is a file or a folder, else in the stage. */
function placesFor({ uploads, applicantFiles }, kept, { stage, moves, isInBuckets }) {
  const folders = [
    { name: names.uploads, part: uploads, target: kept.uploads },
    { name: names.applicantFiles, part: applicantFiles, target: kept.applicantFiles, isPrivate: true },
  ]
  const places = { [names[kept.client]]: kept.client === 'sqlite' ? stagedSqlite(kept.databaseFile, moves) : join(stage, names.postgres) }
  const swaps = []
  // A backup of earlier times knows no files of applicants.
  for (const { name, target, isPrivate } of folders.filter(({ part }) => part.isThere)) {
    places[name] = isInBuckets ? join(stage, name) : stagedFolder(target, moves)
    if (!isInBuckets) swaps.push(() => stageFolder(target, moves, { isPrivate }))
  }
  if (kept.client === 'sqlite') swaps.push(() => stageSqlite(kept.databaseFile, moves))
  return { places, database: places[names[kept.client]], prepare: () => swaps.map((stageOne) => stageOne()) }
}

/** Where each part goes, and what it takes there. */
function neededRoom({ database, uploads, applicantFiles }, kept, isInBuckets) {
  const beside = [
    { folder: dirname(kept.databaseFile), bytes: kept.client === 'sqlite' ? database.bytes : 0 },
    { folder: kept.uploads, bytes: isInBuckets ? 0 : uploads.bytes },
    { folder: kept.applicantFiles, bytes: isInBuckets ? 0 : applicantFiles.bytes },
  ]
  const staged = (kept.client === 'sqlite' ? 0 : database.bytes) + (isInBuckets ? uploads.bytes + applicantFiles.bytes : 0)
  return { beside: beside.filter(({ bytes }) => bytes > 0), staged }
}

/** Puts what was unpacked in its place; gives what is left to do for buckets. */
async function exchange({ stage, kept, moves, buckets, unpacked: { database, prepare } }) {
  // From the first file that moves to the last, no signal of the keyboard comes between.
  const holdOn = () => process.on('SIGINT', () => {})
  if (kept.client === 'sqlite') checkSqlite(database)
  const inBuckets = buckets && (await asked(() => stageBuckets(stage, buckets)))
  try {
    const swaps = prepare()
    const replace = () => {
      holdOn()
      for (const swap of swaps) swap()
    }
    if (kept.client === 'postgres') await restorePostgres(database, kept.databaseUrl, replace)
    else replace()
    return inBuckets
  } catch (error) {
    await inBuckets?.undo().catch(() => undefined)
    throw error
  }
}

/** Puts database and files of an archive in the place of what is there now: all of it, or nothing. */
async function restore(archive) {
  const kept = locations()
  const buckets = await openBuckets(kept)
  if (archive) await refuseWhileRunning(kept)
  const file = fileOf(archive)
  const parts = await inspect(file, kept.client)
  const { beside, staged } = neededRoom(parts, kept, buckets !== null)
  requireRoom(beside, 'this restore')
  return withStage(kept, staged, async (stage) => {
    const moves = new Moves()
    let inBuckets
    try {
      const unpacked = placesFor(parts, kept, { stage, moves, isInBuckets: buckets !== null })
      await writingTo(dirname(kept.applicantFiles), async () => {
        await unpack(file, unpacked.places)
        inBuckets = await exchange({ stage, kept, moves, buckets, unpacked })
      })
    } catch (error) {
      moves.undo()
      throw error
    }
    moves.clear()
    await inBuckets?.finish().catch(({ message }) => {
      throw new Problem(`The database is restored, and all files are there; but some that came later may be too. Restore again. (${message})`)
    })
    return '✓ Restored. "npm start" continues with it.'
  })
}

/** Runs with the newest copy of the repository: the archive, and the settings that were copied with it. */
async function withCopy(kept, run) {
  if (!hasCopies(kept.variables)) throw new Problem('There are no copies: RESTIC_REPOSITORY says where they are (deploy/README.md).')
  const copy = await withStage(kept, 0, (stage) => newestCopy(kept.variables, stage))
  return withStage(kept, copy.bytes, async (stage) => run(await fetchCopy(copy, stage, kept.variables)))
}

const checkCopy = (kept) => withCopy(kept, async ({ archive }) => `${await check(archive)} It was read from the copy in the repository, with the settings.`)

/** Checks what is named, or else the newest backup, and the newest copy where there are copies. */
async function checkAll(archive, isCopy) {
  const kept = locations()
  if (!isCopy) console.log(await check(archive))
  if (isCopy || (!archive && hasCopies(kept.variables))) console.log(await checkCopy(kept))
}

/** Writes the settings of the newest copy into a file of their own. */
async function restoreSettings(file) {
  if (!file || file.startsWith('-')) throw new Problem('Name the file: npm run restore -- --settings .env')
  if (existsSync(file)) throw new Problem(`${file} exists: name another file, and compare them.`)
  await withCopy(locations(), ({ settings }) => {
    copyFileSync(settings, file)
    chmodSync(file, 0o600)
  })
  console.log(`✓ The settings of the newest copy are in ${file}.`)
}

async function run({ values, positionals: [archive] }) {
  if (values.settings !== undefined) return restoreSettings(values.settings)
  if (values.check) return checkAll(archive, values.copy)
  console.log(await (values.copy ? withCopy(locations(), ({ archive }) => restore(archive)) : restore(archive)))
}

function parse() {
  const options = { check: { type: 'boolean' }, copy: { type: 'boolean' }, settings: { type: 'string' } }
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new Problem(`${firstLine(error.message)}. The options are --check, --copy and --settings FILE.`)
  }
}

try {
  await run(parse())
} catch (error) {
  report(error)
  process.exitCode = 1
}
