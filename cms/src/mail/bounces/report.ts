import PostalMime, { type Email } from 'postal-mime'

/** What a server says of a mail that it could not deliver: which one, for how long, and its status (RFC 3463). */
export type Report = { mailId: string; kind: 'hard' | 'soft'; code: string }

/** As the outbox names its mails: nobody guesses one (`newDocumentId`). */
const MAIL_ID = 's[0-9a-z]{23}'
const IN_MESSAGE_ID = new RegExp(`<(${MAIL_ID})@[^>\\s]+>`)
const IN_ADDRESS = new RegExp(`\\+(${MAIL_ID})@`, 'i')

/** Deeper is no report. */
const DEEPEST = 20

const STATUS = /\b([245]\.\d{1,3}\.\d{1,3})\b/

/** Nobody is there and nobody will be: an address that does not exist or is closed, a domain that does not. All else may pass. */
const FOR_GOOD = /^5\.(1\.(0|1|2|3|6|10)|2\.1|4\.4)$/

type Fields = Map<string, string>

/** The fields of one block of a delivery status, folded lines joined. (RFC 3464) */
function readFields(block: string): Fields {
  const lines = block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const at = line.indexOf(':')
      return at > 0 ? [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]] : []
    }),
  )
}

const textOf = (content: ArrayBuffer | Uint8Array | string): string =>
  typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('utf8')

const partsOf = ({ attachments }: Email, types: readonly string[]): string[] =>
  attachments.flatMap(({ mimeType, content }) => (types.includes(mimeType.toLowerCase()) ? [textOf(content)] : []))

/** Which of our mails it is about: by the address that it came to, by the head of the mail that it brings, by what it answers. */
function mailIdIn(email: Email): string | undefined {
  const receivers = email.headers.filter(({ key }) => ['to', 'delivered-to', 'x-original-to', 'envelope-to'].includes(key)).map(({ value }) => value)
  const original = partsOf(email, ['text/rfc822-headers', 'message/rfc822', 'message/global', 'message/global-headers'])
  const ids = original.flatMap((head) => /^message-id:\s*(\S+)/im.exec(head)?.[1] ?? [])
  return (
    IN_ADDRESS.exec(receivers.join(' '))?.[1]?.toLowerCase() ??
    IN_MESSAGE_ID.exec(ids.join(' '))?.[1] ??
    IN_MESSAGE_ID.exec([email.inReplyTo, email.references].filter(Boolean).join(' '))?.[1]
  )
}

/** The status of what has failed; a general one gives way to what the other server has answered. Null where it has not failed, or not yet. */
function failedWith(blocks: readonly string[]): string | null {
  const recipient = blocks.map(readFields).find((fields) => fields.get('action')?.toLowerCase().startsWith('failed'))
  if (!recipient) return null
  const status = STATUS.exec(recipient.get('status') ?? '')?.[1] ?? ''
  const answered = STATUS.exec(recipient.get('diagnostic-code') ?? '')?.[1]
  return (/^\d\.0\.0$|^$/.test(status) ? answered : status) ?? (status || '5.0.0')
}

/** What a mail reports of one of ours; null of any other mail, whatever it says. */
export async function readReport(source: Uint8Array): Promise<Report | null> {
  const email = await PostalMime.parse(source, { forceRfc822Attachments: true, maxNestingDepth: DEEPEST }).catch(() => null)
  if (!email) return null
  const blocks = partsOf(email, ['message/delivery-status', 'message/global-delivery-status']).flatMap((text) => text.split(/\r?\n\r?\n/))
  const code = failedWith(blocks)
  const mailId = code && mailIdIn(email)
  return code && mailId ? { mailId, code, kind: FOR_GOOD.test(code) ? 'hard' : 'soft' } : null
}
