import type { ReactNode } from 'react'
import type { renderToStaticMarkup } from 'react-dom/server'
import { settled } from './settle'

/** The HTML of a tree, asynchronous components included. */
export async function renderMarkup(node: ReactNode): Promise<string> {
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
