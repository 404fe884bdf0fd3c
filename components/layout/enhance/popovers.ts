import { takeHistoryEntry } from '@/components/ui/dialog/history-entry'
import { followLinksOut } from './layer-links'

/** What was opened over the page natively (the menu, the announcements, the drawer of the help center) is closed by Back, too. */
export function enhancePopovers(signal: AbortSignal): void {
  if (!('popover' in HTMLElement.prototype)) return
  const closed = new Map<Element, () => void>()

  const take = (layer: HTMLElement) => {
    if (closed.has(layer)) return
    const close = () => layer.hidePopover()
    const leave = takeHistoryEntry(layer.id, { close })
    const follow = followLinksOut(layer, close)
    closed.set(layer, () => leave(follow()))
  }
  // Such an event stays with its element, but passes the document on its way there.
  document.addEventListener(
    'toggle',
    ({ target: layer }) => {
      if (!(layer instanceof HTMLElement) || layer.popover !== 'auto') return
      if (layer.matches(':popover-open')) return take(layer)
      closed.get(layer)?.()
      closed.delete(layer)
    },
    { signal, capture: true },
  )
  for (const layer of document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open')) take(layer)
}
