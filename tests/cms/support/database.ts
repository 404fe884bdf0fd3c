import { createRequire } from 'node:module'
import path from 'node:path'
import type { ContentService } from './service'

type Row = Record<string, unknown>
type Knex = {
  schema: { renameTable(from: string, to: string): Promise<void> }
  (
    table: string,
  ): {
    where(condition: Row): {
      update(values: Row): Promise<number>
      delete(): Promise<number>
      orderBy(column: string): { select(): Promise<Row[]> }
      select(): Promise<Row[]>
    }
    select(): Promise<Row[]>
    insert(rows: Row[]): Promise<unknown>
  }
  raw(statement: string): Promise<unknown>
  destroy(): Promise<void>
}

const load = createRequire(path.resolve(__dirname, '../../../cms/package.json'))

/** The database of a running content service, for what no call does: moving the clock, breaking something. */
export async function withDatabase<T>({ environment }: Pick<ContentService, 'environment'>, work: (database: Knex) => Promise<T>): Promise<T> {
  const knex: (options: object) => Knex = load('knex')
  const { DATABASE_CLIENT, DATABASE_FILENAME, DATABASE_URL } = environment
  const database = knex(
    DATABASE_CLIENT === 'postgres'
      ? { client: 'pg', connection: DATABASE_URL }
      : { client: 'better-sqlite3', connection: { filename: DATABASE_FILENAME }, useNullAsDefault: true },
  )
  try {
    return await work(database)
  } finally {
    await database.destroy()
  }
}

/** A time as the content service stores it. */
export const storedTime = ({ environment }: ContentService, time: Date): Date | number => (environment.DATABASE_CLIENT === 'postgres' ? time : time.getTime())
