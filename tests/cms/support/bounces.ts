import type { Taken } from './refusing-mail-server'

type Wish = { status?: string; diagnostic?: string; action?: string; recipient?: string; to?: string; filler?: string }

const headOf = (source: string) => source.split('\r\n\r\n')[0] ?? ''

/** The report of a mail server that a mail could not be delivered, as Postfix writes it, with the head of the mail. */
export function bounceOf({ to, source }: Pick<Taken, 'to' | 'source'>, wish: Wish = {}): string {
  const { status = '5.1.1', diagnostic = `smtp; 550 5.1.1 <${to}>: Recipient address rejected`, action = 'failed', recipient = to, filler = '' } = wish
  return [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.example.net (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    `To: ${wish.to ?? 'no-reply@example.org'}`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is the mail system at host mx.example.net.',
    '--part',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.net',
    'Arrival-Date: Mon, 23 Nov 2026 10:00:00 +0000 (UTC)',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: ${diagnostic}`,
    '',
    '--part',
    'Content-Description: Undelivered Message Headers',
    'Content-Type: text/rfc822-headers',
    '',
    headOf(source),
    filler,
    '--part--',
    '',
  ].join('\r\n')
}
