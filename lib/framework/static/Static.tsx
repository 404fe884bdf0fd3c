import 'server-only'
import type { ReactNode } from 'react'
import { inPlace } from './place'
import { renderMarkup } from './render-markup'
import { StaticMarkup } from './StaticMarkup'
import { staticMarkup } from './store'

type Props = {
  id?: string
  className?: string
  /** Whether it is the part of the page that is another one where the address asks for it. One at most. (lib/framework/places) */
  isPlace?: boolean
  children: ReactNode
}

/**
 * A `div` whose content is sent to the browser once, as HTML, and not a second time as data for React.
 * Inside: server components that take their language explicitly (`getTranslations({ locale })`), and no client
 * components; script finds what it enhances in the document. (docs/decisions/static-markup.md)
 */
export async function Static({ children, isPlace = false, ...attributes }: Props) {
  const html = await renderMarkup(children)
  return <StaticMarkup markup={staticMarkup.keep(isPlace ? inPlace(html) : html)} {...attributes} />
}
