import type { Core } from '@strapi/strapi'
import { RELEASE } from '../release'
import { readSchema, type StoredSchema, TABLE, withDatabase } from './database'
import { OLDEST_SCHEMA, SCHEMA_VERSION } from './version'

let claimed: Promise<StoredSchema | undefined> | undefined
let isOlder = false

function refusal({ version, oldest, release }: StoredSchema): string {
  const way = 'Start that release again, or go back with its deploy/update and a backup (deploy/README.md, section 5).'
  return `Release ${release} has changed the database to schema ${version}, which releases with a schema before ${oldest} cannot use, and this one (${RELEASE}) has schema ${SCHEMA_VERSION}. ${way}`
}

async function claim(): Promise<StoredSchema | undefined> {
  return withDatabase(async (run) => {
    const found = await readSchema(run)
    if (found === undefined) return undefined
    if (SCHEMA_VERSION < found.oldest) throw new Error(refusal(found))
    isOlder = SCHEMA_VERSION < found.version
    // Before Strapi changes a column that older releases use: none of them may start from now on.
    if (OLDEST_SCHEMA > found.oldest) await run(`UPDATE ${TABLE} SET oldest = ${OLDEST_SCHEMA}`)
    return found
  })
}

/**
 * Asks the database whether this release may run on it, before Strapi opens it. Throws an error of one sentence when it may not. Each start calls it, and
 * so does whatever else loads Strapi, by way of `register`.
 */
export const claimDatabase = (): Promise<StoredSchema | undefined> => (claimed ??= claim())

/** Whether a newer release has used this database: it has changed tables and rows for itself, and this one must leave them so. */
export const isOlderRelease = (): boolean => isOlder

/** Notes that the database has the schema of this release, once its tables do. */
export async function recordSchema(strapi: Core.Strapi): Promise<void> {
  if (isOlder) return
  const { connection } = strapi.db
  if (!(await connection.schema.hasTable(TABLE))) {
    await connection.schema.createTable(TABLE, (table) => {
      table.integer('version').notNullable()
      table.integer('oldest').notNullable()
      table.string('release').notNullable()
    })
  }
  const found = await claimDatabase()
  if (found?.version === SCHEMA_VERSION) return
  const row = { version: SCHEMA_VERSION, oldest: Math.max(OLDEST_SCHEMA, found?.oldest ?? 0), release: RELEASE }
  if ((await connection(TABLE).update(row)) === 0) await connection(TABLE).insert(row)
}
