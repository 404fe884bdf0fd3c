import type { IncomingMessage } from 'node:http'
import { env } from '@/lib/env'

const LOOPBACK = /^(::ffff:)?127\.|^::1$/

const HEADER = 'x-forwarded-for'

/** Whether a connection is that of a proxy whose headers are believed. */
export function isTrusted(peer: string): boolean {
  const { TRUST_PROXY } = env()
  return TRUST_PROXY === 'true' || (TRUST_PROXY === 'loopback' && LOOPBACK.test(peer))
}

/** Names the visitor by the connection, unless a trusted proxy has named them: whoever writes the header freely has no limits. */
export function nameVisitor({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): void {
  const peer = socket.remoteAddress ?? ''
  if (headers[HEADER] && isTrusted(peer)) return
  headers[HEADER] = peer
}
