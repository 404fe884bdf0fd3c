import type { IncomingMessage } from 'node:http'
import { withPlainLanguage } from '@/lib/i18n/paths'

/** A page, by its address: no call of a program, and no file. */
const PAGE = /^(?!\/(?:api|_next|uploads|og|flight)\/)[^.]*$/

/**
 * An address with doubled slashes as one with a single slash at its end, which one redirect leads to the page; else it would take two. What is
 * no page is left as it is.
 */
export function withSingleSlashes({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): string {
  const [address = '', ...query] = url.split('?')
  if ((method !== 'GET' && method !== 'HEAD') || !address.includes('//')) return url
  const single = `${address.replace(/\/+/g, '/').replace(/\/$/, '')}/`
  return PAGE.test(single) ? [withPlainLanguage(single), ...query].join('?') : url
}
