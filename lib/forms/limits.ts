import 'server-only'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '@/lib/env'
import { MAX_FILES } from './file-kinds'
import { keyedDigest } from './keyed-digest'

const HOUR = 60 * 60
const MINUTE = 60

export type Turn = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/** One limit and what it counts; the key tells nothing of an address. */
type Gate = { limiter: RateLimiterMemory; key: string }

function makeLimiters() {
  const { LIMIT_PER_ADDRESS, LIMIT_CONFIRMED, LIMIT_PER_EMAIL, LIMIT_PER_FORM, LIMIT_SEARCHES } = env()
  const perHour = (points: number) => new RateLimiterMemory({ points, duration: HOUR })
  return {
    address: perHour(LIMIT_PER_ADDRESS),
    confirmed: perHour(LIMIT_CONFIRMED),
    email: perHour(LIMIT_PER_EMAIL),
    form: perHour(LIMIT_PER_FORM),
    file: perHour(LIMIT_PER_ADDRESS * MAX_FILES),
    search: new RateLimiterMemory({ points: LIMIT_SEARCHES, duration: MINUTE }),
  }
}

let made: ReturnType<typeof makeLimiters> | undefined

function gate(limit: keyof ReturnType<typeof makeLimiters>, ...parts: string[]): Gate {
  made ??= makeLimiters()
  return { limiter: made[limit], key: keyedDigest('limit', limit, ...parts) }
}

const seconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000))

async function secondsUntilFree({ limiter, key }: Gate): Promise<number> {
  const state = await limiter.get(key)
  return state && state.remainingPoints <= 0 ? seconds(state.msBeforeNext) : 0
}

/** The seconds to wait, or 0 for a turn taken. */
async function take({ limiter, key }: Gate): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return seconds(refused.msBeforeNext)
    throw refused
  }
}

/** Through all gates or none: who is stopped at one uses up nothing of the others. */
async function pass(gates: Gate[]): Promise<Turn> {
  // Asked first, because a question remembers nothing: a flood from ever new addresses must not fill the memory.
  let wait = Math.max(...(await Promise.all(gates.map(secondsUntilFree))))
  if (wait === 0) {
    wait = Math.max(...(await Promise.all(gates.map(take))))
    if (wait > 0) await Promise.all(gates.map(({ limiter, key }) => limiter.reward(key)))
  }
  return wait === 0 ? { allowed: true } : { allowed: false, retryAfterSeconds: wait }
}

export type Sender = { form: string; address: string; isConfirmed?: boolean }

/** Lets a form in, or says when to come again: generous for an address, as a whole camp may share one, and for the form as a whole. */
export function takeTurn({ form, address, isConfirmed = false }: Sender): Promise<Turn> {
  return pass([gate('address', form, address), gate('form', form), ...(isConfirmed ? [gate('confirmed', form, address)] : [])])
}

/** The tight limit of one e-mail address, however it is written: for what is sent to the content service, not for what has mistakes. */
export function takeEmailTurn({ form, email }: { form: string; email: string }): Promise<Turn> {
  return pass([gate('email', form, email.normalize('NFKC').replace(/\s+/g, '').toLowerCase())])
}

/** Lets in a file that is sent by itself: as many as the forms of this address may carry. */
export function takeFileTurn({ form, address }: Sender): Promise<Turn> {
  return pass([gate('file', form, address)])
}

/** A search or a filtered list, each of which is made for its visitor alone. */
export function takeSearchTurn(address: string): Promise<Turn> {
  return pass([gate('search', address)])
}
