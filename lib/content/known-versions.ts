import type { Change, Version } from './live'

/** Documents that any language knows: their names stand once, as the dates of three languages would hold them three times. */
const places = new Map<string, number>()
const documents: Change[] = []

/** Of a document among those of all types. Joined and not added up: a sum of texts holds its parts. */
export const keyOf = ({ model, documentId }: Change) => [model, documentId].join(' ')

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

  /** All that come from these, which are read beside each other. Throws what their reading throws. */
  static async of(sources: readonly AsyncIterable<readonly Version[]>[]): Promise<KnownVersions> {
    const known = new KnownVersions()
    await Promise.all(sources.map((parts) => known.#read(parts)))
    return known
  }

  /** What is new, other, or no more in those. */
  differences(now: KnownVersions): Change[] {
    return documents.filter((_, place) => this.#at(place) !== now.#at(place))
  }

  #at(place: number): number {
    return this.#dates[place] ?? 0
  }

  async #read(parts: AsyncIterable<readonly Version[]>): Promise<void> {
    for await (const part of parts) for (const version of part) this.#add(version)
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
