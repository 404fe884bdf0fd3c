import { trustedMarkup } from '@/lib/framework/static/trusted'

const PART = '[data-part]'

/** The parts of the list as they are at an address. Throws when it could not be read, by this site or its content service. */
export async function fetchParts(address: URL, signal: AbortSignal): Promise<Document> {
  const response = await fetch(address, { signal, cache: 'no-cache' })
  const text = response.ok ? await response.text() : ''
  // Its rules are for a page of its own: even parsing them asks the policy of this one.
  const page = new DOMParser().parseFromString(trustedMarkup(text.replace(/<style[^>]*>[^]*?<\/style>/g, '')), 'text/html')
  const results = page.getElementById('events-results')
  if (!results || results.dataset.failed !== undefined) throw new Error(`Events list: ${response.status}`)
  return page
}

/** Puts fresh parts in the place of those in the list. */
export function replaceParts(root: HTMLElement, page: Document): void {
  for (const part of root.querySelectorAll(PART)) {
    const fresh = page.getElementById(part.id)
    if (fresh) part.replaceWith(document.adoptNode(fresh))
  }
}
