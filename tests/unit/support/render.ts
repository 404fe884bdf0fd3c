import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'

/** The HTML of server components, asynchronous ones included. Needs the node environment. */
export async function renderHtml(node: ReactNode): Promise<string> {
  // What stands in `Static` belongs to a rendering of the framework.
  const { prelude } = await workAsyncStorage.run(Object.create(null), () => prerenderToNodeStream(node))
  let html = ''
  for await (const chunk of prelude) html += String(chunk)
  return html.replaceAll('<!-- -->', '')
}
