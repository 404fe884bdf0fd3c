import { readable } from '../../requests/reference'
import { TICKET_HALF } from '../../rules/ticket'

/** The code of a new ticket, as it is stored, written in mails and read by cameras. */
export const newTicket = (): string => `${readable(TICKET_HALF)}-${readable(TICKET_HALF)}`
