import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { message } from '../../messages'
import { bytesOf, LONGEST, normalized, type PasswordProblem, problemOf, SHORTEST, weaknessOf } from './rules'

type Handler = (context: Context, next?: () => Promise<unknown>) => unknown
type Controller = Record<string, Handler>
type Fields = Record<string, unknown>
type Account = { email?: unknown; firstname?: unknown; lastname?: unknown; username?: unknown }

/** Throws why a password was refused, in the form in which Strapi's pages show it beside the field. */
function refuse(problem: PasswordProblem | null, password: string): void {
  if (!problem) return
  const text = message(problem, ...(problem === 'passwordShort' ? [String(SHORTEST)] : [String(LONGEST), String(bytesOf(password))]))
  throw new errors.ValidationError(text, { errors: [{ path: ['password'], message: text, name: 'ValidationError' }] })
}

/** Throws why an account cannot have a password. */
export async function requireGoodPassword(typed: string, account: Account): Promise<void> {
  const password = normalized(typed)
  const own = [account.email, account.firstname, account.lastname, account.username].filter((text) => typeof text === 'string')
  refuse(await problemOf(password, own), password)
}

type Credentials = { email: string; password: string }

type Auth = {
  hashPassword: (password: string) => Promise<string>
  validatePassword: (password: string, hash: string) => Promise<boolean>
  checkCredentials: (credentials: Credentials) => Promise<[unknown, unknown, unknown?]>
}

const bodyOf = ({ request }: Context): Fields => Object(Object(request).body)

/** The account of a token, which may be anything as it comes from outside. */
const accountBy = async (field: 'id' | 'registrationToken' | 'resetPasswordToken', value: unknown): Promise<Account> =>
  (typeof value === 'string' && value !== '' && (await strapi.db.query('admin::user').findOne({ where: { [field]: value } }))) || {}

/** Where a password is set over HTTP: the new one, and whose it is. */
const SETTING: Record<string, Record<string, (context: Context) => Promise<{ password: unknown; account: Account }>>> = {
  'admin::authenticated-user': {
    updateMe: async (context) => ({ password: bodyOf(context).password, account: { ...context.state.user, ...bodyOf(context) } }),
  },
  'admin::user': {
    update: async (context) => ({ password: bodyOf(context).password, account: { ...(await accountBy('id', context.params.id)), ...bodyOf(context) } }),
  },
  'admin::authentication': {
    register: async (context) => {
      const { registrationToken, userInfo } = bodyOf(context)
      const { password, ...given } = Object(userInfo)
      return { password, account: { ...(await accountBy('registrationToken', registrationToken)), ...given } }
    },
    registerAdmin: async (context) => ({ password: bodyOf(context).password, account: bodyOf(context) }),
    resetPassword: async (context) => {
      const { password, resetPasswordToken } = bodyOf(context)
      return { password, account: await accountBy('resetPasswordToken', resetPasswordToken) }
    },
  },
}

function extendControllers(strapi: Core.Strapi): void {
  for (const [uid, actions] of Object.entries(SETTING)) {
    strapi.get('controllers').extend(uid, (controller: Controller) => {
      const asked = Object.entries(actions).map(([action, read]): [string, Handler] => [
        action,
        async (context, next) => {
          const { password, account } = await read(context)
          if (typeof password === 'string' && password !== '') await requireGoodPassword(password, account)
          return controller[action]?.(context, next)
        },
      ])
      return { ...controller, ...Object.fromEntries(asked) }
    })
  }
}

/** Tries a password as it was typed, as older ones were kept, and in its normal form. */
async function inBothForms<T>(typed: string, attempt: (password: string) => Promise<T>, isRight: (outcome: T) => boolean): Promise<T> {
  const first = await attempt(typed)
  return isRight(first) || normalized(typed) === typed ? first : attempt(normalized(typed))
}

/**
 * Refuses weak passwords wherever one is set: all ways that there are, those of Strapi's command line too, lead through the hash, and what is
 * hashed is the normal form. Before that the routes ask once more, where it is known whose password it is.
 */
export function requireGoodPasswords(strapi: Core.Strapi): void {
  extendControllers(strapi)
  strapi.get('services').extend('admin::auth', (auth: Auth) => ({
    ...auth,
    async hashPassword(typed: string) {
      const password = normalized(typed)
      refuse(await weaknessOf(password), password)
      return auth.hashPassword(password)
    },
    validatePassword: (password: string, hash: string) => inBothForms(password, (tried) => auth.validatePassword(tried, hash), Boolean),
    checkCredentials: ({ email, password }: Credentials) =>
      inBothForms(
        password,
        (tried) => auth.checkCredentials({ email, password: tried }),
        ([, user]) => Boolean(user),
      ),
  }))
}
