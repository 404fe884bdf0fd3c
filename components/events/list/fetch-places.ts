import { placesIn } from '@/lib/framework/static/place'
import { PLACES, type Places } from './place-names'

/** What the list shows at an address. Throws when it could not be read, by this site or its content service. */
export async function fetchPlaces(address: URL, signal: AbortSignal): Promise<Places> {
  const response = await fetch(address, { signal, cache: 'no-cache' })
  const shown = placesIn(response.ok ? await response.text() : '')
  const places = Object.fromEntries(PLACES.map((name, index) => [name, shown[index] ?? ''])) as Places
  if (!places.found) throw new Error(`Events list: ${response.status}`)
  return places
}
