import { isDocumentId } from '@/lib/content/document-id'
import { idOfHash } from '@/lib/visit/hash'

/** The article that the address names, or null. */
export function currentHash(): string | null {
  const id = idOfHash(location.hash)
  return isDocumentId(id) ? id : null
}

/** Puts an article into the address. Through `history`, because the framework rewrites an address that it has not seen. */
export function writeHash(documentId: string, mode: 'push' | 'replace'): void {
  history[mode === 'push' ? 'pushState' : 'replaceState'](null, '', `#${documentId}`)
}

/** The article of the list that a plain click chose, or null for every other click. */
export function selectedLink(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-article]') : null
  return link?.dataset.article ?? null
}

/** Marks the chosen article in the list. */
export function markCurrent(documentId: string): void {
  for (const link of document.querySelectorAll<HTMLElement>('a[data-article]')) {
    if (link.dataset.article === documentId) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}
