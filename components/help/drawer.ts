/** Requirements, section 9. Pixels. */
const SWIPE = 75

/** Whether a movement of a finger pushes the drawer back to the side that it came from. */
export function isClosingSwipe(dx: number, dy: number, dir: string): boolean {
  const towardsItsSide = dir === 'rtl' ? dx : -dx
  return towardsItsSide > SWIPE && Math.abs(dx) > Math.abs(dy)
}

/**
 * A swipe closes the drawer, and so do a choice (that of the current section, too, which changes no hash) and a focus that
 * leaves it: it would get lost under it.
 */
export function enhanceDrawer(menu: HTMLElement): void {
  let start: { x: number; y: number } | null = null
  menu.addEventListener(
    'touchstart',
    ({ touches }) => {
      const touch = touches.length === 1 ? touches[0] : null
      start = touch ? { x: touch.clientX, y: touch.clientY } : null
    },
    { passive: true },
  )
  menu.addEventListener('touchend', ({ changedTouches: [touch] }) => {
    if (!start || !touch || !menu.matches(':popover-open')) return
    const isClosing = isClosingSwipe(touch.clientX - start.x, touch.clientY - start.y, document.dir)
    if (isClosing) menu.hidePopover()
  })
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover()
  })
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    const leaves = relatedTarget instanceof Node && !menu.contains(relatedTarget)
    if (leaves && menu.matches(':popover-open')) menu.hidePopover()
  })
}
