import type { UID } from '@strapi/strapi'
import type { Context } from 'koa'
import { contentUids } from '../content-types'
import { FILE } from '../uids'
import { NO_LANGUAGE, type Listed } from './entry'

/** What may be done with something in the bin: who may make its like may bring it back, who may delete its like may erase it. */
export type Right = 'create' | 'delete'

/** The media library asks whoever deletes a file for the right to change one. */
const FILE_RIGHTS: Record<Right, string> = { create: 'plugin::upload.assets.create', delete: 'plugin::upload.assets.update' }

const checkerOf = ({ state }: Context, uid: string) =>
  strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility: state.userAbility, model: uid as UID.ContentType })

function mayWithType(context: Context, uid: string, right: Right): boolean {
  return uid === FILE ? context.state.userAbility.can(FILE_RIGHTS[right]) : checkerOf(context, uid).can[right]()
}

/** The types of which somebody may see what lies in the bin. */
export const visibleTypes = (context: Context): string[] =>
  [...contentUids(), FILE].filter((uid) => mayWithType(context, uid, 'create') || mayWithType(context, uid, 'delete'))

/** Whether somebody may do that with all of an entry. */
export function may(context: Context, { uid, titles, creatorId }: Pick<Listed, 'uid' | 'titles' | 'creatorId'>, right: Right): boolean {
  if (uid === FILE) return mayWithType(context, uid, right)
  if (!contentUids().includes(uid)) return false
  const checker = checkerOf(context, uid)
  return Object.keys(titles).every((language) =>
    checker.can[right]({ ...(language !== NO_LANGUAGE && { locale: language }), ...(creatorId !== null && { createdBy: { id: creatorId } }) }),
  )
}
