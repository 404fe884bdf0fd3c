import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { type About, draftOf } from '../documents/draft'

/** The draft, or null where there is none, for those who may publish it. Throws for others. */
export async function draftToPublish({ state }: Context, about: About): Promise<Record<string, unknown> | null> {
  const draft = await draftOf(about)
  const checker = strapi.plugin('content-manager').service('permission-checker').create({ userAbility: state.userAbility, model: about.uid })
  if (draft ? checker.cannot.publish(draft) : checker.cannot.publish()) throw new errors.ForbiddenError()
  return draft
}
