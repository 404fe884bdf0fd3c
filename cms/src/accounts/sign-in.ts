import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { registerAdminRoutes } from '../admin-routes'
import { recordAction } from '../audit/record'
import { message } from '../messages'
import { attempt, codeTurns } from './attempts'
import { createSession, giveSession, type Session } from './open-session'
import { beginFactor, confirmFactor, factorRow, isReadable, useCode } from './second-factor'
import { activeUser, stepRefusal, type User } from './step'
import { isCurrent, open, type Step, type Ticket } from './ticket'
import { LONGEST_TYPED, readTypedCode } from './typed-code'

const asked = z.object({ ticket: z.string().max(20_000) })
const answered = asked.extend({ code: z.string().max(LONGEST_TYPED) })

const over = () => new errors.ApplicationError(message('signInAgain'), { code: 'over' })

function parse<S extends z.ZodType>(schema: S, { request }: Context): z.output<S> {
  const { success, data } = schema.safeParse(Object(request).body)
  if (!success) throw new errors.ValidationError('This is malformed.')
  return data
}

/** A ticket that still counts, and whose it is. */
async function opened(sealed: string, step: Step): Promise<{ ticket: Ticket; user: User }> {
  const ticket = open(sealed)
  if (ticket?.step !== step) throw over()
  const user = await activeUser({ id: ticket.userId })
  if (!user || !isCurrent(ticket, user.password, await factorRow(user.id))) throw over()
  return { ticket, user }
}

async function second(context: Context): Promise<void> {
  const { ticket: sealed, code: typed } = parse(answered, context)
  const { ticket, user } = await opened(sealed, 'code')
  const code = readTypedCode(typed)
  const mustEnrol = !(await isReadable(user.id))
  const inOneGo = async (): Promise<Session | 'enrol' | null> =>
    strapi.db.transaction(async () => {
      const used = await useCode(user.id, code, ticket.factor.version)
      if (used === null) return null
      if (used === 'recovery code') await recordAction({ action: 'recoveryCodeUsed', user })
      if (mustEnrol) return 'enrol'
      await recordAction({ action: 'signIn', user })
      return createSession(context, user, ticket.device)
    })
  const passed = await attempt(user, inOneGo, codeTurns(context, user.id, ticket.factor))
  if (passed === 'enrol') throw await stepRefusal(user, 'enrol', ticket.device)
  await giveSession(context, passed)
}

async function begin(context: Context): Promise<void> {
  const { user } = await opened(parse(asked, context).ticket, 'enrol')
  context.body = { data: await beginFactor(user) }
}

async function enrol(context: Context): Promise<void> {
  const { ticket: sealed, code: typed } = parse(answered, context)
  const { ticket, user } = await opened(sealed, 'enrol')
  const code = readTypedCode(typed)
  const inOneGo = async (): Promise<{ recoveryCodes: string[]; session: Session } | null> =>
    strapi.db.transaction(async () => {
      const recoveryCodes = await confirmFactor(user.id, code, ticket.factor.version)
      if (recoveryCodes === null) return null
      await recordAction({ action: 'secondFactorOn', user })
      await recordAction({ action: 'signIn', user })
      return { recoveryCodes, session: await createSession(context, user, ticket.device) }
    })
  const { recoveryCodes, session } = await attempt(user, inOneGo, codeTurns(context, user.id, ticket.factor))
  await giveSession(context, session, { recoveryCodes })
}

/**
 * For those who hold the ticket that the right password was answered with: `POST /second-step` takes a code and opens the session,
 * `POST /second-step/begin` and `…/enrol` set the second step up where a role requires it.
 */
export function registerSecondStep(strapi: Core.Strapi): void {
  registerAdminRoutes(strapi, [
    { method: 'POST', path: '/second-step', handler: second, isOpen: true },
    { method: 'POST', path: '/second-step/begin', handler: begin, isOpen: true },
    { method: 'POST', path: '/second-step/enrol', handler: enrol, isOpen: true },
  ])
}
