import { randomUUID } from 'node:crypto'
import type { Context } from 'koa'
import { optional } from '../environment'
import { isRequestId, REQUEST_ID_HEADER } from '../rules/request-id'
import { holdsSecret } from './secret'

const LOOPBACK = /^(::ffff:)?127\.|^::1$/

const BEARER = /^Bearer /i

/** Whether a request was named by who may: a proxy, or the site, which may stand on another machine. */
export const isTrusted = ({ socket, headers }: Context): boolean =>
  optional('CMS_PROXY') === 'true' || LOOPBACK.test(socket.remoteAddress ?? '') || holdsSecret(headers.authorization?.replace(BEARER, ''), 'CONTENT_TOKEN')

/** The name of a request: the one that the site or nginx gave it, else a new one. */
export function nameOf(context: Context): string {
  const given = context.headers[REQUEST_ID_HEADER]
  return isRequestId(given) && isTrusted(context) ? given : randomUUID()
}
