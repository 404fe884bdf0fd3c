import * as z from 'zod/mini'
import { cleanAddress, emailKey } from '../text'
import { code, filled, read } from './text'

const MAX_EMAIL = 254

/** (Requirements, section 5: non-space characters, @, domain, dot, suffix) */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Whether a text may be an e-mail address; for live messages. */
export const isEmail = (text: string): boolean => EMAIL.test(cleanAddress(text))

/** Some single characters fold to many. */
const hasShortKey = (address: string) => emailKey(address).length <= MAX_EMAIL

export const email = z.pipe(
  read(cleanAddress),
  filled(MAX_EMAIL).check(z.refine(hasShortKey, { error: code('too_long'), abort: true }), z.regex(EMAIL, code('invalid_email'))),
)
