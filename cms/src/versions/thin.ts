import { recurring } from '../recurring'
import { VERSION } from '../uids'
import { thinningDays, versionDays } from './settings'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** So many are looked through at once. */
const BATCH = 1000

const before = (days: number) => new Date(Date.now() - days * DAY)

type Row = { id: number; aboutId: string; language: string | null; at: string | Date }

const dayOf = ({ aboutId, language, at }: Row) => `${aboutId} ${language} ${new Date(at).toISOString().slice(0, 10)}`

/** Of the saves of one document on one day, all but the last. */
export function superfluous(rows: readonly Row[]): number[] {
  const last = new Map(rows.map((row) => [dayOf(row), row.id]))
  return rows.filter((row) => last.get(dayOf(row)) !== row.id).map(({ id }) => id)
}

/** Keeps one save of each day of what is older than the setting, and nothing of what is past its time. */
export async function thinVersions(): Promise<void> {
  const query = strapi.db.query(VERSION)
  await query.deleteMany({ where: { at: { $lt: before(versionDays()) } } })
  for (;;) {
    const where = { kind: 'saved', isThinned: false, at: { $lt: before(thinningDays()) } }
    const rows: Row[] = await query.findMany({ where, select: ['id', 'aboutId', 'language', 'at'], orderBy: { id: 'asc' }, limit: BATCH })
    if (rows.length === 0) return
    await query.deleteMany({ where: { id: { $in: superfluous(rows) } } })
    await query.updateMany({ where: { id: { $in: rows.map(({ id }) => id) } }, data: { isThinned: true } })
  }
}

const looks = recurring('versions', thinVersions, {
  pause: () => HOUR,
  complain: (error) => strapi.log.warn(`Versions will be thinned later: ${error instanceof Error ? error.message : String(error)}`),
})

/** Thins versions now and every hour. */
export const startThinning = (): void => looks.start()

export const stopThinning = (): Promise<void> => looks.stop()
