import { optional, required, wholeNumber } from '../../environment'

/** The mailbox into which mails come back. */
export type Mailbox = { host: string; port: number; secure: boolean; user: string; password: string; folder: string; moveTo: string | undefined }

const SECURE_PORT = 993
const PLAIN_PORT = 143

/** Null where nobody has set one. Throws an error that says what to do. */
export function mailbox(): Mailbox | null {
  const host = optional('IMAP_HOST')
  if (!host) return null
  const secure = optional('IMAP_SECURE') !== 'false'
  return {
    host,
    port: wholeNumber('IMAP_PORT', secure ? SECURE_PORT : PLAIN_PORT),
    secure,
    user: required('IMAP_USER'),
    password: required('IMAP_PASSWORD'),
    folder: optional('IMAP_FOLDER') ?? 'INBOX',
    moveTo: optional('IMAP_MOVE_TO'),
  }
}

/** Milliseconds between two looks at it. */
export const lookPause = (): number => wholeNumber('IMAP_LOOK_MS', 5 * 60 * 1000)
