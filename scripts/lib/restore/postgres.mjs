import { startPostgres } from '../postgres.mjs'
import { Problem } from '../problem.mjs'
import { saysNoRoom } from '../room.mjs'
import { NEEDED_TABLES } from './tables.mjs'

const REPLACED = 'imar_before_restore'
const READY = 'imar: whole'

/** Within one transaction: what is there now, tables included that the backup does not know, is put aside and stays until the end. */
const BEGIN = `BEGIN; ALTER SCHEMA public RENAME TO ${REPLACED}; CREATE SCHEMA public;\n`
const CHECK = `
SELECT set_config('search_path', 'public', true) \\g /dev/null
${NEEDED_TABLES.map((table) => `SELECT count(*) FROM ${table} \\g /dev/null`).join('\n')}
\\echo '${READY}'
`
const REPLACE = `DROP SCHEMA ${REPLACED} CASCADE; COMMIT;\n`

const UNCHANGED = 'Nothing was changed.'

function readingProblem(said) {
  return new Problem(
    /unsupported version/.test(said)
      ? `This backup was made by a newer PostgreSQL than the programs here: install those of its version (${said}). ${UNCHANGED}`
      : `The database in this backup is damaged (${said}). ${UNCHANGED} Use another copy.`,
  )
}

/** Feeds the dump to psql, and what checks it once it was read to its end. */
async function feed(source, psql) {
  const reader = startPostgres('pg_restore', ['--no-owner', '--no-privileges', '--file=-', source])
  reader.child.stdin.end()
  psql.child.stdin.write(BEGIN)
  reader.child.stdout.pipe(psql.child.stdin, { end: false })
  // Without a reader of its output the one would wait for the other, which is gone.
  psql.child.once('close', () => reader.child.stdout.unpipe().resume())
  const { isWell, said } = await reader.ended
  if (!isWell) throw readingProblem(said)
  psql.child.stdin.write(CHECK)
}

/** Until psql says that all of it was taken; undefined when it ends before. */
async function isTaken(psql) {
  let heard = ''
  for await (const chunk of psql.child.stdout) {
    heard += chunk
    if (heard.includes(READY)) return true
  }
  return false
}

/**
 * Reads a dump into the database within a transaction, beside what is there. `replace` is called when all of it was taken, just
 * before it holds; without it, or when anything fails, everything is as before.
 */
export async function restorePostgres(source, url, replace) {
  const psql = startPostgres('psql', ['--no-psqlrc', '--quiet', '--no-align', '--set=ON_ERROR_STOP=1', '--set=VERBOSITY=verbose'], url)
  const end = async (text) => {
    psql.child.stdin.end(text)
    const { isWell, said } = await psql.ended
    if (!isWell && saysNoRoom(said)) throw new Problem(`The database server has no room for this backup beside what is there (${said}). ${UNCHANGED}`)
    if (!isWell) throw new Problem(`PostgreSQL did not take this backup: ${said}. ${UNCHANGED} A backup of a newer version needs a newer one here too.`)
  }
  const taken = isTaken(psql)
  try {
    await feed(source, psql)
  } catch (error) {
    await end('').catch(() => {})
    throw error
  }
  if (!(await taken)) {
    await end('')
    throw new Problem(`psql ended before the backup was read. ${UNCHANGED}`)
  }
  if (!replace) return end('ROLLBACK;\n')
  try {
    replace()
  } catch (error) {
    await end('ROLLBACK;\n')
    throw error
  }
  await end(REPLACE)
}
