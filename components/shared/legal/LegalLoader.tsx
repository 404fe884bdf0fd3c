'use client'

import { useEffect } from 'react'
import { idOfHash } from '@/lib/visit/hash'

/** Fills the dialog of this id, if it is one of a legal document. */
async function fill(id: string | undefined): Promise<void> {
  const place = id && document.querySelector<HTMLElement>(`dialog#${CSS.escape(id)} [data-legal-content]`)
  if (place) await (await import('./load-legal-document')).load(place)
}

/** Turns links to legal documents into openers of their dialogs, whose content is loaded when it is asked for. */
function enhanceLegalLinks(): () => void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-legal]')) {
    link.setAttribute('href', `#${link.dataset.legal}`)
    link.dataset.dialog = ''
  }
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLElement>('a[data-legal]')
    if (link) void fill(link.dataset.legal)
  }
  document.addEventListener('click', onClick)
  void fill(idOfHash(location.hash))
  return () => document.removeEventListener('click', onClick)
}

/** Lets the links to legal documents open dialogs. */
export function LegalLoader() {
  useEffect(enhanceLegalLinks, [])
  return null
}
