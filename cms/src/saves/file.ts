import { errors } from '@strapi/utils'
import { message } from '../messages'
import { FILE } from '../uids'
import { STATE_HEADER, statesIn } from './state'

type Stored = { updatedAt: string | Date; updatedBy: { firstname?: string | null; lastname?: string | null } | null }

/** Throws where a file of the media library was changed since the state that the request names for it. */
export async function requireSameFile(id: number): Promise<void> {
  const context = strapi.requestContext.get()
  const state = statesIn(context?.get(STATE_HEADER) ?? '').find(({ uid, documentId }) => uid === FILE && documentId === String(id))
  if (!context || !state) return
  const stored: Stored | null = await strapi.db.query(FILE).findOne({ where: { id }, select: ['id', 'updatedAt'], populate: ['updatedBy'] })
  if (!stored) throw new errors.NotFoundError()
  if (new Date(stored.updatedAt).getTime() === Date.parse(state.updatedAt)) return
  const by = [stored.updatedBy?.firstname, stored.updatedBy?.lastname].filter(Boolean).join(' ')
  context.throw(409, by ? message('fileChangedSince', by) : message('fileChangedSinceByNobody'), { name: 'ConflictError' })
}
