/** Why a body is not read, as the status of the answer: it is no such body, came too slowly, or is too large. */
export class BodyRefused extends Error {
  constructor(readonly status: 400 | 408 | 413 | 415) {
    super(`A body is refused (${status}).`)
  }
}

export type ReadingBounds = {
  /** How many bytes may come, whatever the request says of its length. */
  bytes: number
  /** Milliseconds within which all of it has to come. */
  within: number
}

/** Passes a body on as it comes. Throws BodyRefused where more comes than may, or not in time. */
export async function* bounded(body: AsyncIterable<Uint8Array>, { bytes, within }: ReadingBounds): AsyncGenerator<Uint8Array, void, undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BodyRefused(408)), within)
  })
  late.catch(() => {})
  const parts = body[Symbol.asyncIterator]()
  let read = 0
  try {
    for (;;) {
      const part = await Promise.race([parts.next(), late])
      if (part.done) return
      read += part.value.byteLength
      if (read > bytes) throw new BodyRefused(413)
      yield part.value
    }
  } finally {
    clearTimeout(timer)
    // Not waited for: after a deadline it comes with the next part.
    void parts.return?.()
  }
}

/** The whole of a small body. Throws BodyRefused. */
export async function readBytes(body: AsyncIterable<Uint8Array>, bounds: ReadingBounds): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of bounded(body, bounds)) {
    parts.push(part)
    length += part.byteLength
  }
  const whole = new Uint8Array(length)
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.byteLength
  }
  return whole
}
