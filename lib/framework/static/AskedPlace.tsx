import type { ReactNode } from 'react'
import { inPlace } from './place'
import { renderMarkup } from './render-markup'

type Props = { id?: string; className?: string; children: ReactNode }

/** The part of a page that is another one where the address asks for it; within `Static`, one at most. (lib/framework/places) */
export async function AskedPlace({ children, ...attributes }: Props) {
  return <div {...attributes} dangerouslySetInnerHTML={{ __html: inPlace(await renderMarkup(children)) }} />
}
