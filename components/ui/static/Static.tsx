import 'server-only'
import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { StaticMarkup } from './StaticMarkup'
import { keep } from './store'

type Renderer = typeof import('react-dom/static')

async function render(node: ReactNode): Promise<string> {
  // The bundler would give the server components' build of react-dom, which cannot render.
  const { prerenderToNodeStream }: Renderer = await import(/* webpackIgnore: true */ 'react-dom/static')
  const { prelude } = await prerenderToNodeStream(node)
  let html = ''
  for await (const chunk of prelude) html += String(chunk)
  return html
}

/** Content that never changes in the browser. */
export async function Static({ children }: { children: ReactNode }) {
  const html = await render(children)
  const id = createHash('sha256').update(html).digest('base64url').slice(0, 12)
  keep(id, html)
  return <StaticMarkup id={id} />
}
