import type { ReactNode } from 'react'
import { renderMarkup } from './render-markup'
import { SentMarkup } from './SentMarkup'

type Props = { className?: string; children: ReactNode }

/** What `Static` is in a document, for what comes to the browser by a server action: a `div` whose content is HTML. */
export async function Markup({ className, children }: Props) {
  return <SentMarkup className={className} markup={await renderMarkup(children)} />
}
