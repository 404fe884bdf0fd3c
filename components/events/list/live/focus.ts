/** Where the visitor is, in words that still hold after the list was replaced. */
export type Place = { id: string; section: string | null; next: number } | null

/** Null when the focus is outside of what will be replaced, and so stays by itself. */
export function currentPlace(): Place {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || !element.closest('#events-results')) return null
  const section = element.closest('section')?.getAttribute('aria-labelledby') ?? null
  return { id: element.id, section, next: Number(element.dataset.next ?? -1) }
}

function elementAt({ id, section, next }: NonNullable<Place>): HTMLElement | null {
  const cards = section ? document.getElementById(section)?.closest('section')?.querySelectorAll('li > article') : undefined
  // After 'Load More' reading goes on with the first card that was not there before.
  return cards?.[next]?.querySelector<HTMLElement>('a') ?? (id ? document.getElementById(id) : null)
}

/** Goes on where the visitor was; where that is gone, at the heading of its section or at the head of the results. */
export function restore(place: Place): void {
  if (!place) return
  const found = elementAt(place)
  if (found) return found.focus({ preventScroll: true })
  const heading = place.section ? document.getElementById(place.section) : null
  const head = heading ?? document.getElementById('events-results')
  head?.setAttribute('tabindex', '-1')
  // A section that became shorter may have gone out of view.
  head?.focus({ preventScroll: !heading })
}
