import { isForEverybody } from '@/lib/offline/chosen'

/** Pages that were read, newest last. */
export const PAGES = 'imar-pages'

/** What pages are made of: pictures, fonts, styles, scripts. */
export const FILES = 'imar-files'

/** What is said without a line, in the languages that were read. */
export const SHELL = 'imar-shell'

/** On phones with little room this is what a few photos take. Bytes. */
const MOST_BYTES = 20 * 1024 * 1024

/** A page of questions, or a film, is not what somebody comes back for. Bytes. */
const LARGEST_FILE = 2 * 1024 * 1024

/** Counting reads everything that is kept. Milliseconds. */
const COUNT_EVERY = 60_000

let countedAt = 0

async function sizeOf(response: Response): Promise<number> {
  return Number(response.headers.get('content-length')) || (await response.blob()).size
}

/** Only what comes from this site as it was asked for, and is for everybody. */
export const isKeepable = (response: Response) => isForEverybody(response) && response.type === 'basic' && !response.redirected

export const isSmall = (response: Response) => Number(response.headers.get('content-length') ?? 0) <= LARGEST_FILE

/** Removes what was read longest ago once there is too much: pages stay longer than what they are made of. */
export async function makeRoom(now = Date.now()): Promise<void> {
  if (now - countedAt < COUNT_EVERY) return
  countedAt = now
  let bytes = 0
  for (const name of [PAGES, FILES]) {
    const cache = await caches.open(name)
    for (const request of [...(await cache.keys())].reverse()) {
      const response = await cache.match(request)
      bytes += response ? await sizeOf(response) : 0
      if (bytes > MOST_BYTES) await cache.delete(request)
    }
  }
}
