import 'server-only'
import { Redis } from 'ioredis'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { processState } from '@/lib/framework/process/process-state.mjs'

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    /** What the processes of the site share; null where one is alone. */
    redis?: Redis | null
  }
}

/** Before every key: others may use the same server. */
const PREFIX = 'imar:site:'

/** Nobody waits longer for what others may know. Milliseconds. */
const PATIENCE_MS = 500

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5000

/** A connection that is opened anew until it stands. Meanwhile every command fails at once: who asks goes on alone. */
export function connect(url: string): Redis {
  const redis = new Redis(url, {
    keyPrefix: PREFIX,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 4 * PATIENCE_MS,
    commandTimeout: PATIENCE_MS,
    retryStrategy: (times) => Math.min(FIRST_PAUSE_MS * 2 ** times, LONGEST_PAUSE_MS),
  })
  let isAway = false
  redis.on('ready', () => {
    if (isAway) log.info('Redis is back: the processes of the site share what they know again.')
    isAway = false
  })
  redis.on('error', (error: NodeJS.ErrnoException) => {
    if (!isAway) log.warn(`Redis is away: this process goes on with what it has (${error.code ?? error.name}).`)
    isAway = true
  })
  return redis
}

/** The connection of this process, or null where the settings name no Redis. */
export function sharedRedis(): Redis | null {
  const { REDIS_URL } = env()
  return (processState.redis ??= REDIS_URL ? connect(REDIS_URL) : null)
}

/** What Redis answers; undefined where there is none, or where it is away. */
export async function attempt<Result>(work: (redis: Redis) => Promise<Result>, redis = sharedRedis()): Promise<Result | undefined> {
  if (redis?.status !== 'ready') return undefined
  try {
    return await work(redis)
  } catch {
    return undefined
  }
}

/** Whether the processes share what they know; undefined where one is alone by its settings. */
export const isShared = (): boolean | undefined => {
  const redis = sharedRedis()
  return redis ? redis.status === 'ready' : undefined
}
