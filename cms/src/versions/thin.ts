import { countDue } from '../timed/count'
import { doTimed } from '../timed/guard'
import { timedLooks } from '../timed/looks'
import type { Due } from '../timed/plausible'
import { VERSION } from '../uids'
import { thinningDays, versionDays } from './settings'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** So many are looked through at once. */
const BATCH = 1000

const before = (days: number, now: Date) => new Date(now.getTime() - days * DAY)

type Row = { id: number; aboutId: string; language: string | null; at: string | Date }

const dayOf = ({ aboutId, language, at }: Row) => `${aboutId} ${language} ${new Date(at).toISOString().slice(0, 10)}`

/** Of the saves of one document on one day, all but the last. */
export function superfluous(rows: readonly Row[]): number[] {
  const last = new Map(rows.map((row) => [dayOf(row), row.id]))
  return rows.filter((row) => last.get(dayOf(row)) !== row.id).map(({ id }) => id)
}

const past = (now: Date) => ({ at: { $lt: before(versionDays(), now) } })

/** Saves that were not looked through yet and are not past their time, a batch of them. */
const saves = (now: Date, after: number): Promise<Row[]> =>
  strapi.db.query(VERSION).findMany({
    where: { kind: 'saved', isThinned: false, at: { $lt: before(thinningDays(), now), $gte: before(versionDays(), now) }, id: { $gt: after } },
    select: ['id', 'aboutId', 'language', 'at'],
    orderBy: { id: 'asc' },
    limit: BATCH,
  })

async function* batches(now: Date): AsyncGenerator<Row[]> {
  for (let after = 0; ; ) {
    const rows = await saves(now, after)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.id
  }
}

async function due(now: Date): Promise<Due[]> {
  const { table, due: over } = await countDue(VERSION, past(now))
  let thinned = 0
  for await (const rows of batches(now)) thinned += superfluous(rows).length
  return [{ table, due: over + thinned, of: await strapi.db.query(VERSION).count({}) }]
}

async function thin(now: Date): Promise<void> {
  const query = strapi.db.query(VERSION)
  await query.deleteMany({ where: past(now) })
  for await (const rows of batches(now)) {
    await query.deleteMany({ where: { id: { $in: superfluous(rows) } } })
    await query.updateMany({ where: { id: { $in: rows.map(({ id }) => id) } }, data: { isThinned: true } })
  }
}

/** Keeps one save of each day of what is older than the setting, and nothing of what is past its time. False where the job is stopped. */
export const thinVersions = (): Promise<boolean> => doTimed('versions', { due, run: thin })

const looks = timedLooks(['versions'], thinVersions, {
  pause: () => HOUR,
  complain: (error) => strapi.log.warn(`Versions will be thinned later: ${error instanceof Error ? error.message : String(error)}`),
})

/** Thins versions now and every hour. */
export const startThinning = (): void => looks.start()

export const stopThinning = (): Promise<void> => looks.stop()
