import 'server-only'
import { StaticMarkup } from './StaticMarkup'
import { staticMarkup } from './store'

/** A script of the document that is sent once, and not a second time as data for React. It has run before React comes. */
export function StaticScript({ code }: { code: string }) {
  return <StaticMarkup as="script" markup={staticMarkup.keep(code)} />
}
