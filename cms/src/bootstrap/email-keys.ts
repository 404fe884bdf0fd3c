import type { Core, UID } from '@strapi/strapi'
import { SUBMISSIONS } from '../content-types'
import { emailKey } from '../rules/text'

const BATCH = 200

type Row = { id: number; email: string; isAnonymous?: boolean | null }

/** What an earlier version has stored is found by its address, too. With anonymous feedback stands no address of anybody. */
export async function ensureEmailKeys(strapi: Core.Strapi): Promise<void> {
  for (const uid of SUBMISSIONS as UID.ContentType[]) {
    const query = strapi.db.query(uid)
    for (let after = 0; ; ) {
      const rows: Row[] = await query.findMany({
        where: { id: { $gt: after }, emailKey: { $null: true }, email: { $notNull: true } },
        orderBy: { id: 'asc' },
        limit: BATCH,
      })
      for (const { id, email, isAnonymous } of rows) {
        if (!isAnonymous) await query.updateMany({ where: { id }, data: { emailKey: emailKey(email) } })
      }
      const last = rows.at(-1)
      if (!last) break
      after = last.id
    }
  }
}
