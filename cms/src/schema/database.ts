import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Client } from 'pg'
import { z } from 'zod'
import { databaseFile, optional, required } from '../environment'

/** One row. No content type, so that Strapi leaves the table alone. */
export const TABLE = 'imar_schema'

const stored = z.array(z.object({ version: z.number(), oldest: z.number(), release: z.string() }))

/** Which schema a database has, the lowest one of releases that may use it, and the release that brought it. */
export type StoredSchema = z.infer<typeof stored>[number]

export type Run = (statement: string) => Promise<unknown[]>

type Sqlite = { prepare(statement: string): { reader: boolean; all(): unknown[]; run(): unknown }; close(): void }

async function onPostgres<T>(work: (run: Run) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: required('DATABASE_URL'), application_name: 'imar schema' })
  await client.connect()
  try {
    return await work(async (statement) => (await client.query<Record<string, unknown>>(statement)).rows)
  } finally {
    await client.end()
  }
}

type Driver = new (file: string, options?: { timeout: number }) => Sqlite

/** The driver is compiled for one version of Node. Throws an error of one sentence where that is not this one. */
function loadDriver(): Driver {
  const driver: Driver = createRequire(__filename)('better-sqlite3')
  try {
    new driver(':memory:').close()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_DLOPEN_FAILED')) throw error
    throw new Error(
      `the database driver was installed with another version of Node than this one (${process.version}): run "npm rebuild better-sqlite3" in cms/.`,
      {
        cause: error,
      },
    )
  }
  return driver
}

async function onSqlite<T>(work: (run: Run) => Promise<T>): Promise<T> {
  const Driver = loadDriver()
  // It would be made by being opened.
  if (!existsSync(databaseFile())) return work(async () => [])
  const database = new Driver(databaseFile(), { timeout: 5000 })
  try {
    return await work(async (statement) => {
      const prepared = database.prepare(statement)
      return prepared.reader ? prepared.all() : [prepared.run()]
    })
  } finally {
    database.close()
  }
}

/** Runs statements on the database without Strapi. */
export const withDatabase = <T>(work: (run: Run) => Promise<T>): Promise<T> => (optional('DATABASE_CLIENT') === 'postgres' ? onPostgres : onSqlite)(work)

const catalogue = () =>
  optional('DATABASE_CLIENT') === 'postgres'
    ? `SELECT 1 FROM pg_tables WHERE schemaname = current_schema() AND tablename = '${TABLE}'`
    : `SELECT 1 FROM sqlite_master WHERE name = '${TABLE}'`

/** What a database says of itself; undefined where no release with a schema version has used it. */
export async function readSchema(run: Run): Promise<StoredSchema | undefined> {
  if ((await run(catalogue())).length === 0) return undefined
  return stored.parse(await run(`SELECT version, oldest, release FROM ${TABLE}`))[0]
}
