import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { recordAction } from '../../audit/record'
import { giveBack, takeTurns, type Turn } from '../../limits'
import { message } from '../../messages'
import { isBlank } from '../../rules/text'
import { hasFactor, useCode } from '../second-factor'
import { LONGEST_TYPED, readTypedCode } from '../typed-code'
import { giveCookie, signInOf } from './cookie'

const schema = z.object({ password: z.string().min(1).max(500), code: z.string().max(LONGEST_TYPED).optional() })

type User = { id: number; password: string | null }
type Wrong = 'password' | 'wrong'

/** Counted for each sign-in: a stolen session that guesses keeps the owner from nothing. */
const turnsOf = (signIn: string): Turn[] => [
  { limit: 'CONTENT_LIMIT_CODE_QUARTER', of: `step-up ${signIn}` },
  { limit: 'CONTENT_LIMIT_CODE_DAY', of: `step-up ${signIn}` },
]

async function wrongIn({ id, password: hash }: User, password: string, code: string | null): Promise<Wrong | null> {
  if (!hash || !(await strapi.service('admin::auth').validatePassword(password, hash))) return 'password'
  if (!(await hasFactor(id))) return null
  return code && (await useCode(id, code)) ? null : 'wrong'
}

/** `POST /own-account/step-up`: the password and, where a second step is set up, a code; then accounts can be changed for five minutes. */
export async function confirmSelf(context: Context): Promise<void> {
  const { success, data } = schema.safeParse(Object(context.request).body)
  if (!success) throw new errors.ValidationError('This is malformed.')
  const code = isBlank(data.code ?? '') ? null : readTypedCode(data.code ?? '')
  const signIn = await signInOf(context)
  if (signIn === null) throw new errors.ForbiddenError()
  const turns = turnsOf(signIn)
  const minutes = Math.ceil((await takeTurns(turns)) / 60)
  if (minutes > 0) throw new errors.RateLimitError(message('codeTries', String(minutes)), { code: 'tries', minutes })
  const user: User = await strapi.db.query('admin::user').findOne({ where: { id: context.state.user.id }, select: ['id', 'password'] })
  const wrong = await wrongIn(user, data.password, code)
  if (wrong) {
    await recordAction({ action: 'stepUpFailed' })
    throw new errors.ApplicationError(message(wrong === 'password' ? 'passwordWrong' : 'codeWrong'), { code: wrong })
  }
  await giveBack(turns)
  giveCookie(context, signIn)
  context.body = { data: { confirmed: true } }
}
