import { Redis } from 'ioredis'
import { z } from 'zod'
import { optional } from './environment'
import { within } from './health/within'

/** Milliseconds after which an answer is waited for no more: a process that has much to do reads it late, and must not count alone for that. */
const PATIENCE = 3000

/** Between two tries to connect, at most. Milliseconds. */
const LONGEST_PAUSE = 2000

/** What a start waits for a Redis that is there. Milliseconds. */
const START = 2000

const address = z.url({ protocol: /^rediss?$/ })

let client: Redis | undefined
let isMissed = false

function connect(url: string): Redis {
  const redis = new Redis(url, {
    connectTimeout: START,
    commandTimeout: PATIENCE,
    // Who is asked while it is away says so at once.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(50 * 2 ** times, LONGEST_PAUSE),
  })
  redis.on('error', (error: Error) => {
    if (!isMissed) strapi.log.warn(`Redis is away, and this process goes on with what it knows itself: ${error.name}`)
    isMissed = true
  })
  redis.on('ready', () => {
    if (isMissed) strapi.log.info('Redis is back.')
    isMissed = false
  })
  return redis
}

/** What several processes share, where REDIS_URL says so. */
export const sharedStore = (): Redis | undefined => client

/** Connects to the Redis of the settings, where there is one, and waits a little for it. Throws when the setting is no address. */
export async function openRedis(): Promise<void> {
  const url = optional('REDIS_URL')
  if (!url) return
  if (!address.safeParse(url).success) throw new Error('REDIS_URL has to be an address: redis://127.0.0.1:6379')
  const redis = connect(url)
  client = redis
  await within(START, new Promise((resolve) => redis.once('ready', resolve))).catch(() => undefined)
}

export function closeRedis(): void {
  client?.disconnect()
  client = undefined
}
