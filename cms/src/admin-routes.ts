import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'

/** What the ability of somebody who is signed in to the admin is asked for: whether they may read a content type. */
export const READ = 'plugin::content-manager.explorer.read'

/** The same of adding to it, of changing, and of publishing. */
export const CREATE = 'plugin::content-manager.explorer.create'
export const UPDATE = 'plugin::content-manager.explorer.update'
export const PUBLISH = 'plugin::content-manager.explorer.publish'

/** Whether they look after the accounts of the admin. */
export const MANAGE_ACCOUNTS = 'admin::users.read'

type Handler = (context: Context) => Promise<void>
type Route = { method?: 'GET' | 'POST'; path: string; handler: Handler; isOpen?: boolean }

/** The role that may do everything. */
export const ADMINISTRATOR = 'strapi-super-admin'

/** Whether an administrator is signed in; a token that one of them has made is none. */
export function isAdministrator({ state }: Context): boolean {
  const roles: { code: string }[] = state.user?.roles ?? []
  return Boolean(state.session) && roles.some(({ code }) => code === ADMINISTRATOR)
}

/** Answers to administrators and to nobody else. */
export const forAdministrators =
  (handler: Handler): Handler =>
  async (context) => {
    if (!isAdministrator(context)) throw new errors.ForbiddenError()
    await handler(context)
  }

/**
 * Registers calls for the admin: they ask for the session of somebody who is signed in there, and no API token opens them.
 * Routes in `api/` always belong to the content API. Those that are open are for whoever is about to sign in.
 */
export function registerAdminRoutes(strapi: Core.Strapi, routes: Route[]): void {
  const info = { type: 'admin' as const }
  const configOf = ({ isOpen }: Route) => (isOpen ? { auth: false as const } : { policies: ['admin::isAuthenticatedAdmin'] })
  strapi.server.routes({
    type: 'admin',
    prefix: '',
    routes: routes.map((route) => ({ method: route.method ?? 'GET', path: route.path, handler: route.handler, info, config: configOf(route) })),
  })
}
