import type { IncomingMessage } from 'node:http'
import { isInternal } from '@/lib/framework/own-requests/own-headers'
import { askedAt, LIMITED_ROUTES } from '@/lib/i18n/queries'
import { clientAddress } from '@/lib/server/client-address'
import { takeSearchTurn } from '@/lib/server/limits'

/** Whether a request is a question of which nobody may ask too many. */
export function isLimited(request: IncomingMessage): boolean {
  const asked = isInternal(request) ? null : askedAt(request.url)
  return asked !== null && LIMITED_ROUTES.includes(asked.route)
}

/** Seconds after which who asks may ask again; 0 for now. */
export async function secondsToWait({ headers }: IncomingMessage): Promise<number> {
  const turn = await takeSearchTurn(clientAddress(new Headers({ 'x-forwarded-for': String(headers['x-forwarded-for'] ?? '') })))
  return turn.allowed ? 0 : turn.retryAfterSeconds
}
