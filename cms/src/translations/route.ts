import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { READ, registerAdminRoutes } from '../admin-routes'
import { translationOverview } from './overview'

async function answer(context: Context): Promise<void> {
  const mayRead = (uid: string): boolean => context.state.userAbility.can(READ, uid)
  context.body = { data: await translationOverview(mayRead) }
}

/** `GET /translation-overview`: what somebody who is signed in to the admin may read, and in which languages it is there. */
export const registerTranslationOverview = (strapi: Core.Strapi): void => registerAdminRoutes(strapi, [{ path: '/translation-overview', handler: answer }])
