import { Problem } from '../problem.mjs'
import { isSame, toPostgres } from './values.mjs'

/** Made by Strapi for the database that they are in: they describe its tables, and say which of its own changes were made to them. */
const OF_THE_DATABASE = new Set(['strapi_database_schema', 'strapi_migrations', 'strapi_migrations_internal'])

const UNCHANGED = 'Nothing was moved.'

/** The tables to copy, with their columns. Throws a Problem when the two databases are not of the same release. */
export function plan(source, targetColumns) {
  const tables = source.tables()
  const missing = [...targetColumns]
    .filter(([name, columns]) => !tables.has(name) || columns.some((column) => !tables.get(name).includes(column.name)))
    .map(([name]) => name)
  if (missing.length > 0) {
    throw new Problem(
      `The SQLite database is of an earlier release (${missing.join(', ')}): start the content service of this one on it once, and stop it. ${UNCHANGED}`,
    )
  }
  const lost = [...tables].flatMap(([table, columns]) => {
    const known = targetColumns.get(table)
    if (!known) return source.count(table) > 0 ? [table] : []
    return columns.filter((name) => !known.some((column) => column.name === name) && source.hasValues(table, name)).map((name) => `${table}.${name}`)
  })
  if (lost.length > 0) throw new Problem(`This release does not know ${lost.join(', ')}, which another one has filled: move with that release. ${UNCHANGED}`)
  return [...targetColumns].filter(([name]) => !OF_THE_DATABASE.has(name)).map(([name, columns]) => ({ name, columns }))
}

const rowName = ({ columns }, row) => {
  const at = columns.findIndex(({ name }) => name === 'id')
  return at < 0 ? 'a row' : `row ${row[at]}`
}

/** A row as PostgreSQL takes it. Throws a Problem that names what it does not take. */
function converted(table, row) {
  return table.columns.map((column, index) => {
    try {
      const value = toPostgres(column, row[index])
      if (typeof value === 'string' && value.length > column.length && [...value].length > column.length)
        throw new Error(`it is longer than ${column.length} characters`)
      return value
    } catch ({ message }) {
      throw new Problem(
        `${column.name} in ${rowName(table, row)} of ${table.name} cannot be moved: ${message}. Change it in the admin, and try again. ${UNCHANGED}`,
      )
    }
  })
}

async function insertEach(target, table, rows) {
  for (const row of rows) {
    try {
      await target.insert(table.name, table.columns, [row])
    } catch ({ message }) {
      throw new Problem(`PostgreSQL does not take ${rowName(table, row)} of ${table.name}: ${message}. ${UNCHANGED}`)
    }
  }
}

/** Inserts some rows at once; where that fails, one after the other, to name the one that is the cause. */
async function insert(target, table, rows) {
  await target.run('SAVEPOINT rows')
  try {
    await target.insert(table.name, table.columns, rows)
  } catch {
    await target.run('ROLLBACK TO SAVEPOINT rows')
    await insertEach(target, table, rows)
  }
  await target.run('RELEASE SAVEPOINT rows')
}

/** A statement has at most so many values, and is written once it holds so many characters. */
const VALUES = 60_000
const CHARACTERS = 4_000_000

const lengthOf = (row) => row.reduce((sum, value) => sum + (typeof value === 'string' ? value.length : 8), 0)

export async function copyTable(source, target, table) {
  const most = Math.min(500, Math.floor(VALUES / table.columns.length))
  let rows = []
  let characters = 0
  const names = table.columns.map(({ name }) => name)
  for (const row of source.rows(table.name, names)) {
    const next = converted(table, row)
    characters += lengthOf(next)
    if (rows.push(next) < most && characters < CHARACTERS) continue
    await insert(target, table, rows)
    rows = []
    characters = 0
  }
  if (rows.length > 0) await insert(target, table, rows)
  if (names.includes('id')) await target.continueAfter(table.name, source.lastId(table.name))
}

/** Reads a table back and compares each value with the one in SQLite; gives how many rows there are. Throws a Problem for a difference. */
export async function compareTable(source, target, table) {
  const names = table.columns.map(({ name }) => name)
  const expected = source.rows(table.name, names)
  let count = 0
  for await (const read of target.rows(table.name, table.columns)) {
    const { value: row, done } = expected.next()
    const other = done ? undefined : table.columns.find((column, index) => !isSame(column, toPostgres(column, row[index]), read[index]))
    if (done || other)
      throw new Problem(
        `${other?.name ?? 'The number of rows'} of ${table.name} (${rowName(table, read)}) is not in PostgreSQL as it is in SQLite. ${UNCHANGED}`,
      )
    count += 1
  }
  if (!expected.next().done) throw new Problem(`PostgreSQL has fewer rows of ${table.name} than SQLite. ${UNCHANGED}`)
  return count
}
