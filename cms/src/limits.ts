import { createHmac } from 'node:crypto'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { required, wholeNumber } from './environment'
import { noteRefusal } from './refusals'
import { sharedStore } from './redis'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How often something may happen, by the variable that changes it. */
const LIMITS = {
  /** Submissions of one form by one address. */
  CONTENT_LIMIT_EMAIL_HOUR: { points: 5, duration: HOUR },
  /** Submissions of all forms by one address. */
  CONTENT_LIMIT_EMAIL_DAY: { points: 20, duration: DAY },
  /** Submissions of one form by everybody: against floods. */
  CONTENT_LIMIT_FORM_MINUTE: { points: 600, duration: MINUTE },
  /** New verification mails to one address. */
  CONTENT_LIMIT_RESEND_MINUTE: { points: 1, duration: MINUTE },
  CONTENT_LIMIT_RESEND_DAY: { points: 5, duration: DAY },
  /** Questions whether an address has applied: about one address, and by one visitor. */
  CONTENT_LIMIT_DUPLICATE_EMAIL_HOUR: { points: 10, duration: HOUR },
  CONTENT_LIMIT_DUPLICATE_VISITOR_HOUR: { points: 30, duration: HOUR },
  /** Wrong links and codes of mails, from all senders together; right ones are not counted. */
  CONTENT_LIMIT_VERIFY_MINUTE: { points: 600, duration: MINUTE },
  /** Calls of the phones at one door of an event. */
  CONTENT_LIMIT_DOOR_MINUTE: { points: 600, duration: MINUTE },
  /** Looks at what the sender's domain says, by everybody. */
  CONTENT_LIMIT_SENDER_CHECK_MINUTE: { points: 6, duration: MINUTE },
  /** Test mails to one account. */
  CONTENT_LIMIT_TEST_MAIL_HOUR: { points: 20, duration: HOUR },
  /** Wrong passwords: of one account by one address, of one account by all addresses, and of all accounts by one address. */
  CONTENT_LIMIT_SIGN_IN: { points: 5, duration: 5 * MINUTE },
  CONTENT_LIMIT_SIGN_IN_ACCOUNT: { points: 20, duration: HOUR / 4 },
  CONTENT_LIMIT_SIGN_IN_ADDRESS: { points: 50, duration: HOUR / 4 },
  /** Requests for a new password: for one address of mail, and by one address. */
  CONTENT_LIMIT_RESET_EMAIL_HOUR: { points: 5, duration: HOUR },
  CONTENT_LIMIT_RESET_ADDRESS_HOUR: { points: 20, duration: HOUR },
  /** Wrong codes in the second step of one account. */
  CONTENT_LIMIT_CODE_QUARTER: { points: 5, duration: HOUR / 4 },
  CONTENT_LIMIT_CODE_DAY: { points: 20, duration: DAY },
} as const

export type Limit = keyof typeof LIMITS

/** A turn that somebody wants to take: `of` is who or what is counted. */
export type Turn = { limit: Limit; of: string }

const limiters = new Map<Limit, RateLimiterAbstract>()

/** Counts for all processes in Redis where there is one, and in the memory of this one else, or while that is away: a restart forgets then. */
function makeLimiter(limit: Limit): RateLimiterAbstract {
  const { points, duration } = LIMITS[limit]
  const options = { points: wholeNumber(limit, points), duration }
  const alone = new RateLimiterMemory({ ...options, keyPrefix: limit })
  const storeClient = sharedStore()
  if (!storeClient) return alone
  return new RateLimiterRedis({ ...options, keyPrefix: `imar:cms:${limit}`, storeClient, rejectIfRedisNotReady: true, insuranceLimiter: alone })
}

function limiterOf(limit: Limit): RateLimiterAbstract {
  const limiter = limiters.get(limit) ?? makeLimiter(limit)
  limiters.set(limit, limiter)
  return limiter
}

/** Stands for who is counted, so that no address lies in Redis. */
const keyOf = (of: string) => createHmac('sha256', required('API_TOKEN_SALT')).update(of).digest('base64url')

/** The seconds to wait, or 0 for a turn taken. */
async function take({ limit, of }: Turn): Promise<number> {
  try {
    await limiterOf(limit).consume(keyOf(of))
    return 0
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    throw refused
  }
}

/** Gives back turns that led to nothing. */
export async function giveBack(turns: readonly Turn[]): Promise<void> {
  await Promise.all(turns.map(({ limit, of }) => limiterOf(limit).reward(keyOf(of))))
}

/** Takes all turns in this order, or none. Gives the seconds to wait: 0 for taken. */
export async function takeTurns(turns: readonly Turn[]): Promise<number> {
  for (const [index, turn] of turns.entries()) {
    const wait = await take(turn)
    if (wait === 0) continue
    noteRefusal(turn.limit)
    await giveBack(turns.slice(0, index + 1))
    return wait
  }
  return 0
}
