import { chmodSync, chownSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { openSqlite } from '../archive.mjs'
import { Problem } from '../problem.mjs'
import { refuseLeftovers } from './moves.mjs'
import { NEEDED_TABLES } from './tables.mjs'

/** What SQLite says of a file that is no database, or a damaged one; all else (no room, no right to read) is no fault of the file. */
const DAMAGED = /^SQLITE_(CORRUPT|NOTADB|ERROR|FORMAT|SCHEMA)/

/** Reads the whole database. Throws a Problem for one that is damaged, or not the content service's. */
export function checkSqlite(source) {
  const state = inspect(source)
  if (state !== 'ok') throw new Problem(`The database in this backup is damaged (${state}). Nothing was changed: use another copy.`)
}

function inspect(source) {
  let database
  try {
    database = openSqlite(source, { readonly: true })
    const missing = NEEDED_TABLES.filter((name) => !database.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(name))
    return missing.length > 0 ? `it lacks ${missing.join(', ')}` : database.pragma('integrity_check', { simple: true })
  } catch (error) {
    if (error instanceof Problem || !DAMAGED.test(error.code)) throw error
    return error.message
  } finally {
    database?.close()
  }
}

/** The file beside the database into which that of a backup is unpacked. */
export function stagedSqlite(target, moves) {
  const staged = `${target}.restoring`
  refuseLeftovers(`${target}.before-restore`)
  mkdirSync(dirname(target), { recursive: true })
  rmSync(staged, { force: true })
  // Reading it may leave files beside it.
  for (const suffix of ['', '-wal', '-shm']) moves.leave(staged + suffix)
  return staged
}

/** Gives what puts the database that was unpacked into the place of the one that is there. */
export function stageSqlite(target, moves) {
  const [staged, replaced] = [`${target}.restoring`, `${target}.before-restore`]
  chmodSync(staged, 0o600)
  if (process.getuid?.() === 0) {
    const { uid, gid } = statSync(dirname(target))
    chownSync(staged, uid, gid)
  }

  return () => {
    // The write-ahead log of the old database goes with it: it must not be applied to the new one.
    for (const suffix of ['', '-wal', '-shm']) {
      if (!existsSync(target + suffix)) continue
      moves.leave(replaced + suffix)
      moves.move(target + suffix, replaced + suffix)
    }
    moves.move(staged, target)
  }
}
