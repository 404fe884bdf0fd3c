/**
 * Hands markup from the server components to the rendering of the page, past the payload that the browser gets.
 * On globalThis because the two are different module graphs of one process.
 */
const SIZE = 500

declare global {
  var imarStaticMarkup: Map<string, string> | undefined
}

const markup = (globalThis.imarStaticMarkup ??= new Map<string, string>())

export function keep(id: string, html: string) {
  markup.delete(id)
  markup.set(id, html)
  const [oldest] = markup.keys()
  if (markup.size > SIZE && oldest !== undefined) markup.delete(oldest)
}

export function kept(id: string): string | undefined {
  return markup.get(id)
}
