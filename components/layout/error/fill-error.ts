/** An error as the framework hands it over: one from the server has a digest, and a message that says nothing. */
export type Failure = Error & { digest?: string }

/** Chromium's begins with what the error says; that of Firefox and Safari is places alone. */
const traceOf = ({ name, message, stack = '' }: Failure) => (stack.includes(message) ? stack : `${name}: ${message}\n${stack}`)

/** The error screen of the page (`ErrorMarkup`) with what is known about an error, or null where the page has none. */
export function fillError(failure: Failure): DocumentFragment | null {
  const { message, digest } = failure
  const template = document.querySelector<HTMLTemplateElement>('template#error-screen')
  if (!template) return null
  const screen = document.importNode(template.content, true)
  const fill = (part: string, text: string | undefined) => {
    const element = screen.querySelector(`[data-error=${part}]`)
    if (element && text) element.textContent = text
  }
  // Not before it is shown: a document has one heading of this rank, and the page has it.
  const heading = document.createElement('h1')
  const title = screen.querySelector('[data-error=title]')
  heading.textContent = title?.textContent ?? ''
  title?.replaceWith(heading)
  if (!digest) fill('message', message)
  fill('code', digest)
  fill('trace', traceOf(failure))
  return screen
}
