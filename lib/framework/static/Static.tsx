import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import type { ReactElement, ReactNode } from 'react'
import { markIncomplete } from '@/lib/framework/process/incomplete'
import { log } from '@/lib/log'
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

/** Of a part that failed nothing is shown, and its page is kept for seconds only. What leads to another page, or says that there is none, is no failure. */
async function leaveOut(error: unknown): Promise<null> {
  unstable_rethrow(error)
  log.error('A section was left out', error)
  await markIncomplete()
  return null
}

/** What is made of each part by itself. Throws where none can be made: of such a page nothing is left. */
async function eachAlone<T>(parts: readonly ReactNode[], make: (part: ReactNode) => T | Promise<T>): Promise<(T | null)[]> {
  const made = await Promise.allSettled(parts.map(async (part) => make(part)))
  const [first] = made
  if (first?.status === 'rejected' && made.every(({ status }) => status === 'rejected')) throw first.reason
  return Promise.all(made.map(async (part) => (part.status === 'fulfilled' ? part.value : leaveOut(part.reason))))
}

function partsOf(children: ReactNode): ReactNode[] {
  const parts: readonly ReactNode[] = Array.isArray(children) ? children : [children]
  return parts.filter((part) => Boolean(part) || part === 0)
}

/** Keeps what stands inside an element for one of a client component, and gives the name by which that takes it. (`staticProps`) */
export const staticContent = async (element: ReactElement): Promise<string> =>
  staticMarkup.keep((await renderMarkup(element)).replace(/^<[^>]*>|<\/[^>]*>$/g, ''))

/** The same for the part of the page that is another one where the address asks for it. (lib/framework/places) */
export const placeContent = async (content: ReactNode): Promise<string> => staticMarkup.keep(inPlace(await renderMarkup(content)))

/**
 * A `div` whose content is sent to the browser once, as HTML, and not a second time as data for React.
 * A child that fails is left out, and the others stay. Components of the browser in it work as anywhere: they and the elements around them are React's, everything beside them stays HTML. Server
 * components in it take their language explicitly (`getTranslations({ locale })`). (docs/decisions/static-markup.md)
 */
export async function Static({ children, isPlace = false, ...attributes }: Props) {
  const parts = await eachAlone(partsOf(children), settled)
  if (holdsClient(parts)) {
    if (isPlace) throw new Error('A component of the browser stands in the place of a page, where answers are HTML. Put it beside the place.')
    return <div {...attributes}>{asOne(await eachAlone(parts, (part) => split(part)))}</div>
  }
  const html = await renderMarkup(asOne(parts)).catch(async () => (await eachAlone(parts, renderMarkup)).join(''))
  // Without content the browser would take it for one that did not come, and ask for the page again, and again.
  if (!html && !isPlace) return <div {...attributes} />
  return <StaticMarkup markup={staticMarkup.keep(isPlace ? inPlace(html) : html)} {...attributes} />
}
