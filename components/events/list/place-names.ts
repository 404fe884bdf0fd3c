/** The parts of the events list that depend on its address, as they follow one another in the page. */
export const PLACES = ['figures', 'fields', 'found', 'views', 'results'] as const

export type PlaceName = (typeof PLACES)[number]
export type Places = Record<PlaceName, string>

/** The form by which the browser alone loads the list anew. */
export const REFRESH = 'events-again'
