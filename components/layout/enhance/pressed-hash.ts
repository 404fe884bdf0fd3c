import { idOfHash } from '@/lib/visit/hash'

/**
 * Puts back the hash of a link that was pressed while the framework started: it then writes the address that it read before. The
 * browser still knows the place (`:target`); whoever has read the address meanwhile is told.
 */
export function restorePressedHash(): void {
  const place = document.querySelector(':target')
  if (!place || place.id === idOfHash(location.hash)) return
  history.replaceState(history.state, '', `#${encodeURIComponent(place.id)}`)
  dispatchEvent(new HashChangeEvent('hashchange'))
}
