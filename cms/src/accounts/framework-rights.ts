import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { CREATE, isAdministrator, READ, UPDATE } from '../admin-routes'

type Handler = (context: Context, next?: () => Promise<unknown>) => unknown
type Controller = Record<string, Handler>
type May = (context: Context) => boolean

const isType = (uid: unknown): uid is string => typeof uid === 'string' && uid in strapi.contentTypes

/** The fields of a component belong to whatever type has it: there Strapi asks for the right to what is related. */
const mayReadField: May = ({ state, params }) => !isType(params.model) || state.userAbility.can(READ, params.model, params.targetField)

function mayWriteNamed({ state, request }: Context): boolean {
  const { contentTypeUID }: { contentTypeUID?: unknown } = Object(Object(request).body)
  return isType(contentTypeUID) && (state.userAbility.can(CREATE, contentTypeUID) || state.userAbility.can(UPDATE, contentTypeUID))
}

const mayRead: May = ({ state, params }) => isType(params.contentType) && state.userAbility.can(READ, params.contentType)

const mayArrange: May = ({ state }) => state.userAbility.can('plugin::content-manager.components.configure-layout')

/** What Strapi answers to everybody who is signed in, or with a fault in place of a refusal, and who may: by controllers and their actions. */
const RIGHTS: Record<string, Record<string, May>> = {
  'plugin::content-manager.uid': { generateUID: mayWriteNamed, checkUIDAvailability: mayWriteNamed },
  'plugin::content-manager.relations': { findAvailable: mayReadField, findExisting: mayReadField },
  'plugin::content-manager.preview': { getPreviewUrl: mayRead },
  'plugin::content-manager.components': { updateComponentConfiguration: mayArrange },
  // A mail to anybody, with any words, in our name.
  'plugin::email.email': { send: isAdministrator },
  'plugin::i18n.settings': { updateSettings: isAdministrator },
  // It refuses addresses of our own network, but follows where a permitted one leads. The media library asks the browser for such files.
  'plugin::upload.admin-upload': { uploadFromUrls: () => false },
}

const asked =
  (controller: Controller, action: string, may: May): Handler =>
  (context, next) => {
    if (!may(context)) throw new errors.ForbiddenError()
    return controller[action]?.(context, next)
  }

/** Asks for a right where Strapi forgets to. (docs/decisions/every-role-every-call.md) */
export function requireRights(strapi: Core.Strapi): void {
  for (const [uid, actions] of Object.entries(RIGHTS)) {
    strapi.get('controllers').extend(uid, (controller: Controller) => ({
      ...controller,
      ...Object.fromEntries(Object.entries(actions).map(([action, may]) => [action, asked(controller, action, may)])),
    }))
  }
}
