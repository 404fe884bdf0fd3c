/** Gives the focus to the first of these places that is there: to its heading where it is a card. */
export function goTo(ids: readonly string[]): void {
  const [place] = ids.flatMap((id) => (id && document.getElementById(id)) || [])
  const element = place instanceof HTMLLIElement ? (place.querySelector('h3') ?? place) : place
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: element.id === 'events-results' })
}
