import { z } from 'zod'
import { answerRefusals, type Context } from '../requests/answer'
import { Refusal } from '../requests/refusal'
import { addCounts, type DayOfPages, daySchema } from '../rules/speed'
import { columnOf, tableOf } from '../table'
import { PAGE_SPEED } from '../uids'
import { readCounts, writeCounts } from './rows'

const NOTHING = writeCounts({ lcp: {}, inp: {}, cls: {} })

/** More than a site keeps. */
const MOST_ROWS = 500

const body = z.object({ data: z.array(daySchema).max(MOST_ROWS) })

const byKey = (a: DayOfPages, b: DayOfPages) => (a.day + a.pageType < b.day + b.pageType ? -1 : 1)

/**
 * Adds to the rows, all or none. Several sites do this at the same time: a row is held from being made or locked until all are
 * written, and they are taken in one order, so that nobody waits in a circle. SQLite holds the whole database from the first insert on.
 */
async function add(days: readonly DayOfPages[]): Promise<void> {
  const table = tableOf(PAGE_SPEED)
  const pageType = columnOf(PAGE_SPEED, 'pageType')
  await strapi.db.transaction(async ({ trx }) => {
    for (const more of [...days].sort(byKey)) {
      const key = { day: more.day, [pageType]: more.pageType }
      await trx(table)
        .insert({ ...key, visits: 0, counts: NOTHING })
        .onConflict(['day', pageType])
        .ignore()
      const { visits, counts } = await trx(table).where(key).forUpdate().first('visits', 'counts')
      const before = readCounts(counts)
      const sum = { lcp: addCounts(before.lcp, more.lcp), inp: addCounts(before.inp, more.inp), cls: addCounts(before.cls, more.cls) }
      await trx(table)
        .where(key)
        .update({ visits: Number(visits) + more.visits, counts: writeCounts(sum) })
    }
  })
}

/** `POST /api/page-speeds` with `{ data }`, what was counted since the last time. (docs/decisions/field-measure.md) */
export const addAction = (context: Context): Promise<void> =>
  answerRefusals(context, async () => {
    const { success, data } = body.safeParse(context.request.body)
    if (!success) throw new Refusal('invalid')
    await add(data.data)
    return { success: true }
  })
