import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { hasSteppedUp, requireStepUp } from './require'

type Handler = (context: Context, next?: () => Promise<unknown>) => unknown
type Controller = Record<string, Handler>
type Fields = Record<string, unknown>
type When = (context: Context) => boolean | Promise<boolean>

const always: When = () => true

const bodyOf = ({ request }: Context): Fields => Object(Object(request).body)

const asAddress = (value: unknown): string => String(value).trim().toLowerCase()

type Account = { email: string; isActive: boolean; roles: { id: number }[] }

/** Which fields differ: the forms of Strapi send all of them, changed or not. */
function changes(body: Fields, { email, isActive, roles }: Account): boolean {
  if (body.password !== undefined && body.password !== '') return true
  if (body.email !== undefined && asAddress(body.email) !== asAddress(email)) return true
  if (body.isActive !== undefined && body.isActive !== isActive) return true
  if (body.roles === undefined) return false
  const given = Array.isArray(body.roles) ? body.roles.map(String).sort() : null
  return JSON.stringify(given) !== JSON.stringify(roles.map(({ id }) => String(id)).sort())
}

async function changesAccount(context: Context, id: unknown): Promise<boolean> {
  const account: Account | null = await strapi.db.query('admin::user').findOne({ where: { id }, populate: ['roles'] })
  return account === null || changes(bodyOf(context), account)
}

const changesOwn: When = (context) => changesAccount(context, context.state.user.id)
const changesOther: When = (context) => changesAccount(context, context.params.id)
const endsAnother: When = ({ params, state }) => params.sessionId !== state.session?.id

/**
 * What a stolen session would take an account over with, or would come back by after it has ended: accounts, roles, tokens, and where the
 * service sends what happens. By the controllers of Strapi and their actions.
 */
export const STEPPED_UP: Record<string, Record<string, When>> = {
  'admin::authenticated-user': { updateMe: changesOwn },
  'admin::authenticated-session': { revokeAll: always, revoke: endsAnother },
  'admin::user': { create: always, update: changesOther, deleteOne: always, deleteMany: always },
  'admin::role': { create: always, update: always, updatePermissions: always, deleteOne: always, deleteMany: always },
  'admin::api-token': { create: always, update: always, regenerate: always, revoke: always },
  'admin::admin-token': { create: always, update: always, regenerate: always, revoke: always },
  'admin::transfer': { 'token-create': always, 'token-update': always, 'token-regenerate': always, 'token-revoke': always },
  'admin::webhooks': { createWebhook: always, updateWebhook: always, deleteWebhook: always, deleteWebhooks: always },
}

const asked =
  (controller: Controller, action: string, when: When): Handler =>
  async (context, next) => {
    if (await when(context)) await requireStepUp(context)
    return controller[action]?.(context, next)
  }

/** The key of a token that is there already. */
const WITH_KEY: Record<string, string> = { 'admin::api-token': 'get', 'admin::admin-token': 'get' }

/** Leaves the key of a token out of the answer: who reads it keeps the way in. */
const withoutKey =
  (controller: Controller, action: string): Handler =>
  async (context, next) => {
    await controller[action]?.(context, next)
    const { data } = Object(context.body)
    if (data && 'accessKey' in data && !(await hasSteppedUp(context))) context.body = { data: { ...data, accessKey: undefined } }
  }

/** Asks for the password and the second step again where Strapi's own routes change accounts, or what opens the service. */
export function requireStepUpOfStrapi(strapi: Core.Strapi): void {
  const controllers = strapi.get('controllers')
  for (const [uid, actions] of Object.entries(STEPPED_UP)) {
    controllers.extend(uid, (controller: Controller) => {
      const missing = Object.keys(actions).find((action) => typeof controller[action] !== 'function')
      if (missing) throw new Error(`Strapi has no ${uid}.${missing} any more: look at cms/src/accounts/step-up/framework.ts.`)
      return { ...controller, ...Object.fromEntries(Object.entries(actions).map(([action, when]) => [action, asked(controller, action, when)])) }
    })
  }
  for (const [uid, action] of Object.entries(WITH_KEY)) {
    controllers.extend(uid, (controller: Controller) => ({ ...controller, [action]: withoutKey(controller, action) }))
  }
}
