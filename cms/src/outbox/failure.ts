import { BOUNCED } from './views'

/** Why a mail did not go out: no server takes any mail, nobody ever takes this one, or this one not now. */
export type Failure = 'unreachable' | 'refused' | 'temporary'

/** Names that Node and nodemailer give to errors of the connection and of signing in. */
const CONNECTION = new Set(['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'EPROTOCOL', 'ETLS', 'EAUTH'])

/** "Service not available, closing transmission channel" (RFC 5321) */
const SERVICE_NOT_AVAILABLE = 421

/** Nobody is at the address: a mail to it has come back. */
export class AddressBounced extends Error {
  override readonly name = BOUNCED
}

const property = (error: unknown, name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined)

export function failureOf(error: unknown): Failure {
  if (error instanceof AddressBounced) return 'refused'
  const status = Number(property(error, 'responseCode')) || 0
  // Only the recipient can be wrong for good: a sender that is refused is a setting, and settings are mended.
  if (property(error, 'command') === 'RCPT TO' && status >= 500) return 'refused'
  return status === SERVICE_NOT_AVAILABLE || CONNECTION.has(String(property(error, 'code'))) ? 'unreachable' : 'temporary'
}

/** The name of an error and nothing more: messages of mail servers and databases repeat what they were given. */
export function nameOf(error: unknown): string {
  const name: unknown = property(error, 'code') ?? property(error, 'name') ?? 'unknown'
  return String(name).slice(0, 100)
}

/** What the mail server has answered, in digits: `550 5.1.1`. Its words repeat what it was given, and are left out. */
export function codeOf(error: unknown): string {
  const status = Number(property(error, 'responseCode')) || 0
  const response = property(error, 'response')
  const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(typeof response === 'string' ? response : '')?.[1]
  return [status || '', enhanced ?? ''].filter(Boolean).join(' ')
}

/** Name and place of an error, without its message, which the stack begins with. */
export function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return nameOf(error)
  const { message, stack = '' } = error
  const start = stack.indexOf(message)
  const frames =
    start < 0
      ? []
      : stack
          .slice(start + message.length)
          .split('\n')
          .filter((line) => /^\s+at /.test(line))
  return [nameOf(error), ...frames].join('\n')
}
