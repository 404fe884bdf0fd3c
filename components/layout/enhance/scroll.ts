import { scrollBehaviour, target } from './dom'

/** Pixels after which the header shrinks. (Requirements, section 9) */
const SHRINK_AFTER = 30

/** The header shrinks and the way back to the top appears as the page is scrolled. */
export function enhanceScroll(signal: AbortSignal): void {
  const root = document.documentElement
  let waiting = false

  const update = () => {
    waiting = false
    root.toggleAttribute('data-scrolled', scrollY > SHRINK_AFTER)
    for (const button of document.querySelectorAll('[data-to-top]')) {
      button.toggleAttribute('data-shown', scrollY > Number(button.dataset.toTop))
    }
  }

  update()
  document.addEventListener(
    'scroll',
    () => {
      if (!waiting) requestAnimationFrame(update)
      waiting = true
    },
    { signal, passive: true },
  )
  document.addEventListener(
    'click',
    (event) => {
      if (!target(event, '[data-to-top]')) return
      scrollTo({ top: 0, behavior: scrollBehaviour() })
      document.querySelector<HTMLElement>('.site-header a')?.focus({ preventScroll: true })
    },
    { signal },
  )
}
