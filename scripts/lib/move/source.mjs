import { existsSync } from 'node:fs'
import { openSqlite } from '../archive.mjs'
import { Problem } from '../problem.mjs'

const quoted = (name) => `"${name.replaceAll('"', '""')}"`

/** The SQLite database, which nobody else uses until it is closed. Throws a Problem when a process has it open. */
export function openSource(file) {
  if (!existsSync(file)) throw new Problem(`There is no database ${file}: DATABASE_FILENAME says where it is.`)
  const database = openSqlite(file, { timeout: 2000 })
  try {
    database.pragma('locking_mode = EXCLUSIVE')
    database.exec('BEGIN IMMEDIATE')
  } catch (error) {
    database.close()
    if (!/^SQLITE_(BUSY|LOCKED)/.test(error.code)) throw error
    throw new Problem(`Another process uses ${file}: stop the content service, all its processes, and commands on it.`)
  }
  // Whole numbers of more than 53 bits stay what they are.
  database.defaultSafeIntegers()
  return new Source(database)
}

class Source {
  #database

  constructor(database) {
    this.#database = database
  }

  tables() {
    const names = this.#database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name").pluck().all()
    return new Map(names.map((name) => [name, this.#database.pragma(`table_info(${quoted(name)})`).map((column) => column.name)]))
  }

  count(table) {
    return Number(
      this.#database
        .prepare(`SELECT count(*) FROM ${quoted(table)}`)
        .pluck()
        .get(),
    )
  }

  /** Whether a column that the target lacks holds anything. */
  hasValues(table, column) {
    return this.#database.prepare(`SELECT 1 FROM ${quoted(table)} WHERE ${quoted(column)} IS NOT NULL LIMIT 1`).get() !== undefined
  }

  /** Rows by the order of the table, each an array of the values of the named columns. */
  rows(table, columns) {
    return this.#database
      .prepare(`SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(table)} ORDER BY ${columns.includes('id') ? 'id' : 'rowid'}`)
      .raw()
      .iterate()
  }

  /** The highest number that was ever given in a table, also to a row that was deleted since. */
  lastId(table) {
    const highest =
      this.#database
        .prepare(`SELECT max(id) FROM ${quoted(table)}`)
        .pluck()
        .get() ?? 0n
    const isCounted = this.#database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'sqlite_sequence'").get()
    const given = isCounted ? (this.#database.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').pluck().get(table) ?? 0n) : 0n
    return highest > given ? highest : given
  }

  /** Rows that point to others that are not there. */
  danglingRows() {
    return this.#database.pragma('foreign_key_check').map(({ table, rowid, parent }) => `row ${rowid} of ${table} (to ${parent})`)
  }

  check() {
    const said = this.#database.pragma('integrity_check', { simple: true })
    if (said !== 'ok') throw new Problem(`The SQLite database is damaged (${said}): restore a backup first. Nothing was changed.`)
  }

  close() {
    this.#database.exec('ROLLBACK')
    this.#database.close()
  }
}
