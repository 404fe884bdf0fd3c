/** As long as the browser goes on with what led to the section. Milliseconds. */
const HOLD = 1000

/**
 * Focuses a heading, and again where the browser takes the focus away: Chromium gives it back to what had opened the drawer. Ends with the next press of
 * whoever is there.
 */
export function holdFocus(heading: HTMLElement): void {
  const controller = new AbortController()
  const { signal } = controller
  const focus = () => heading.focus({ preventScroll: true })
  const end = () => controller.abort()
  setTimeout(end, HOLD)
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, end, { signal, capture: true })
  focus()
  heading.addEventListener('blur', () => setTimeout(focus), { signal })
}
