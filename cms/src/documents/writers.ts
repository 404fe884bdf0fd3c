import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { PUBLISH } from '../admin-routes'
import { contentUids } from '../content-types'

/** Whether somebody publishes content of any type. */
export const isWriter = ({ state }: Context): boolean => contentUids().some((uid) => state.userAbility.can(PUBLISH, uid))

/** Throws for those who publish nothing: lists of what is to be done are for those who do it. */
export function requireWriter(context: Context): void {
  if (!isWriter(context)) throw new errors.ForbiddenError()
}
