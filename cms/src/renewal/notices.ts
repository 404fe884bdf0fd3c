import { newDocumentId } from '../document-id'
import { SITE_NOTICE } from '../uids'

/** A document of which visitors see another state than before. */
export type Change = { uid: string; documentId: string; slug?: string }

/** Changes of one document of which the site is still to be told. */
export type Notice = Change & { ids: number[] }

type Row = { id: number; changedUid: string; changedId: string; slug: string | null }

/** Notes that the site is to be told of a change, within the transaction of the change. `tellSoon` has it told. */
export async function noteChange({ uid, documentId, slug }: Change): Promise<void> {
  const now = new Date()
  await strapi.db.query(SITE_NOTICE).create({
    data: { documentId: newDocumentId(), changedUid: uid, changedId: documentId, slug: slug ?? null, createdAt: now, publishedAt: now },
  })
}

/** What is still to be told, one notice for each document, in the order of their first changes. */
export async function waitingNotices(limit: number): Promise<Notice[]> {
  const rows: Row[] = await strapi.db.query(SITE_NOTICE).findMany({ orderBy: { id: 'asc' }, limit })
  const notices = new Map<string, Notice>()
  for (const { id, changedUid, changedId, slug } of rows) {
    const known = notices.get(`${changedUid} ${changedId}`)
    // Its last name.
    const names = { slug: slug ?? known?.slug }
    notices.set(`${changedUid} ${changedId}`, { uid: changedUid, documentId: changedId, ...names, ids: [...(known?.ids ?? []), id] })
  }
  return [...notices.values()]
}

/** The site has heard it. What was noted meanwhile stays. */
export async function forget({ ids }: Notice): Promise<void> {
  await strapi.db.query(SITE_NOTICE).deleteMany({ where: { id: { $in: ids } } })
}
