import { createHmac, timingSafeEqual } from 'node:crypto'
import { required } from '../../environment'
import { addressKey } from '../../outbox/addresses'

/** Mails are read late, and what they offer has to work then. Milliseconds. */
const LASTS = 366 * 24 * 60 * 60 * 1000

const PARTS = /^([\w-]{43})\.([0-9a-z]{1,9})\.([\w-]{43})$/

const sign = (key: string, until: string) => createHmac('sha256', required('API_TOKEN_SALT')).update(`reminders ${key} ${until}`).digest('base64url')

/** What lets whoever has it turn the reminders to an address off and on, and nothing else. */
export function remindersToken(address: string, now = Date.now()): string {
  const [key, until] = [addressKey(address), Math.floor((now + LASTS) / 1000).toString(36)]
  return [key, until, sign(key, until)].join('.')
}

/** For which address it was made, by what stands for that; null of what was not made here, or is over. */
export function readRemindersToken(token: string, now = Date.now()): string | null {
  const [, key = '', until = '', signature = ''] = PARTS.exec(token) ?? []
  if (!signature || !timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, until)))) return null
  return Number.parseInt(until, 36) * 1000 > now ? key : null
}
