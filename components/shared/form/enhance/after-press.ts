/**
 * Runs what was put off by a press as soon as it is over. What a field that is left has to say moves what is below it, and a
 * button that moves away under the finger is not pressed.
 */
export function afterPress(): (run: () => void) => void {
  let isPressed = false
  let waiting: (() => void)[] = []

  const end = () => {
    isPressed = false
    const due = waiting
    waiting = []
    // The click itself comes after the end of the press.
    if (due.length > 0) setTimeout(() => due.forEach((run) => run()))
  }
  document.addEventListener('pointerdown', () => (isPressed = true), { capture: true, passive: true })
  for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, end, { capture: true, passive: true })

  return (run) => {
    if (isPressed) waiting.push(run)
    else run()
  }
}
