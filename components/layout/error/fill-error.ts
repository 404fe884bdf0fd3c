/** An error as the framework hands it over: one from the server has a digest, and a message that says nothing. */
export type Failure = Error & { digest?: string }

/** The error screen of the page (`ErrorMarkup`) with what is known about an error; empty where the page has none. */
export function fillError({ message, digest = '', stack = '' }: Failure): DocumentFragment {
  const template = document.querySelector<HTMLTemplateElement>('template#error-screen')
  const screen = template?.content.cloneNode(true)
  if (!(screen instanceof DocumentFragment)) return new DocumentFragment()
  for (const part of screen.querySelectorAll<HTMLElement>('[data-error]')) {
    const name = part.dataset.error
    if (name === 'message' && !digest && message) part.textContent = message
    if (name === 'trace') part.textContent = stack
    if (name === 'code') {
      part.hidden = !digest
      part.textContent = (part.textContent ?? '').replace('{code}', digest)
    }
  }
  return screen
}
