import { errors } from '@strapi/utils'
import { recordAction } from '../audit/record'
import { giveBack, takeTurns, type Turn } from '../limits'
import { message } from '../messages'

type Account = { id: number; firstname?: string | null; lastname?: string | null; email: string }

const turnsOf = ({ id }: Account): Turn[] => [
  { limit: 'CONTENT_LIMIT_CODE_QUARTER', of: `second step ${id}` },
  { limit: 'CONTENT_LIMIT_CODE_DAY', of: `second step ${id}` },
]

/**
 * Lets somebody try a code, so many times: only wrong ones count. Throws what they are told of a wrong one, or where there were too many;
 * both are written down.
 */
export async function attempt<T>(user: Account, tryCode: () => Promise<T | null>): Promise<T> {
  const turns = turnsOf(user)
  const wait = await takeTurns(turns)
  if (wait > 0) throw new errors.RateLimitError(message('codeTries', String(Math.ceil(wait / 60))), { code: 'tries', minutes: Math.ceil(wait / 60) })
  const passed = await tryCode()
  if (passed === null) {
    await recordAction({ action: 'secondFactorFailed', user })
    throw new errors.ApplicationError(message('codeWrong'), { code: 'wrong' })
  }
  await giveBack(turns)
  return passed
}
