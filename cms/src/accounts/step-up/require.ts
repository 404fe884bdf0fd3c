import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { message } from '../../messages'
import { hasFactor } from '../second-factor'
import { hasCookie, signInOf } from './cookie'

/** Whether the account that asks has confirmed a moment ago, with its password and second step, that it is itself. */
export async function hasSteppedUp(context: Context): Promise<boolean> {
  const signIn = await signInOf(context)
  return signIn !== null && hasCookie(context, signIn)
}

/**
 * Throws what tells the admin to ask for the password and the second step again. A session alone, stolen or left open, then takes no account
 * over. A token cannot confirm anything and is refused.
 */
export async function requireStepUp(context: Context): Promise<void> {
  if (await hasSteppedUp(context)) return
  if (!context.state.session) throw new errors.ForbiddenError()
  // Of all refusals, this class alone keeps its message and details on the way out.
  throw new errors.PolicyError(message('stepUp'), { code: 'STEP_UP', needsCode: await hasFactor(context.state.user.id) })
}

/** The same before a handler. */
export const steppedUp =
  (handler: (context: Context) => Promise<void>) =>
  async (context: Context): Promise<void> => {
    await requireStepUp(context)
    await handler(context)
  }
