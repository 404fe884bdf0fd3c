import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cms } from '../../../scripts/lib/paths.mjs'

/** The query builder and the drivers of the content service: this package has none of its own. */
const knex = createRequire(join(cms, 'package.json'))('knex')

/** A connection of our own to the database of a content service. End it with `destroy`. */
export function openDatabase({ DATABASE_CLIENT, DATABASE_FILENAME, DATABASE_URL }) {
  if (DATABASE_CLIENT === 'postgres') return knex({ client: 'pg', connection: DATABASE_URL, pool: { min: 0, max: 20 } })
  const afterCreate = (connection, done) => done(connection.pragma('busy_timeout = 5000') && null, connection)
  return knex({ client: 'better-sqlite3', connection: { filename: DATABASE_FILENAME }, useNullAsDefault: true, pool: { afterCreate } })
}

/** Runs `work` with a connection and ends it. */
export async function withDatabase(content, work) {
  const database = content.database()
  try {
    return await work(database)
  } finally {
    await database.destroy()
  }
}

export async function countRows(database, table, where = {}) {
  const [{ count }] = await database(table).where(where).count({ count: '*' })
  return Number(count)
}
