import type { ContentService } from './service'
import { withDatabase } from './database'

type Row = Record<string, unknown>
export type Snapshot = Record<string, { columns: string[]; rows: string[] }>

/** What a start writes in any case: the schema as Strapi compares it, when a token was used, and the hour at which it counts its files. */
const CHANGING = ['strapi_database_schema', 'sqlite_sequence']
const CHANGING_COLUMN = 'last_used_at'
const CHANGING_SETTING = 'plugin_upload_metrics'

const NAMES = {
  sqlite: `SELECT name FROM sqlite_master WHERE type = 'table'`,
  postgres: `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
}

const text = (row: Row) => JSON.stringify({ ...row, [CHANGING_COLUMN]: undefined })

/** Every table of a database with its columns and rows. */
export function snapshot(service: Pick<ContentService, 'environment'>): Promise<Snapshot> {
  const isPostgres = service.environment.DATABASE_CLIENT === 'postgres'
  return withDatabase(service, async (database) => {
    const answer = await database.raw(isPostgres ? NAMES.postgres : NAMES.sqlite)
    const named: Row[] = isPostgres ? Object(answer).rows : answer
    const all: Snapshot = {}
    for (const { name } of named) {
      if (CHANGING.includes(String(name))) continue
      const rows = await database(String(name)).select()
      all[String(name)] = { columns: Object.keys(rows[0] ?? {}), rows: rows.filter(({ key }) => key !== CHANGING_SETTING).map(text) }
    }
    return all
  })
}

/** What of an earlier snapshot is there no more: tables, columns and rows by name. */
export function lost(before: Snapshot, after: Snapshot): string[] {
  return Object.entries(before).flatMap(([table, { columns, rows }]) => {
    const now = after[table]
    if (!now) return [`table ${table}`]
    const gone = columns.filter((column) => now.rows.length > 0 && !now.columns.includes(column)).map((column) => `column ${table}.${column}`)
    const present = new Set(now.rows)
    return [...gone, ...rows.filter((row) => !present.has(row)).map((row) => `row of ${table}: ${row}`)]
  })
}
