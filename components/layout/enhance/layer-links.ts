import { opensHere, target } from './dom'

/**
 * A link in what lies over the page leads on once that is closed: Back from there then shows the page as it was before. Gives what is
 * to be done after the closing.
 */
export function followLinksOut(layer: HTMLElement, close: () => void): () => (() => void) | undefined {
  let followed: HTMLAnchorElement | undefined
  const controller = new AbortController()
  layer.addEventListener(
    'click',
    (event) => {
      const link = target<HTMLAnchorElement>(event, 'a[href]:not([target], [download], [data-close], [data-dialog])')
      if (link?.origin !== location.origin || !opensHere(event) || event.defaultPrevented) return
      event.preventDefault()
      followed = link
      close()
    },
    { signal: controller.signal },
  )
  return () => {
    controller.abort()
    return followed && (() => followed?.click())
  }
}
