import type { Change, Version } from './live'

/** Documents that any language knows: their names stand once, as the dates of three languages would hold them three times. */
const places = new Map<string, number>()
const documents: Change[] = []

/** Joined and not added up: a sum of texts holds its parts. */
const keyOf = ({ model, documentId }: Change) => [model, documentId].join(' ')

function placeOf({ model, documentId }: Change): number {
  const key = keyOf({ model, documentId })
  const place = places.get(key) ?? documents.push({ model, documentId }) - 1
  places.set(key, place)
  return place
}

/** When each of many documents last changed, in little memory: some bytes for each. */
export class KnownVersions {
  /** By place, in milliseconds; 0 where there is none. */
  #dates = new Float64Array(64)

  /** All that come. Throws what their reading throws. */
  static async of(parts: AsyncIterable<readonly Version[]>): Promise<KnownVersions> {
    const known = new KnownVersions()
    for await (const part of parts) for (const version of part) known.#add(version)
    return known
  }

  /** What is new, other, or no more in those. */
  differences(now: KnownVersions): Change[] {
    return documents.filter((_, place) => this.#at(place) !== now.#at(place))
  }

  #at(place: number): number {
    return this.#dates[place] ?? 0
  }

  #add(version: Version): void {
    const place = placeOf(version)
    if (place >= this.#dates.length) {
      const more = new Float64Array(2 * place)
      more.set(this.#dates)
      this.#dates = more
    }
    this.#dates[place] = Date.parse(version.updatedAt)
  }
}
