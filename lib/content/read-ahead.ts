/** So many are under way at a time: enough to be quick, few enough to leave the content service its turns for others. */
const AHEAD = 2

/**
 * What `read` gives for each of these, in their order: of hundreds neither are all asked for at once, nor held. Ends with the first one that
 * fails.
 */
export async function* readAhead<K, T>(keys: Iterable<K>, read: (key: K) => Promise<T>): AsyncGenerator<T, void, undefined> {
  const underWay: Promise<T>[] = []
  for (const key of keys) {
    const first = underWay.length < AHEAD ? undefined : underWay.shift()
    if (first) yield await first
    const reading = read(key)
    // Of its failure hears whoever gets to it.
    reading.catch(() => undefined)
    underWay.push(reading)
  }
  yield* underWay
}
