import { env } from '@/lib/env'
import { LIFETIME_MS, type Preview, sign } from './signed'

/** Holds the session of a preview. nginx and `lib/framework/guard/kept-answers` know it by this name: what it opens is kept for nobody. */
export const PREVIEW_COOKIE = 'imar_preview'

/**
 * The admin shows the preview in a frame. On a host of its own that makes this a cookie of another site, which browsers send
 * only when it says so. Without TLS site and admin are ports of one host, and the same site.
 */
function attributes() {
  const isSecure = env().SITE_URL.startsWith('https:')
  return { path: '/', httpOnly: true, ...(isSecure ? { sameSite: 'none' as const, secure: true, partitioned: true } : { sameSite: 'lax' as const }) }
}

/** The cookie that shows a preview until its time is over. */
export function sessionCookie(preview: Preview, now = Date.now()) {
  const maxAge = Math.ceil((preview.issued + LIFETIME_MS.session - now) / 1000)
  return { name: PREVIEW_COOKIE, value: sign('session', preview), maxAge, ...attributes() }
}

/** The cookie that ends a preview. */
export const endedCookie = () => ({ name: PREVIEW_COOKIE, value: '', maxAge: 0, ...attributes() })
