import 'server-only'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { sharedRedis } from '@/lib/redis'
import { env } from '@/lib/env'
import { tallies } from '@/lib/tallies'
import { emailKey } from '@/rules/text'
import { keyedDigest } from './keyed-digest'

const HOUR = 60 * 60
const MINUTE = 60

/** Of an hour's attempts, so many within one minute: who has reached that waits a minute and not an hour. */
const AT_ONCE = 0.1

const MEGABYTE = 1024 * 1024

/** Files are counted in such shares of a megabyte, as parts of them may be small. */
const SHARES = 16

export type Refused = { allowed: false; retryAfterSeconds: number }
export type Turn = { allowed: true; giveBack: () => Promise<void> } | Refused

/** One limit and what it counts; the key tells nothing of an address. */
type Gate = { limiter: RateLimiterAbstract; key: string; points: number }

/** Counts for all processes of the site, and for this one while Redis is away. The keys tell the limits apart. */
function limiterOf(limit: { points: number; duration: number }): RateLimiterAbstract {
  const memory = new RateLimiterMemory(limit)
  const redis = sharedRedis()
  if (!redis) return memory
  return new RateLimiterRedis({ ...limit, storeClient: redis, keyPrefix: 'limit', insuranceLimiter: memory, rejectIfRedisNotReady: true })
}

function makeLimiters() {
  const { LIMIT_ATTEMPTS, LIMIT_PER_ADDRESS, LIMIT_CONFIRMED, LIMIT_PER_EMAIL, LIMIT_PER_FORM, LIMIT_UPLOAD_MB, LIMIT_SEARCHES, LIMIT_MEASURES } = env()
  const perHour = (points: number) => limiterOf({ points, duration: HOUR })
  const perMinute = (points: number) => limiterOf({ points, duration: MINUTE })
  return {
    attempts: perHour(LIMIT_ATTEMPTS),
    attemptsAtOnce: perMinute(Math.ceil(LIMIT_ATTEMPTS * AT_ONCE)),
    address: perHour(LIMIT_PER_ADDRESS),
    confirmed: perHour(LIMIT_CONFIRMED),
    email: perHour(LIMIT_PER_EMAIL),
    form: perHour(LIMIT_PER_FORM),
    upload: perHour(LIMIT_UPLOAD_MB * SHARES),
    search: perMinute(LIMIT_SEARCHES),
    measure: perMinute(LIMIT_MEASURES),
  }
}

let made: ReturnType<typeof makeLimiters> | undefined

function gate(limit: keyof ReturnType<typeof makeLimiters>, ...parts: string[]): Gate {
  made ??= makeLimiters()
  return { limiter: made[limit], key: keyedDigest('limit', limit, ...parts), points: 1 }
}

const seconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000))

async function secondsUntilFree({ limiter, key, points }: Gate): Promise<number> {
  const state = await limiter.get(key)
  return state && state.remainingPoints < points ? seconds(state.msBeforeNext) : 0
}

/** The seconds to wait, or 0 for a turn taken. */
async function take({ limiter, key, points }: Gate): Promise<number> {
  try {
    await limiter.consume(key, points)
    return 0
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return seconds(refused.msBeforeNext)
    throw refused
  }
}

async function giveBack(gates: readonly Gate[]): Promise<void> {
  await Promise.all(gates.map(({ limiter, key, points }) => limiter.reward(key, points)))
}

/** Through all gates or none: who is stopped at one uses up nothing of the others. */
async function pass(gates: Gate[]): Promise<Turn> {
  // Asked first, because a question remembers nothing: a flood from ever new addresses must not fill the memory.
  let wait = Math.max(...(await Promise.all(gates.map(secondsUntilFree))))
  if (wait === 0) {
    wait = Math.max(...(await Promise.all(gates.map(take))))
    if (wait > 0) await giveBack(gates)
  }
  if (wait > 0) tallies.refusals.add('limit')
  return wait === 0 ? { allowed: true, giveBack: () => giveBack(gates) } : { allowed: false, retryAfterSeconds: wait }
}

export type Sender = { form: string; address: string }

/** Lets a form be looked at, or says when to come again: so widely that a whole camp behind one address may make its mistakes. */
export function takeAttempt({ form, address }: Sender): Promise<Turn> {
  return pass([gate('attemptsAtOnce', form, address), gate('attempts', form, address)])
}

export type Submission = Sender & {
  /** Of the sender, if it is anybody's own. */
  email?: string
  /** Without a captcha, on a second page. */
  isConfirmed?: boolean
}

/**
 * Lets a form on to the content service. Tight, and only for what is accepted: the turn of what is refused there is to be given back.
 * An e-mail address counts as one however it is written.
 */
export function takeTurn({ form, address, email, isConfirmed = false }: Submission): Promise<Turn> {
  return pass([
    gate('address', form, address),
    gate('form', form),
    ...(isConfirmed ? [gate('confirmed', form, address)] : []),
    ...(email ? [gate('email', form, emailKey(email))] : []),
  ])
}

const begun = (bytes: number, unit: number) => Math.max(1, Math.ceil(bytes / unit))

/** Lets in files, by their size: every megabyte that one begins counts. */
export function takeFileTurn({ form, address }: Sender, bytes: number): Promise<Turn> {
  return pass([{ ...gate('upload', form, address), points: begun(bytes, MEGABYTE) * SHARES }])
}

/** Lets in a part of a file, by its size. */
export function takePartTurn({ form, address }: Sender, bytes: number): Promise<Turn> {
  return pass([{ ...gate('upload', form, address), points: begun(bytes, MEGABYTE / SHARES) }])
}

/** A search or a filtered list, each of which is made for its visitor alone. */
export function takeSearchTurn(address: string): Promise<Turn> {
  return pass([gate('search', address)])
}

/** What a browser tells of the speed of a page. */
export function takeMeasureTurn(address: string): Promise<Turn> {
  return pass([gate('measure', address)])
}
