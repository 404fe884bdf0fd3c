import type { UID } from '@strapi/strapi'
import type { Context } from 'koa'
import { contentUids } from '../content-types'
import { rightsOf } from '../rights'
import { FILE } from '../uids'
import { NO_LANGUAGE, type Listed } from './entry'

/** What may be done with something in the bin: who may make its like may bring it back, who may delete its like may erase it. */
export type Right = 'create' | 'delete'

/** The media library asks whoever deletes a file for the right to change one. */
const FILE_RIGHTS: Record<Right, string> = { create: 'plugin::upload.assets.create', delete: 'plugin::upload.assets.update' }

function mayWithType(context: Context, uid: string, right: Right): boolean {
  return uid === FILE ? context.state.userAbility.can(FILE_RIGHTS[right]) : rightsOf(context.state, uid as UID.ContentType).may(right)
}

/** The types of which somebody may see what lies in the bin. */
export const visibleTypes = (context: Context): string[] =>
  [...contentUids(), FILE].filter((uid) => mayWithType(context, uid, 'create') || mayWithType(context, uid, 'delete'))

/** Whether somebody may do that with all of an entry. */
export function may(context: Context, { uid, titles, creatorId }: Pick<Listed, 'uid' | 'titles' | 'creatorId'>, right: Right): boolean {
  if (uid === FILE) return mayWithType(context, uid, right)
  if (!contentUids().includes(uid)) return false
  const rights = rightsOf(context.state, uid as UID.ContentType)
  return Object.keys(titles).every((language) =>
    rights.may(right, { ...(language !== NO_LANGUAGE && { locale: language }), ...(creatorId !== null && { createdBy: { id: creatorId } }) }),
  )
}
