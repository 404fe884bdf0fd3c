import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import { env } from '@/lib/env'

/** Where no secret is set, one that lasts as long as this process: what it signs cannot be forged, and no other process takes it. */
const ownSecret = randomBytes(32).toString('base64url')

export type Purpose = 'confirmation' | 'captcha' | 'captcha key' | 'limit' | 'visitor' | 'upload' | 'sealed box'

/** A digest that only this site can make; one for another purpose is never the same. */
export function keyedDigest(purpose: Purpose, ...parts: string[]): string {
  return createHmac('sha256', env().FORMS_SECRET || ownSecret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url')
}
