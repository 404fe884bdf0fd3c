import { storedConsent } from '@/lib/visit/consent'

/** Loads the analytics script of this host, if one is set and the visitor has agreed to it. Once for a page. */
export function startAnalytics(): void {
  const source = document.querySelector('[data-analytics]')?.dataset.analytics
  if (!source || document.querySelector(`script[src="${source}"]`)) return
  const script = document.createElement('script')
  script.src = source
  document.head.append(script)
}

/** Asks for consent where there is none; nothing that needs it has run before. (Requirements, section 4) */
export function enhanceConsent(): void {
  const consent = storedConsent()
  if (consent?.preferences.analytics) startAnalytics()
  // Answered before this script came, it is stored in a moment.
  if (!consent && !globalThis.imarConsent) document.documentElement.dataset.ask = ''
}
