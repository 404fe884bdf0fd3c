import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { translationOverview } from './overview'

const READ = 'plugin::content-manager.explorer.read'

async function answer(context: Context): Promise<void> {
  const mayRead = (uid: string): boolean => context.state.userAbility.can(READ, uid)
  context.body = { data: await translationOverview(mayRead) }
}

/**
 * `GET /translation-overview` for the admin: asks for the session of somebody who is signed in there, and no API token
 * opens it. Registered here because routes in `api/` always belong to the content API.
 */
export function registerTranslationOverview(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '',
    routes: [
      {
        method: 'GET',
        path: '/translation-overview',
        handler: answer,
        info: { type: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  })
}
