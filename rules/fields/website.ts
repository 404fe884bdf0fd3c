import * as z from 'zod/mini'
import { cleanAddress, isDomain, PASTED_MARK } from '../text'
import { code, read } from './text'

const MAX_URL = 2048

/** A scheme as it is typed and pasted: without its colon, with one slash, with backslashes, twice. */
const SCHEMES = /^(?:https?(?::[\\/]*|[;,]?[\\/]+)\s*)*(https?)(?::[\\/]*|[;,]?[\\/]+)\s*/i

/** Whether a text is a web address at a domain. One with a user in it shows another place than it leads to. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s\\/]+\S*$/i.test(text) || !URL.canParse(text)) return false
  const { hostname, username, password } = new URL(text)
  return isDomain(hostname) && !username && !password && !/^[^/?#]*@/.test(text.slice(text.indexOf('//') + 2))
}

/** A web address as it was meant: with one scheme, which people leave out as browsers do, and without a mark pasted behind it. */
export function repairWebAddress(text: string): string {
  const typed = cleanAddress(text).replace(SCHEMES, (_, scheme: string) => `${scheme.toLowerCase()}://`)
  // Digits behind a colon are a port.
  const whole = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed.replace(/^[\\/]+/, '')}`
  return /^https?:\/\/[^/?#]*$/.test(whole) ? whole.replace(PASTED_MARK, '') : whole
}

/** The address of a website; `https://` may be left out. */
export const website = z.pipe(
  read(repairWebAddress),
  z.string().check(z.maxLength(MAX_URL, { error: code('too_long'), abort: true }), z.refine(isWebAddress, code('invalid_url'))),
)
