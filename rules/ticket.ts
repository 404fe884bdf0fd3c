import { cleanCode } from './text'

/** Letters of a ticket's code, in two halves: `7K3FM-92QDX`. Of 31 each, so that nobody guesses one at a door. */
export const TICKET_HALF = 5

const CODE = new RegExp(`^[2-9A-HJKMNP-Z]{${2 * TICKET_HALF}}$`)

/**
 * The code of a ticket in what somebody has typed or a camera has read, as it is stored; null where that is none. Small letters, spaces
 * and hyphens are as people like them.
 */
export function readTicket(typed: string): string | null {
  const letters = cleanCode(typed)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
  return CODE.test(letters) ? `${letters.slice(0, TICKET_HALF)}-${letters.slice(TICKET_HALF)}` : null
}
