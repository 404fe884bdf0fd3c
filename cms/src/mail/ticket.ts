import sharp from 'sharp'
import { findEvent } from '../events/event'
import type { Composed, Mail } from '../outbox/mail'
import type { MailTemplate } from '../outbox/mail-names'
import type { Values } from './render'
import { type Submission, text } from './submission'
import { TICKET_PICTURE } from './ticket-words'

/** Mails to somebody who has a seat, which bring the ticket for it. */
const WITH_TICKET: readonly MailTemplate[] = ['registration', 'repeated', 'eventReminder']

/** The ticket, where a mail brings one: an event that takes place on the internet alone has no door. */
export async function ticketIn({ template, language }: Composed, { ticket, eventId }: Submission): Promise<Values> {
  if (!WITH_TICKET.includes(template)) return {}
  const event = await findEvent(text(eventId), language)
  return event && event.location?.type !== 'virtual' ? { ticket: text(ticket) } : {}
}

/** Pixels to a square of the picture: sharp on screens with twice the density, and in print. */
const SCALE = 16

/** Squares that are left white around it, without which cameras do not find it. */
const QUIET = 4

/** A QR code as PNG, some 600 bytes of it. Nothing that a mail program would have to fetch, and no format that one does not know. */
export async function qrPicture(code: string): Promise<Buffer> {
  const { encodeQR } = await import('qr')
  const rows = encodeQR(code, 'raw', { ecc: 'quartile', border: QUIET })
  const pixels = Buffer.from(rows.flat().map((isDark) => (isDark ? 0 : 255)))
  const size = rows.length
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * SCALE, size * SCALE, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer()
}

/** The picture of the ticket that a mail shows, as a part of it. */
export async function ticketPicture({ ticket }: Values): Promise<NonNullable<Mail['attachments']>> {
  return ticket ? [{ filename: `${TICKET_PICTURE}.png`, content: await qrPicture(ticket), contentType: 'image/png', cid: TICKET_PICTURE }] : []
}
