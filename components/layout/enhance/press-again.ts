declare global {
  /** Buttons that were pressed before anything could answer them, one after the other. Kept by the script in the head (lib/framework/page/early.mjs). */
  var imarEarly: HTMLElement[] | undefined
  /** An Escape of before. */
  var imarEscape: KeyboardEvent | undefined
  /** The last of these events. */
  var imarPress: Event | undefined
  /** Lets the framework come (lib/framework/page/boot.mjs). */
  var imarStart: (() => void) | undefined
}

/** A press that lets the framework come at once is on its way to what was just added, and is not done a second time. */
export function dropUnderWay(): void {
  const { imarPress, imarEarly } = globalThis
  if (!imarPress?.eventPhase) return
  const pressed = imarPress.target instanceof Element ? imarPress.target.closest('button') : null
  if (imarEarly?.at(-1) === pressed) imarEarly?.pop()
  if (globalThis.imarEscape === imarPress) globalThis.imarEscape = undefined
}

/** Does again, in its order, what came too early. From the last effect of the layout: every component of the page has its listeners by then. */
export function pressAgain(signal: AbortSignal): void {
  setTimeout(() => {
    const { imarEscape, imarEarly = [] } = globalThis
    globalThis.imarEscape = globalThis.imarEarly = undefined
    if (signal.aborted) return
    if (imarEscape) document.dispatchEvent(new KeyboardEvent('keydown', imarEscape))
    for (const button of imarEarly) button.click()
  })
}
