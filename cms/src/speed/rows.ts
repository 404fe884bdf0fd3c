import { z } from 'zod'
import { type Counts, type DayOfPages, MEASURES, type Measure, PAGE_TYPES } from '../rules/speed'
import { countDue } from '../timed/count'
import type { Due } from '../timed/plausible'
import { PAGE_SPEED } from '../uids'

const counts = z.record(z.string(), z.number())

const stored = z.object({ lcp: counts, inp: counts, cls: counts })

/** The counts of a row as the database gives them: SQLite keeps their text. */
export const readCounts = (value: unknown): Record<Measure, Counts> => stored.parse(typeof value === 'string' ? JSON.parse(value) : value)

export const writeCounts = (day: Record<Measure, Counts>): string => JSON.stringify(Object.fromEntries(MEASURES.map((measure) => [measure, day[measure]])))

const row = z.object({ day: z.string(), pageType: z.enum(PAGE_TYPES), visits: z.number(), counts: z.unknown() })

/** What was counted from a day on; types of pages that an earlier version told apart are left out. */
export async function readDays(from: string): Promise<DayOfPages[]> {
  const rows: unknown[] = await strapi.db.query(PAGE_SPEED).findMany({ where: { day: { $gte: from } }, select: ['day', 'pageType', 'visits', 'counts'] })
  return rows.flatMap((each) => {
    const { success, data } = row.safeParse(each)
    return success ? [{ day: data.day, pageType: data.pageType, visits: data.visits, ...readCounts(data.counts) }] : []
  })
}

const past = (before: string) => ({ day: { $lt: before } })

/** How much was counted before a day. */
export const countDays = (before: string): Promise<Due> => countDue(PAGE_SPEED, past(before))

/** Forgets what was counted before a day, and gives how many rows that were. */
export async function forgetDays(before: string): Promise<number> {
  return (await strapi.db.query(PAGE_SPEED).deleteMany({ where: past(before) })).count
}
