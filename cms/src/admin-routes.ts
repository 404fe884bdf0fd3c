import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'

/** What the ability of somebody who is signed in to the admin is asked for: whether they may read a content type. */
export const READ = 'plugin::content-manager.explorer.read'

/** The same of adding to it, of changing, and of publishing. */
export const CREATE = 'plugin::content-manager.explorer.create'
export const UPDATE = 'plugin::content-manager.explorer.update'
export const PUBLISH = 'plugin::content-manager.explorer.publish'

/** Whether they look after the accounts of the admin. */
export const MANAGE_ACCOUNTS = 'admin::users.read'

type Route = { method?: 'GET' | 'POST'; path: string; handler: (context: Context) => Promise<void> }

/**
 * Registers calls for the admin: they ask for the session of somebody who is signed in there, and no API token opens them.
 * Routes in `api/` always belong to the content API.
 */
export function registerAdminRoutes(strapi: Core.Strapi, routes: Route[]): void {
  const config = { policies: ['admin::isAuthenticatedAdmin'] }
  const info = { type: 'admin' as const }
  strapi.server.routes({ type: 'admin', prefix: '', routes: routes.map((route) => ({ method: 'GET' as const, ...route, info, config })) })
}
