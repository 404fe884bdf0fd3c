import * as z from 'zod/mini'
import { cleanEmail, emailKey, isDomain } from '../text'
import { code, filled, read } from './text'

const MAX_EMAIL = 254

/** Octets of the part before the `@` (RFC 5321, 4.5.3.1.1). */
const MAX_LOCAL = 64

/**
 * What RFC 5322 calls a dot-atom, with letters of every script (RFC 6531): no spaces, quotes, brackets, commas, colons or semicolons, since
 * these separate or wrap addresses in a list, and no dot at an end or beside another one.
 */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u

const octets = (text: string) => encodeURIComponent(text).replace(/%../g, '_').length

/** Whether a cleaned text is the address of one mailbox. Its length is bounded first: the patterns read it several times. */
function isMailbox(address: string): boolean {
  if (address.length > MAX_EMAIL) return false
  const [local = '', domain = '', ...more] = address.split('@')
  return more.length === 0 && LOCAL.test(local) && octets(local) <= MAX_LOCAL && isDomain(domain)
}

/** Whether a text, once cleaned, is the address of one mailbox; for live messages and before a mail is sent. */
export const isEmail = (text: string): boolean => isMailbox(cleanEmail(text))

/** Some single characters fold to many, and Unicode domains are longer in ASCII. */
const hasShortKey = (address: string) => emailKey(address).length <= MAX_EMAIL

/** The address of one mailbox, cleaned. (Requirements, section 5: non-space characters, @, domain, dot, suffix) */
export const email = z.pipe(
  read(cleanEmail),
  filled(MAX_EMAIL).check(z.refine(hasShortKey, { error: code('too_long'), abort: true }), z.refine(isMailbox, code('invalid_email'))),
)
