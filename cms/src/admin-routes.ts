import type { Core, UID } from '@strapi/strapi'
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

/**
 * Gives what asks whether somebody may do something with a document of this type, or with it at all: within the conditions of their role, as
 * Strapi's own pages ask.
 */
export const checkerOf = ({ state }: Context, uid: string) =>
  strapi.plugin('content-manager').service('permission-checker').create({ userAbility: state.userAbility, model: uid })

/** The row of a document, for those who may read it. Throws for others, and where there is none. */
export async function readableRow(context: Context, uid: UID.ContentType, documentId: string): Promise<Record<string, unknown>> {
  const checker = checkerOf(context, uid)
  if (checker.cannot.read()) throw new errors.ForbiddenError()
  const row: Record<string, unknown> | null = await strapi.db.query(uid).findOne({ where: { documentId } })
  if (!row) throw new errors.NotFoundError()
  if (checker.cannot.read(row)) throw new errors.ForbiddenError()
  return row
}

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
