import { trustedScript } from '@/lib/framework/static/trusted'

let isStarted = false

/** Starts what the visitor has agreed to, once for a page: the script that counts visits, where one is set, and the measure of this page's speed. */
export function startAnalytics(source: string | undefined): void {
  if (isStarted) return
  isStarted = true
  if (source) {
    const script = document.createElement('script')
    script.src = trustedScript(source)
    document.head.append(script)
  }
  // On a dead line nothing is measured.
  import('./measure').then(
    ({ measure }) => measure(),
    () => undefined,
  )
}
