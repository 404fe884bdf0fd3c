import { z } from 'zod'
import { optional } from '../environment'
import { readSchema, type Run, withDatabase } from './database'

/** What Strapi keeps for itself, and what belongs to rows that are counted anyway. */
const NOT_COUNTED = /^(strapi_|.*_(cmps|lnk|mph)$|admin_permissions|event_seats|person_keys|site_notices)/

const isPostgres = () => optional('DATABASE_CLIENT') === 'postgres'

const names = z.array(z.object({ name: z.string() }))
const counts = z.array(z.object({ added: z.coerce.number(), changed: z.coerce.number() }))

/** The tables whose rows know when they were made and changed. */
const withTimes = () =>
  isPostgres()
    ? `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = current_schema() AND column_name IN ('created_at', 'updated_at') GROUP BY 1 HAVING count(*) = 2 ORDER BY 1`
    : `SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c ON c.name IN ('created_at', 'updated_at') WHERE m.type = 'table' GROUP BY 1 HAVING count(*) = 2 ORDER BY 1`

/** A moment as the rows hold it: on PostgreSQL in the time of this machine, as its driver writes dates. */
const stored = (moment: Date) =>
  isPostgres() ? `'${moment.toLocaleString('sv-SE')}.${String(moment.getMilliseconds()).padStart(3, '0')}'` : String(moment.getTime())

async function rowsSince(run: Run, moment: Date): Promise<string[]> {
  const since = stored(moment)
  const lines: string[] = []
  for (const { name } of names.parse(await run(withTimes()))) {
    if (NOT_COUNTED.test(name)) continue
    const [count] = counts.parse(
      await run(
        `SELECT count(CASE WHEN created_at >= ${since} THEN 1 END) AS added, count(CASE WHEN created_at < ${since} AND updated_at >= ${since} THEN 1 END) AS changed FROM "${name}"`,
      ),
    )
    if (count && count.added + count.changed > 0) lines.push(`${name}: ${count.added} new, ${count.changed} changed`)
  }
  return lines
}

const moment = z.iso.datetime().transform((text) => new Date(text))

const COMMANDS: Record<string, (run: Run, given: string) => Promise<string[]>> = {
  /** The lowest schema of releases that can run on the database. */
  oldest: async (run) => {
    const found = await readSchema(run)
    return found ? [String(found.oldest)] : []
  },
  /** What came after a moment, by tables. */
  since: (run, given) => rowsSince(run, moment.parse(given)),
}

/** For deploy/update, which asks the database without starting the service. */
async function main([name = '', given = '']: string[]): Promise<void> {
  const command = COMMANDS[name]
  if (!command) throw new Error('No such command.')
  for (const line of await withDatabase((run) => command(run, given))) console.log(line)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
