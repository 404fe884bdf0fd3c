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
