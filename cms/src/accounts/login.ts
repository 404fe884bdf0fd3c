import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { recordAction } from '../audit/record'
import { giveBack } from '../limits'
import { message } from '../messages'
import { passwordTurns, resetTurns, takeOrRefuse } from './attempts'
import { createSession, giveSession, guardSessions } from './open-session'
import { userWith } from './password'
import { endSessions } from './sessions'
import { activeUser, stepFor, stepRefusal, type User } from './step'
import type { Device } from './ticket'

const LONGEST_EMAIL = 320
const LONGEST_PASSWORD = 1000

const deviceSchema = z
  .object({ deviceId: z.guid().nullish(), rememberMe: z.boolean().nullish() })
  .transform(({ deviceId, rememberMe }): Device => ({ deviceId: deviceId ?? randomUUID(), isRemembered: rememberMe ?? false }))

const credentials = z.object({ email: z.string().trim().min(1).max(LONGEST_EMAIL), password: z.string().min(1).max(LONGEST_PASSWORD) })
const addressed = z.object({ email: z.email().max(LONGEST_EMAIL) })

function parse<S extends z.ZodType>(schema: S, { request }: Context): z.output<S> {
  const { success, data } = schema.safeParse(Object(request).body)
  if (!success) throw new errors.ValidationError('This is malformed.')
  return data
}

/** Opens a session where the password is enough. */
async function openByPassword(context: Context, user: User, device: Device): Promise<void> {
  const session = await strapi.db.transaction(async () => {
    await recordAction({ action: 'signIn', user })
    return createSession(context, user, device)
  })
  await giveSession(context, session)
}

/** `POST /admin/login`: checks the password. The session of an account that owes a second step is created by that step. */
async function login(context: Context): Promise<void> {
  const { email, password } = parse(credentials, context)
  const device = parse(deviceSchema, context)
  const account: { id: number } | null = await strapi.db.query('admin::user').findOne({ where: { email: email.toLowerCase() }, select: ['id'] })
  const turns = passwordTurns(context, email, account?.id)
  await takeOrRefuse(turns)
  const user = await userWith(email, password)
  if (!user) throw new errors.ApplicationError(message('signInWrong'))
  await giveBack(turns)
  const step = await stepFor(user.id)
  if (step) throw await stepRefusal(user, step, device)
  await openByPassword(context, user, device)
}

/**
 * `POST /admin/forgot-password`: answers before it looks for the account, as a mail takes longer than none. One that asks too often is told
 * so by its address and by what it asks for, be there such an account or not.
 */
async function forgotPassword(context: Context): Promise<void> {
  const { email } = parse(addressed, context)
  await takeOrRefuse(resetTurns(context, email))
  context.status = 204
  setImmediate(() => {
    Promise.resolve(strapi.service('admin::auth').forgotPassword({ email: email.toLowerCase() })).catch((error: unknown) => {
      strapi.log.error(`A mail for a new password could not be sent: ${error instanceof Error ? error.name : 'unknown'}`)
    })
  })
}

type Account = { id: number }
type Work = (...given: unknown[]) => Promise<Account>

/** Throws the ticket for the second step where an account owes one, in a call of Strapi that would open its session next. */
async function askBeforeSession({ id }: Account, action: 'registered' | 'passwordReset' | 'userMade'): Promise<void> {
  const step = await stepFor(id)
  const context = strapi.requestContext.get()
  if (!step || !context) return
  const user = await activeUser({ id })
  if (!user) throw new errors.UnauthorizedError()
  await recordAction({ action, user, uid: 'admin::user', documentId: String(id) })
  throw await stepRefusal(user, step, parse(deviceSchema, context))
}

const thenAsk =
  (work: Work, action: 'registered' | 'userMade'): Work =>
  async (...given) => {
    const account = await work(...given)
    await askBeforeSession(account, action)
    return account
  }

/** A new password ends every session in the same transaction. */
const resetThenAsk =
  (work: Work): Work =>
  async (...given) => {
    const account = await strapi.db.transaction(async () => {
      const changed = await work(...given)
      await endSessions(changed.id)
      return changed
    })
    await askBeforeSession(account, 'passwordReset')
    return account
  }

type Services = Record<string, Work>

function wrapped(services: Services, name: string, wrap: (work: Work) => Work): Services {
  const work = services[name]
  if (!work) throw new Error(`Strapi has no service ${name} any more: look at cms/src/accounts/login.ts.`)
  return { ...services, [name]: wrap(work) }
}

type Handler = (context: Context, next?: () => Promise<unknown>) => unknown
type Controller = Record<string, Handler>

/** Keeps the cookie of a session out of every answer that opens none: Strapi sets it before its last query. */
const withCookieIfDone =
  (handler: Handler): Handler =>
  async (context, next) => {
    try {
      await handler(context, next)
    } finally {
      if (context.status !== 200) context.remove('Set-Cookie')
    }
  }

const OPENING = ['register', 'registerAdmin', 'resetPassword', 'accessToken']

function takeOver(controller: Controller): Controller {
  const opening = Object.fromEntries(OPENING.flatMap((name) => (controller[name] ? [[name, withCookieIfDone(controller[name])]] : [])))
  if (!controller.login || !controller.forgotPassword || Object.keys(opening).length < OPENING.length)
    throw new Error('Strapi signs in elsewhere now: look at cms/src/accounts/login.ts.')
  return { ...controller, ...opening, login, forgotPassword }
}

/**
 * Takes over Strapi's calls that open a session: signing in altogether, and accepting an invitation, making the first administrator and setting
 * a new password between their work and their session.
 */
export function takeOverSignIn(strapi: Core.Strapi): void {
  strapi.get('controllers').extend('admin::authentication', takeOver)
  const services = strapi.get('services')
  services.extend('admin::user', (user: Services) =>
    wrapped(
      wrapped(user, 'register', (work) => thenAsk(work, 'registered')),
      'createFirstAdmin',
      (work) => thenAsk(work, 'userMade'),
    ),
  )
  services.extend('admin::auth', (auth: Services) => wrapped(auth, 'resetPassword', resetThenAsk))
  guardSessions(strapi)
}
