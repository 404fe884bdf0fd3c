import { once } from 'node:events'
import type { Redis } from 'ioredis'

/** Waits until a connection stands. */
export async function ready(redis: Redis): Promise<void> {
  if (redis.status !== 'ready') await once(redis, 'ready')
}
