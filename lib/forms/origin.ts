import { env } from '@/lib/env'

/** Browsers' own word for where a request was made, which no page can change. */
const OWN_SITES = ['same-origin', 'none']

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host : null
}

/**
 * Whether a form was sent from a page of ours. A browser that names no origin must at least name our page; 'null', which is what
 * sandboxed and foreign pages send, is no origin of ours.
 */
export function isFromOurPages(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && !OWN_SITES.includes(site)) return false
  const host = hostOf(headers.get('origin') ?? headers.get('referer') ?? '')
  return host !== null && (host === new URL(env().SITE_URL).host || host === headers.get('host'))
}
