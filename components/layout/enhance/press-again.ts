declare global {
  /** What was pressed before anything could answer it, one after the other: buttons, and forms without one. Kept by the script in the head (lib/framework/page/early.mjs). */
  var imarEarly: HTMLElement[] | undefined
  /** The button that answered about cookies before. */
  var imarConsent: HTMLElement | undefined
  /** An Escape of before. */
  var imarEscape: KeyboardEvent | undefined
  /** The last of these events. */
  var imarPress: Event | undefined
  /** Lets the framework come (lib/framework/page/boot.mjs). */
  var imarStart: (() => void) | undefined
}

function pressedBy(event: Event): Element | null {
  if (event instanceof SubmitEvent && event.submitter) return event.submitter
  return event.target instanceof Element ? (event.target.closest('button') ?? event.target) : null
}

/** A press that lets the framework come at once is on its way to what was just added, and is not done a second time. */
export function dropUnderWay(): void {
  const { imarPress, imarConsent, imarEarly } = globalThis
  if (!imarPress?.eventPhase) return
  const pressed = pressedBy(imarPress)
  if (imarConsent === pressed) globalThis.imarConsent = undefined
  if (imarEarly?.at(-1) === pressed) imarEarly?.pop()
  if (globalThis.imarEscape === imarPress) globalThis.imarEscape = undefined
}

function press(element: HTMLElement): void {
  element.closest('form')?.removeAttribute('aria-busy')
  if (element instanceof HTMLFormElement) element.requestSubmit()
  else element.click()
}

/** Does again, in its order, what came too early. From the last effect of the layout: every component of the page has its listeners by then. */
export function pressAgain(signal: AbortSignal): void {
  setTimeout(() => {
    const { imarConsent, imarEscape, imarEarly = [] } = globalThis
    globalThis.imarConsent = globalThis.imarEscape = globalThis.imarEarly = undefined
    if (signal.aborted) return
    imarConsent?.click()
    if (imarEscape) document.dispatchEvent(new KeyboardEvent('keydown', imarEscape))
    for (const element of imarEarly) press(element)
  })
}
