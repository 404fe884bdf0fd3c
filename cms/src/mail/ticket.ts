import { qrPicture } from '../events/door/ticket-picture'
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

/** The picture of the ticket that a mail shows, as a part of it. */
export async function ticketPicture({ ticket }: Values): Promise<NonNullable<Mail['attachments']>> {
  return ticket ? [{ filename: `${TICKET_PICTURE}.png`, content: await qrPicture(ticket), contentType: 'image/png', cid: TICKET_PICTURE }] : []
}
