import 'server-only'
import { createHash } from 'node:crypto'
import { attempt } from '@/lib/redis'
import { Spent } from './spent'

const spent = new Spent()

/**
 * Whether something that may be used once is used by `by`, for the first time or again. Of all processes of the site; while Redis is away, of
 * this one alone.
 * @param by what uses it; of the content of a form nothing but a digest is remembered
 * @param until when it expires by itself, in milliseconds
 */
export async function spendOnce(id: string, by: string, until: number): Promise<boolean> {
  const user = createHash('sha256').update(by).digest('base64url')
  if (spent.use(id, user, until) !== user) return false
  const earlier = await attempt((redis) => redis.set(`spent:${id}`, user, 'PXAT', until, 'NX', 'GET'))
  return (earlier ?? user) === user
}
