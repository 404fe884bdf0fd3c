import type { ReactNode } from 'react'
import type { renderToStaticMarkup } from 'react-dom/server'
import { settled } from './settle'

const ONLY_HTML =
  'A component of the browser stands where only HTML is written: in the place of a page, an answer, or what an action sends. Put it beside that, or into `Static`.'

/** What React says of a component of the browser that is called on the server. */
const isForeign = (error: unknown): boolean => error instanceof Error && /on the client/.test(error.message)

/** The HTML of a tree, asynchronous components included. Throws where a component of the browser stands in it. */
export async function renderMarkup(node: ReactNode): Promise<string> {
  return written(node).catch((error: unknown) => {
    throw isForeign(error) ? new Error(ONLY_HTML, { cause: error }) : error
  })
}

async function written(node: ReactNode): Promise<string> {
  // A plain import would be given the build of react-dom for server components, which cannot render.
  const { prerenderToNodeStream } = await import(/* webpackIgnore: true */ 'react-dom/static')
  const { prelude } = await prerenderToNodeStream(node)
  let html = ''
  for await (const chunk of prelude) html += String(chunk)
  // Separators of neighbouring texts, which only React needs.
  return html.replaceAll('<!-- -->', '')
}

type Server = { renderToStaticMarkup: typeof renderToStaticMarkup }

let server: Promise<Server> | undefined

/** The HTML of a tree whose components are functions of their properties and nothing else: no hooks, no context. As `renderMarkup`, and quicker. */
export async function renderPlain(node: ReactNode): Promise<string> {
  // As above; asked for once, as even that takes its time.
  server ??= import(/* webpackIgnore: true */ 'react-dom/server')
  const [renderer, given] = await Promise.all([server, settled(node)])
  return renderer.renderToStaticMarkup(given)
}
