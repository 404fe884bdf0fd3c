import { qrPicture } from '../events/door/ticket-picture'
import { ticketOf } from '../events/door/ticket'
import type { Composed, Mail } from '../outbox/mail'
import type { MailTemplate } from '../outbox/mail-names'
import type { Values } from './render'
import type { Submission } from './submission'
import { TICKET_PICTURE } from './ticket-words'

/** Mails to somebody who has a seat, which bring the ticket for it. */
const WITH_TICKET: readonly MailTemplate[] = ['registration', 'repeated', 'eventReminder']

/** The ticket, where a mail brings one. */
export async function ticketIn({ template, language }: Composed, registration: Submission): Promise<Values> {
  const ticket = WITH_TICKET.includes(template) ? await ticketOf(registration, language) : null
  return ticket ? { ticket } : {}
}

/** The picture of the ticket that a mail shows, as a part of it. */
export async function ticketPicture({ ticket }: Values): Promise<NonNullable<Mail['attachments']>> {
  return ticket ? [{ filename: `${TICKET_PICTURE}.png`, content: await qrPicture(ticket), contentType: 'image/png', cid: TICKET_PICTURE }] : []
}
