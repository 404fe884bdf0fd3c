import { trustedScript } from '@/lib/framework/static/trusted'
import { storedConsent } from '@/lib/visit/consent'

/** Loads the analytics script of this host, if one is set. */
function loadScript(): void {
  const source = document.querySelector('[data-analytics]')?.dataset.analytics
  if (!source || document.querySelector(`script[src="${source}"]`)) return
  const script = document.createElement('script')
  script.src = trustedScript(source)
  document.head.append(script)
}

let isMeasured = false

function startMeasure(): void {
  if (isMeasured) return
  isMeasured = true
  // On a dead line nothing is measured.
  import('./measure').then(
    ({ measure }) => measure(),
    () => undefined,
  )
}

/** Starts what the visitor has agreed to: an analytics script where one is set, and the measure of this page's speed. Once for a page. */
export function startAnalytics(): void {
  loadScript()
  startMeasure()
}

/** Asks for consent where there is none; nothing that needs it has run before. (Requirements, section 4) */
export function enhanceConsent(): void {
  const consent = storedConsent()
  if (consent?.preferences.analytics) startAnalytics()
  // Answered before this script came, it is stored in a moment.
  if (!consent && !globalThis.imarConsent) document.documentElement.dataset.ask = ''
}
