import { AsyncLocalStorage } from 'node:async_hooks'
import type { Core } from '@strapi/strapi'
import { buildSessionMetadata, errors } from '@strapi/utils'
import type { Context } from 'koa'
import { message } from '../messages'
import { routeOf } from '../requests/route'
import { rememberDevice } from './known-device'
import { stepFor, type User } from './step'
import type { Device } from './ticket'

const SESSION = 'admin::session'
const COOKIE = 'strapi_admin_refresh'

/** A session that was created and not given to the browser yet. */
export type Session = { refreshToken: string; sessionId: string; until: string; user: User; device: Device }

/** The account whose sign-in is complete, while its session is created. */
const complete = new AsyncLocalStorage<number>()

/**
 * Creates a session. To be called within the transaction that uses up the code: either both are kept or neither. The answer gets the session
 * from `giveSession`, after the transaction.
 */
export async function createSession(context: Context, user: User, device: Device): Promise<Session> {
  const options = { type: device.isRemembered ? 'refresh' : 'session', metadata: buildSessionMetadata({ userAgent: context.get('user-agent') }) } as const
  const created = await complete.run(user.id, () => strapi.sessionManager('admin').generateRefreshToken(String(user.id), device.deviceId, options))
  return { refreshToken: created.token, sessionId: created.sessionId, until: created.absoluteExpiresAt, user, device }
}

/** A token for the admin. A session whose token cannot be made, or that was not kept, is ended. */
async function accessTokenOf({ refreshToken, sessionId, user }: Session): Promise<string> {
  const manager = strapi.sessionManager('admin')
  try {
    const access = await manager.generateAccessToken(refreshToken)
    if ('error' in access) throw new Error('A session was not kept.')
    return access.token
  } catch (error) {
    await manager.revokeSessionById(String(user.id), sessionId).catch(() => undefined)
    throw error
  }
}

const seconds = (name: string, otherwise: number): number => Number(strapi.config.get(`admin.auth.sessions.${name}`, otherwise))

/** The attributes that Strapi gives this cookie when it renews a session. (tests/cms/sign-in.test.ts compares them.) */
function cookieOptions({ secure }: Context, { device, until }: Session) {
  const options = { httpOnly: true, secure: process.env.NODE_ENV === 'production' && secure, overwrite: true, path: '/admin', sameSite: 'lax' } as const
  if (!device.isRemembered) return options
  const idle = Date.now() + seconds('idleRefreshTokenLifespan', 14 * 24 * 60 * 60) * 1000
  return { ...options, expires: new Date(Math.min(idle, new Date(until).getTime())) }
}

/** Answers with a session, as Strapi's own calls do. It is the last thing that a sign-in does. */
export async function giveSession(context: Context, session: Session, more: Record<string, unknown> = {}): Promise<void> {
  const token = await accessTokenOf(session)
  rememberDevice(context, session.user.id)
  context.cookies.set(COOKIE, session.refreshToken, cookieOptions(context, session))
  context.body = { data: { token, accessToken: token, user: strapi.service('admin::user').sanitizeUser(session.user), ...more } }
}

/** Strapi's call that continues a session by another row. */
function isRenewal(): boolean {
  const context = strapi.requestContext.get()
  return context !== undefined && routeOf(context) === '/admin/access-token'
}

type Row = { userId: string; origin: string }

/**
 * Refuses the session of an account that owes a second step, whichever call would create it, before its row is written: a query that fails
 * here leaves no session behind.
 */
export function guardSessions(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [SESSION],
    async beforeCreate({ params }) {
      const { userId, origin }: Row = Object(params.data)
      if (origin !== 'admin' || complete.getStore() === Number(userId) || isRenewal()) return
      if (await stepFor(Number(userId))) throw new errors.PolicyError(message('secondStep'))
    },
  })
}
