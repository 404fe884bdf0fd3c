import { BOUNCED, RECIPIENT } from './views'

/** Why a mail did not go out: the server takes no mail at all, it never takes this one, or it does not take this one now. */
export type Failure = 'unreachable' | 'refused' | 'temporary'

/** Names that Node and nodemailer give to errors of the connection and of signing in. */
const CONNECTION = new Set(['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'EPROTOCOL', 'ETLS', 'EAUTH'])

/** "Service not available, closing transmission channel" (RFC 5321) */
const SERVICE_NOT_AVAILABLE = 421

/** An earlier mail to the address has come back. */
export class AddressBounced extends Error {
  override readonly name = BOUNCED
}

/** The address is not that of one mailbox: it is not handed to a mail server. */
export class AddressRefused extends Error {
  override readonly name = RECIPIENT
}

const property = (error: unknown, name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined)

/** Authentication required (RFC 4954): a setting, although some servers say so at the recipient. */
const AUTHENTICATION_REQUIRED = 530

/**
 * Whether the server refused the address of this recipient, and not our server, account or reputation (status class x.7, RFC 3463), which
 * would concern every mail.
 */
function isRecipientRefused(error: unknown): boolean {
  if (error instanceof AddressRefused) return true
  const status = statusOf(error)
  if (property(error, 'command') !== 'RCPT TO' || status < 400 || status === SERVICE_NOT_AVAILABLE || status === AUTHENTICATION_REQUIRED) return false
  return !/\b[45]\.7\.\d/.test(codeOf(error))
}

export function failureOf(error: unknown): Failure {
  if (error instanceof AddressBounced || error instanceof AddressRefused) return 'refused'
  const status = statusOf(error)
  // Only the recipient can be wrong for good: a sender that is refused is a setting, and settings are mended.
  if (isRecipientRefused(error) && status >= 500) return 'refused'
  return status === SERVICE_NOT_AVAILABLE || CONNECTION.has(String(property(error, 'code'))) ? 'unreachable' : 'temporary'
}

/** The name of an error and nothing more: messages of mail servers and databases repeat what they were given. */
export function nameOf(error: unknown): string {
  if (isRecipientRefused(error)) return RECIPIENT
  const name: unknown = property(error, 'code') ?? property(error, 'name') ?? 'unknown'
  return String(name).slice(0, 100)
}

const statusOf = (error: unknown): number => Number(property(error, 'responseCode')) || 0

/** What the mail server has answered, in digits: `550 5.1.1`. Its words repeat what it was given, and are left out. */
export function codeOf(error: unknown): string {
  const status = statusOf(error)
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
