import type { Visit } from '@/lib/speed/visit'
import { storedConsent } from '@/lib/visit/consent'
import { onCLS, onINP, onLCP } from 'web-vitals'

const NAMES = { LCP: 'lcp', INP: 'inp', CLS: 'cls' } as const

/** Without what a browser adds by itself: no cookie, no referrer. `sendBeacon` would send both. */
const BARE = { method: 'POST', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' } as const

/**
 * Measures how fast this page is, and tells the site when it is hidden for the first time: the path and the values, nothing else. Only for
 * somebody who has agreed; a yes that was taken back meanwhile counts. (docs/decisions/field-measure.md)
 */
export function measure(): void {
  const visit: Visit = { path: location.pathname }
  const note = ({ name, value }: { name: keyof typeof NAMES; value: number }) => (visit[NAMES[name]] = value)
  const options = { reportAllChanges: true }
  onLCP(note, options)
  onINP(note, options)
  onCLS(note, options)
  const send = () => {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', send)
    const isKnown = Object.keys(visit).length > 1
    if (isKnown && storedConsent()?.preferences.analytics) void fetch('/api/vitals', { ...BARE, body: JSON.stringify(visit) }).catch(() => undefined)
  }
  // After the library's own, which looks a last time.
  addEventListener('visibilitychange', send)
}
