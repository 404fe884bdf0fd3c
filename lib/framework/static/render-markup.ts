import type { ReactNode } from 'react'

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
