import type { Core, UID } from '@strapi/strapi'
import { contentUids } from '../content-types'
import { field, text } from '../documents/call'
import { isLocalized, titleOf } from '../documents/draft'
import { isTelling } from '../renewal/telling'
import { currentRows, type Row, snapshotOf } from '../versions/snapshot'
import { addEntry, NO_LANGUAGE } from './entry'
import { namingsOf } from './naming'
import { binDays } from './settings'

/** Who once made a document. */
async function creatorOf(uid: UID.ContentType, documentId: string): Promise<number | null> {
  const row: { createdBy?: { id: number } | null } | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId }, populate: { createdBy: { select: ['id'] } }, orderBy: { id: 'asc' } })
  return row?.createdBy?.id ?? null
}

const languageOf = (uid: UID.ContentType, { locale }: Row) => (isLocalized(uid) ? locale : null)

/** What editors delete lies in the bin, with what named it, from within the transaction of the deletion on. */
export function keepDeleted(strapi: Core.Strapi): void {
  const uids = new Set<string>(contentUids())
  strapi.documents.use(async (call, next) => {
    const documentId = text(field(call.params, 'documentId'))
    if (call.action !== 'delete' || !documentId || !uids.has(call.uid) || !isTelling() || binDays() === 0) return next()
    const uid: UID.ContentType = call.uid
    return strapi.db.transaction(async () => {
      const before = await currentRows(uid, documentId, undefined)
      const namings = await namingsOf(uid, documentId)
      const creatorId = await creatorOf(uid, documentId)
      const result = await next()
      const left: Pick<Row, 'id'>[] = await strapi.db.query(uid).findMany({ where: { documentId }, select: ['id'] })
      const gone = before.filter(({ id }) => !left.some((row) => row.id === id))
      const languages = gone.map((row) => languageOf(uid, row))
      const ofEach = <T>(pick: (row: Row) => T) => Object.fromEntries(gone.map((row) => [languageOf(uid, row) ?? NO_LANGUAGE, pick(row)]))
      if (gone.length > 0) {
        await addEntry({
          uid,
          aboutId: documentId,
          titles: ofEach((row) => titleOf(uid, row)),
          contents: ofEach((row) => snapshotOf(uid, row)),
          namedBy: namings.filter(({ target }) => languages.includes(target)),
          creatorId,
        })
      }
      return result
    })
  })
}
