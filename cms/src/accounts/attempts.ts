import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { recordAction } from '../audit/record'
import { giveBack, takeTurns, type Turn } from '../limits'
import { message } from '../messages'
import { networkOf } from '../rules/network'
import { knownDevice } from './known-device'
import type { FactorRow } from './second-factor'

type Account = { id: number; firstname?: string | null; lastname?: string | null; email: string }

const ofAddress = (context: Context): Turn => ({ limit: 'CONTENT_LIMIT_SIGN_IN_ADDRESS', of: `sign-in ${networkOf(context.ip)}` })

/**
 * What a try of a password counts as: by one address for one account and for all, and for one account by all addresses. In a browser that
 * the account has used before it counts for that browser alone.
 */
export function passwordTurns(context: Context, email: string, userId: number | undefined): Turn[] {
  const device = knownDevice(context, userId)
  if (device) return [{ limit: 'CONTENT_LIMIT_SIGN_IN', of: `sign-in by ${device}` }]
  const account = email.toLowerCase()
  return [
    { limit: 'CONTENT_LIMIT_SIGN_IN', of: `sign-in ${networkOf(context.ip)} ${account}` },
    ofAddress(context),
    { limit: 'CONTENT_LIMIT_SIGN_IN_ACCOUNT', of: `sign-in ${account}` },
  ]
}

/** What a request for a new password counts as. */
export const resetTurns = (context: Context, email: string): Turn[] => [
  { limit: 'CONTENT_LIMIT_RESET_ADDRESS_HOUR', of: `reset ${networkOf(context.ip)}` },
  { limit: 'CONTENT_LIMIT_RESET_EMAIL_HOUR', of: `reset ${email.toLowerCase()}` },
]

/** What a code of the second step counts as: for one set-up, so that an administrator who resets it lifts the lock too. */
export function codeTurns(context: Context, userId: number, { id }: Pick<FactorRow, 'id'>): Turn[] {
  const device = knownDevice(context, userId)
  const of = device ? `second step ${id} by ${device}` : `second step ${id}`
  const turns: Turn[] = [
    { limit: 'CONTENT_LIMIT_CODE_QUARTER', of },
    { limit: 'CONTENT_LIMIT_CODE_DAY', of },
  ]
  return device ? turns : [...turns, ofAddress(context)]
}

/** Takes turns. Throws what is told to those who have tried too often. */
export async function takeOrRefuse(turns: readonly Turn[]): Promise<void> {
  const minutes = Math.ceil((await takeTurns(turns)) / 60)
  if (minutes > 0) throw new errors.RateLimitError(message('codeTries', String(minutes)), { code: 'tries', minutes })
}

/** Tries a code, so many times: only wrong ones count, and are written down. Throws what is told of a wrong one, or of too many. */
export async function attempt<T>(user: Account, tryCode: () => Promise<T | null>, turns: readonly Turn[]): Promise<T> {
  await takeOrRefuse(turns)
  const passed = await tryCode()
  if (passed === null) {
    await recordAction({ action: 'secondFactorFailed', user })
    throw new errors.ApplicationError(message('codeWrong'), { code: 'wrong' })
  }
  await giveBack(turns)
  return passed
}
