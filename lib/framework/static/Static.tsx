import 'server-only'
import type { ReactNode } from 'react'
import { renderMarkup } from './render-markup'
import { StaticMarkup } from './StaticMarkup'
import { staticMarkup } from './store'

type Props = { id?: string; className?: string; children: ReactNode }

/**
 * A `div` whose content is sent to the browser once, as HTML, and not a second time as data for React.
 * Inside: server components that take their language explicitly (`getTranslations({ locale })`), and no client
 * components; script finds what it enhances in the document. (docs/decisions/static-markup.md)
 */
export async function Static({ children, ...attributes }: Props) {
  return <StaticMarkup markup={staticMarkup.keep(await renderMarkup(children))} {...attributes} />
}
