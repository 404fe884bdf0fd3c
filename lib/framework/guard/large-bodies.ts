import type { IncomingMessage } from 'node:http'
import { ACTION_BYTES, bytesFor } from '@/lib/server/body-routes'

/** As the framework's script names an action that it sends. */
const ACTION = 'next-action'

/** What an action's arguments are sent as. */
const ACTION_TYPES = /^(?:multipart\/form-data|text\/plain)\s*(?:;|$)/i

/**
 * The status with which a body is refused before a byte of it is read: it is larger than its address takes, does not say how large it is, or
 * would become more than it says. Null for one that may be read. What Node hands on is never longer than what the request says.
 */
export function refusalOfBody({ method = '', url = '', headers }: IncomingMessage): 411 | 413 | 415 | null {
  const length = headers['content-length']
  if (headers['transfer-encoding'] === undefined && (length === undefined || length === '0')) return null
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? ''
  if (encoding !== '' && encoding !== 'identity') return 415
  const isAction = method === 'POST' && headers[ACTION] !== undefined
  if (isAction && !ACTION_TYPES.test(headers['content-type'] ?? '')) return 415
  // The framework passes an action on to itself without a length, where another page has it; `action-call.ts` counts what comes.
  if (headers['transfer-encoding'] !== undefined) return isAction ? null : 411
  const [pathname = ''] = url.split('?')
  return Number(length) > (isAction ? ACTION_BYTES : bytesFor(pathname)) ? 413 : null
}
