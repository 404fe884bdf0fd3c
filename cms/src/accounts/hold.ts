import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { message } from '../messages'
import { routeOf } from '../requests/route'
import { hasFactor } from './second-factor'
import { isStrict } from './required'
import { type Held, PATIENCE, seal } from './ticket'

/** Every call of Strapi that opens a session. */
const OPENING = new Set(['/admin/login', '/admin/register', '/admin/register-admin', '/admin/reset-password'])

const answer = z.object({ data: z.object({ token: z.string(), user: z.object({ id: z.number() }) }).loose() })

const SESSION = 'admin::session'

async function stepFor(userId: number): Promise<Held['step'] | null> {
  if (await hasFactor(userId)) return 'code'
  const user: { roles: { id: number; code: string }[] } | null = await strapi.db.query('admin::user').findOne({ where: { id: userId }, populate: ['roles'] })
  return (await isStrict(user?.roles ?? [])) ? 'enrol' : null
}

function sessionOf(token: string): string {
  const { payload } = strapi.sessionManager('admin').validateAccessToken(token)
  if (!payload) throw new Error('A session was opened with a token that does not hold.')
  return payload.sessionId
}

/** Takes the session out of use until the second step is done. */
async function takeOut(sessionId: string): Promise<string> {
  const query = strapi.db.query(SESSION)
  const { expiresAt }: { expiresAt: string | Date } = await query.findOne({ where: { sessionId }, select: ['expiresAt'] })
  await query.updateMany({ where: { sessionId }, data: { status: 'held', expiresAt: new Date(Date.now() + PATIENCE) } })
  return new Date(expiresAt).toISOString()
}

/**
 * Holds back the session that a call has just opened, of those who sign in with a second step: neither its cookie nor its token leaves.
 * Throws what tells the admin to ask for that step.
 */
export async function holdSession(context: Context): Promise<void> {
  if (context.method !== 'POST' || context.status !== 200 || !OPENING.has(routeOf(context))) return
  const { data } = answer.parse(context.body)
  const step = await stepFor(data.user.id)
  if (!step) return
  const sessionId = sessionOf(data.token)
  const expiresAt = await takeOut(sessionId)
  const cookies = [context.response.get('Set-Cookie')].flat().filter(Boolean)
  context.remove('Set-Cookie')
  const ticket = seal({ sessionId, userId: data.user.id, step, expiresAt, cookies, answer: { data } })
  throw new errors.ForbiddenError(message('secondStep'), { code: 'SECOND_STEP', step, ticket })
}

/** Gives a session that was held back to whoever asks, once. False where it is gone. */
export async function releaseSession({ sessionId, expiresAt, cookies }: Held, context: Context): Promise<boolean> {
  const where = { sessionId, status: 'held', expiresAt: { $gt: new Date() } }
  const { count } = await strapi.db.query(SESSION).updateMany({ where, data: { status: 'active', expiresAt: new Date(expiresAt) } })
  if (count === 0) return false
  for (const cookie of cookies) context.append('Set-Cookie', cookie)
  return true
}
