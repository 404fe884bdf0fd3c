import { createHash } from 'node:crypto'
import { newDocumentId } from '../document-id'
import { publishedNames } from '../entities/names'
import { columnOf, tableOf } from '../table'
import { SITE_NOTICE } from '../uids'

/** A document of which visitors see another state than before. `locale` is the language that somebody has published, or taken back, where it is known. */
export type Change = { uid: string; documentId: string; locale?: string }

/**
 * Changes of one document of which a site is still to be told. `names` are all by which its pages are found, or were; undefined where that is not known.
 * `locales` are those of the changes: somebody waits for these pages.
 */
export type Notice = Omit<Change, 'locale'> & { names?: string[]; locales: string[]; ids: number[] }

/** A process of a release before the names has noted none. */
type Row = { id: number; changedUid: string; changedId: string; names: string[] | null; changedLocale: string | null }

/** Stands for a site in the list of those that have heard a notice: of letters and digits, and of one length. */
const markOf = (site: string) => createHash('sha256').update(site).digest('hex').slice(0, 16)

/**
 * Notes that the sites are to be told of a change, within the transaction of the change: after it, with the names under which the document was published
 * before. `tellSoon` has them told.
 */
export async function noteChange({ uid, documentId, locale }: Change, namesBefore: readonly string[] = []): Promise<void> {
  const now = new Date()
  const names = [...new Set([...namesBefore, ...(await publishedNames(uid, documentId))])]
  await strapi.db.query(SITE_NOTICE).create({
    data: { documentId: newDocumentId(), changedUid: uid, changedId: documentId, names, changedLocale: locale, createdAt: now, publishedAt: now },
  })
}

/** What a site is still to be told, one notice for each document, in the order of their first changes. */
export async function waitingNotices(site: string, limit: number): Promise<Notice[]> {
  const where = { $or: [{ heardBy: { $null: true } }, { heardBy: { $notContains: markOf(site) } }] }
  const rows: Row[] = await strapi.db.query(SITE_NOTICE).findMany({ where, orderBy: { id: 'asc' }, limit })
  const notices = new Map<string, Notice>()
  for (const { id, changedUid, changedId, names, changedLocale } of rows) {
    const known = notices.get(`${changedUid} ${changedId}`) ?? { names: [], locales: [], ids: [] }
    const all = names && known.names ? [...new Set([...known.names, ...names])] : undefined
    notices.set(`${changedUid} ${changedId}`, {
      uid: changedUid,
      documentId: changedId,
      names: all,
      locales: changedLocale ? [...new Set([...known.locales, changedLocale])] : known.locales,
      ids: [...known.ids, id],
    })
  }
  return [...notices.values()]
}

/** A site has heard it. What was noted meanwhile stays. */
export async function heard(site: string, { ids }: Notice): Promise<void> {
  const heardBy = columnOf(SITE_NOTICE, 'heardBy')
  const knex = strapi.db.connection
  // Added by the database itself, as others add theirs at the same time.
  await knex(tableOf(SITE_NOTICE))
    .whereIn('id', ids)
    .update({ [heardBy]: knex.raw("coalesce(??, '') || ?", [heardBy, `${markOf(site)} `]) })
}

/** Forgets what all of these sites have heard, whoever else has not. */
export async function forgetHeard(sites: readonly string[]): Promise<void> {
  await strapi.db.query(SITE_NOTICE).deleteMany({ where: { $and: sites.map((site) => ({ heardBy: { $contains: markOf(site) } })) } })
}
