import { createWriteStream, existsSync, statSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { openSqlite } from '../archive.mjs'
import { askPostgres, startPostgres } from '../postgres.mjs'
import { Problem } from '../problem.mjs'

/** The bytes of the database as it is: a copy takes no more. */
export async function sizeOfDatabase({ client, databaseFile, databaseUrl }) {
  if (client === 'postgres') return Number(await askPostgres(databaseUrl, 'SELECT pg_database_size(current_database())'))
  if (!existsSync(databaseFile)) throw new Problem('There is no database yet: "npm start" makes one.')
  const [main, log] = [databaseFile, `${databaseFile}-wal`].map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0)
  return main + log
}

/** One read transaction: what is written during it neither waits nor has it begin again. */
function copySqlite(databaseFile, file) {
  const database = openSqlite(databaseFile, { readonly: true })
  try {
    database.prepare('VACUUM INTO ?').run(file)
  } finally {
    database.close()
  }
}

async function dumpPostgres(databaseUrl, file) {
  const { child, ended } = startPostgres('pg_dump', ['--format=custom', '--no-owner'], databaseUrl)
  child.stdin.end()
  await Promise.all([pipeline(child.stdout, createWriteStream(file, { flags: 'wx' })), ended.catch(() => undefined)])
  const { isWell, said } = await ended
  if (!isWell) throw new Problem(`pg_dump failed: ${said}.`)
}

/** Writes a consistent copy of the database into a file, also while the content service runs. */
export const copyDatabase = async ({ client, databaseFile, databaseUrl }, file) =>
  client === 'postgres' ? dumpPostgres(databaseUrl, file) : copySqlite(databaseFile, file)
