/** The target of a redirect in the data of its page. */
const TARGET = /\\"digest\\":\\"NEXT_REDIRECT;(?:replace|push);(\/[\w\-./%#~]*);30[378];\\"/

/** Whether an answer leads elsewhere. @param {{ status?: number }} value */
export function isRedirect({ status = 200 }) {
  return status >= 300 && status < 400
}

/**
 * A page that was renewed behind a visitor's back has no more answer that could hold its headers: the framework then loses
 * the target of a redirect, or repeats that of the answer sent before; only the page's data names it for certain.
 * Browsers follow a redirect without reading it.
 * @param {{ html: string, status?: number, headers?: Record<string, unknown> }} value
 */
export function finishRedirect(value) {
  if (!isRedirect(value)) return
  const location = TARGET.exec(value.html)?.[1] ?? value.headers?.location
  if (!location) return
  value.headers = { ...value.headers, location }
  value.html = ''
}
