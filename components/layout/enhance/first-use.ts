/** Signs that somebody is there: the mouse, a finger, a key, the focus, a scroll. */
const SIGNS = ['pointerover', 'keydown', 'focusin', 'scroll']

/** Milliseconds after which the rest is loaded without any sign. (Specification, section 9: the feedback prompt's delay) */
const LATEST = 5000

/** Loads what a page needs only once it is used; until then its links and native parts work by themselves. */
export function enhanceOnFirstUse(signal: AbortSignal): void {
  let started: Promise<void> | undefined
  const start = () => {
    started ??= import('./on-use').then(
      ({ enhanceOnUse }) => {
        if (!signal.aborted) enhanceOnUse(signal)
      },
      // Without a network: the next sign tries again.
      () => (started = undefined),
    )
  }
  for (const sign of SIGNS) addEventListener(sign, start, { passive: true, signal })
  const timer = setTimeout(start, LATEST)
  signal.addEventListener('abort', () => clearTimeout(timer))
  if (location.hash) start()
}
