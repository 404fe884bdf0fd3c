import { createHmac } from 'node:crypto'
import type { Context } from 'koa'
import { required } from '../environment'
import { emailKey } from '../rules/text'
import { recordAction } from './record'

/** So many digits are enough to see that the same address was tried again. */
const DIGITS = 16

/** Stands for an address of nobody we know: what a stranger typed may be a password. */
const folded = (address: string): string =>
  createHmac('sha256', required('API_TOKEN_SALT'))
    .update(`sign-in ${emailKey(address)}`)
    .digest('hex')
    .slice(0, DIGITS)

type Account = { id: number; firstname: string | null; lastname: string | null; email: string }

async function accountOf(address: string): Promise<Account | null> {
  return strapi.db.query('admin::user').findOne({ where: { email: { $eqi: address } }, select: ['id', 'firstname', 'lastname', 'email'] })
}

/** Writes down that somebody has tried to sign in, or has asked for a new password: the account where there is one. */
export async function recordAttempt(context: Context, action: 'signInFailed' | 'passwordAsked'): Promise<void> {
  const { email }: { email?: unknown } = Object(Object(context.request).body)
  if (typeof email !== 'string' || !email) return
  const user = await accountOf(email)
  await recordAction({ action, user, detail: user ? undefined : folded(email) })
}
