import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { databaseFile, optional, required } from '../src/environment'
import { type SqliteConnection, waitWithoutBlocking } from '../src/sqlite'

type Done = (error: Error | null, connection: SqliteConnection) => void

function sqlite() {
  const filename = databaseFile()
  mkdirSync(path.dirname(filename), { recursive: true })
  return {
    client: 'sqlite',
    connection: { filename },
    useNullAsDefault: true,
    pool: {
      afterCreate(connection: SqliteConnection, done: Done) {
        connection.pragma('journal_mode = WAL')
        connection.pragma('synchronous = NORMAL')
        waitWithoutBlocking(connection)
        done(null, connection)
      },
    },
  }
}

function postgres() {
  return {
    client: 'postgres',
    connection: { connectionString: required('DATABASE_URL') },
    pool: { min: 0, max: 10 },
  }
}

/** Errors, and with them the log, name the query but not the values: those are what people have sent. */
const discreet = { compileSqlOnError: false }

export default () => ({
  connection: { ...(optional('DATABASE_CLIENT') === 'postgres' ? postgres() : sqlite()), ...discreet },
  settings: { forceMigration: false, runMigrations: true },
})
