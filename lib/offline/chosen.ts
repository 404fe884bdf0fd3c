import { ASK_AGAIN, FOREVER } from '@/lib/lifetimes'

/** Pages that somebody has asked to keep, with what they name: nothing takes them away but their reader, or a worker that is withdrawn. */
export const CHOSEN = 'imar-chosen'

/** Stands in the words of the button for the megabytes that were kept. */
export const SIZE_PLACE = '[size]'

/** Whether an answer is whole and the same for everybody, by what the site itself says: never a preview, nor what carries a token. */
export const isForEverybody = ({ status, headers }: Response) => status === 200 && [ASK_AGAIN, FOREVER].includes(headers.get('cache-control') ?? '')

/** The bytes of an answer, which is put into the cache. Throws where there is no whole one. */
async function put(cache: Cache, address: string, init?: RequestInit): Promise<number> {
  const response = await fetch(address, init)
  if (!isForEverybody(response)) throw new Error(`${address} cannot be kept.`)
  await cache.put(address, response.clone())
  return (await response.blob()).size
}

export const isChosen = async (pathname: string): Promise<boolean> => (await (await caches.open(CHOSEN)).match(pathname)) !== undefined

/** Keeps a page as it is published now, with its pictures and documents. Gives the bytes that it takes; throws, and keeps nothing, where a part fails. */
export async function choose(pathname: string, files: readonly string[]): Promise<number> {
  const cache = await caches.open(CHOSEN)
  const parts = [put(cache, pathname, { cache: 'no-cache' }), ...files.map((file) => put(cache, file))]
  try {
    const sizes = await Promise.all(parts)
    return sizes.reduce((sum, size) => sum + size, 0)
  } catch (error) {
    // What is still on its way would be kept after all.
    await Promise.allSettled(parts)
    await forget(pathname)
    throw error
  }
}

/** Takes a page from the device again, with all that no other kept page names. */
export async function forget(pathname: string): Promise<void> {
  const cache = await caches.open(CHOSEN)
  await cache.delete(pathname)
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const answers = await Promise.all(paths.map(async (path) => ({ path, answer: await cache.match(path) })))
  const isPage = ({ answer }: (typeof answers)[number]) => answer?.headers.get('content-type')?.startsWith('text/html') === true
  const pages = await Promise.all(answers.filter(isPage).map(async ({ answer }) => (await answer?.clone().text()) ?? ''))
  const unnamed = answers.filter((entry) => !isPage(entry) && !pages.some((html) => html.includes(entry.path)))
  await Promise.all(unnamed.map(({ path }) => cache.delete(path)))
}
