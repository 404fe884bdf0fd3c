import 'server-only'
import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderMarkup } from './render-markup'
import { StaticMarkup } from './StaticMarkup'
import { keep } from './store'

type Props = { id?: string; className?: string; children: ReactNode }

/**
 * A `div` whose content is sent to the browser once, as HTML, and not a second time as data for React.
 * Inside: server components that take their language explicitly (`getTranslations({ locale })`), and no client
 * components; script finds what it enhances in the document. (docs/decisions/static-markup.md)
 */
export async function Static({ children, ...attributes }: Props) {
  const html = await renderMarkup(children)
  const markup = createHash('sha256').update(html).digest('base64url').slice(0, 16)
  keep(markup, html)
  return <StaticMarkup markup={markup} {...attributes} />
}
