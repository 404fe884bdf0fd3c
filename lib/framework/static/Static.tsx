import 'server-only'
import type { ReactElement, ReactNode } from 'react'
import { inPlace } from './place'
import { renderMarkup } from './render-markup'
import { asOne, settled } from './settle'
import { holdsClient, split } from './split'
import { StaticMarkup } from './StaticMarkup'
import { staticMarkup } from './store'

type Props = {
  id?: string
  className?: string
  /** Whether it is the part of the page that is another one where the address asks for it. (lib/framework/places) */
  isPlace?: boolean
  children: ReactNode
}

/** Keeps what stands inside an element for one of a client component, and gives the name by which that takes it. (`staticProps`) */
export const staticContent = async (element: ReactElement): Promise<string> =>
  staticMarkup.keep((await renderMarkup(element)).replace(/^<[^>]*>|<\/[^>]*>$/g, ''))

/** The same for the part of the page that is another one where the address asks for it. (lib/framework/places) */
export const placeContent = async (content: ReactNode): Promise<string> => staticMarkup.keep(inPlace(await renderMarkup(content)))

/**
 * A `div` whose content is sent to the browser once, as HTML, and not a second time as data for React.
 * Components of the browser in it work as anywhere: they and the elements around them are React's, everything beside them stays HTML. Server
 * components in it take their language explicitly (`getTranslations({ locale })`). (docs/decisions/static-markup.md)
 */
export async function Static({ children, isPlace = false, ...attributes }: Props) {
  const given = await settled(children)
  if (holdsClient(given)) {
    if (isPlace) throw new Error('A component of the browser stands in the place of a page, where answers are HTML. Put it beside the place.')
    return <div {...attributes}>{await split(asOne(given))}</div>
  }
  const html = await renderMarkup(asOne(given))
  // Without content the browser would take it for one that did not come, and ask for the page again, and again.
  if (!html && !isPlace) return <div {...attributes} />
  return <StaticMarkup markup={staticMarkup.keep(isPlace ? inPlace(html) : html)} {...attributes} />
}
