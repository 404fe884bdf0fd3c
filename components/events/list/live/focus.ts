/** Where the visitor is, and where the link that was followed leads to, in words that still hold after the list was replaced. */
export type Place = { id: string; goal: string } | null

/** Null when the focus is outside of what will be replaced, and so stays by itself. */
export function currentPlace(): Place {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || !element.closest('#events-results')) return null
  return { id: element.id, goal: element instanceof HTMLAnchorElement ? element.hash.slice(1) : '' }
}

/** Goes to the goal, else to where the visitor was; where that is gone, to the head of the results. */
export function restore(place: Place): void {
  if (!place) return
  const goal = document.getElementById(place.goal)
  const same = document.getElementById(place.id)
  const results = document.getElementById('events-results')
  const element = goal?.querySelector<HTMLElement>('h3') ?? goal ?? same ?? results
  if (element !== same) element?.setAttribute('tabindex', '-1')
  element?.focus({ preventScroll: element === results })
}
