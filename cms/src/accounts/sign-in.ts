import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { registerAdminRoutes } from '../admin-routes'
import { recordAction } from '../audit/record'
import { message } from '../messages'
import { attempt } from './attempts'
import { releaseSession } from './hold'
import { beginFactor, confirmFactor, useCode } from './second-factor'
import { type Held, open } from './ticket'

type User = { id: number; email: string; firstname: string | null; lastname: string | null }

const asked = z.object({ ticket: z.string().max(20_000) })
const answered = asked.extend({ code: z.string().trim().min(1).max(40) })

const over = () => new errors.ApplicationError(message('signInAgain'), { code: 'over' })

function parse<S extends z.ZodType>(schema: S, { request }: Context): z.output<S> {
  const { success, data } = schema.safeParse(Object(request).body)
  if (!success) throw new errors.ValidationError('This is malformed.')
  return data
}

/** The session that a ticket holds, and whose it is. */
async function heldBy(ticket: string, step: Held['step']): Promise<{ held: Held; user: User }> {
  const held = open(ticket)
  if (held?.step !== step) throw over()
  const user: User | null = await strapi.db.query('admin::user').findOne({ where: { id: held.userId, isActive: true } })
  if (!user) throw over()
  return { held, user }
}

async function signIn(context: Context, { held, user }: { held: Held; user: User }, more: Record<string, unknown> = {}): Promise<void> {
  if (!(await releaseSession(held, context))) throw over()
  await recordAction({ action: 'signIn', user })
  context.body = { data: { ...Object(held.answer.data), ...more } }
}

async function second(context: Context): Promise<void> {
  const { ticket, code } = parse(answered, context)
  const { held, user } = await heldBy(ticket, 'code')
  const passed = await attempt(user, () => useCode(user.id, code))
  if (passed === 'recovery code') await recordAction({ action: 'recoveryCodeUsed', user })
  await signIn(context, { held, user })
}

async function begin(context: Context): Promise<void> {
  const { user } = await heldBy(parse(asked, context).ticket, 'enrol')
  context.body = { data: await beginFactor(user) }
}

async function enrol(context: Context): Promise<void> {
  const { ticket, code } = parse(answered, context)
  const { held, user } = await heldBy(ticket, 'enrol')
  const recoveryCodes = await attempt(user, () => confirmFactor(user.id, code))
  await recordAction({ action: 'secondFactorOn', user })
  await signIn(context, { held, user }, { recoveryCodes })
}

/**
 * For whoever has given the right password and holds the ticket that was answered: `POST /second-step` takes a code and opens the session,
 * `POST /second-step/begin` and `…/enrol` set the second step up where a role requires it.
 */
export function registerSecondStep(strapi: Core.Strapi): void {
  registerAdminRoutes(strapi, [
    { method: 'POST', path: '/second-step', handler: second, isOpen: true },
    { method: 'POST', path: '/second-step/begin', handler: begin, isOpen: true },
    { method: 'POST', path: '/second-step/enrol', handler: enrol, isOpen: true },
  ])
}
