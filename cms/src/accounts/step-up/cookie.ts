import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'koa'
import { required } from '../../environment'

const NAME = 'imar_step_up'

/** Milliseconds for which one confirmation holds. */
const HOLDS = 5 * 60 * 1000

const PARTS = /^([0-9a-z]{1,9})\.([\w-]{43})$/

type Row = { deviceId: string }

/**
 * The sign-in to which a confirmation is bound: the device, as a session gets a new id whenever its token is renewed. Null of a call that
 * comes by a token and not by a session.
 */
export async function signInOf({ state }: Context): Promise<string | null> {
  if (!state.session) return null
  const row: Row | null = await strapi.db.query('admin::session').findOne({ where: { sessionId: state.session.id }, select: ['deviceId'] })
  return row && `${state.user.id} ${row.deviceId}`
}

const sign = (signIn: string, until: string): string =>
  createHmac('sha256', required('ADMIN_JWT_SECRET')).update(`step-up ${signIn} ${until}`).digest('base64url')

/** Lets the sign-in change accounts for a while. The cookie is of no use with another sign-in, and the sign-in of none without the cookie. */
export function giveCookie(context: Context, signIn: string): void {
  const until = Math.floor((Date.now() + HOLDS) / 1000).toString(36)
  const options = { httpOnly: true, sameSite: 'strict', secure: context.secure, signed: false, overwrite: true, path: '/', maxAge: HOLDS } as const
  context.cookies.set(NAME, `${until}.${sign(signIn, until)}`, options)
}

/** Whether a call carries the confirmation of this sign-in. */
export function hasCookie(context: Context, signIn: string): boolean {
  const [, until = '', signature = ''] = PARTS.exec(context.cookies.get(NAME, { signed: false }) ?? '') ?? []
  if (!signature || !timingSafeEqual(Buffer.from(signature), Buffer.from(sign(signIn, until)))) return false
  return Number.parseInt(until, 36) * 1000 > Date.now()
}
