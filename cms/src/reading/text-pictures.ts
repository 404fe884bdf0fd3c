import { FILE } from '../uids'

type Picture = Record<string, unknown>
type Stored = { hash: string; alternativeText: string | null } & Record<string, unknown>

/** What a rich text keeps of a picture and what can change in the media library. */
const FIELDS = ['hash', 'url', 'width', 'height', 'size', 'mime', 'ext', 'formats', 'alternativeText']

/** What JSON has as an object; a date, for one, is none. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const pictureIn = (value: Record<string, unknown>): Picture | null => (value.type === 'image' && isPlain(value.image) ? value.image : null)

function hashesIn(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const entry of value) hashesIn(entry, found)
  else if (isPlain(value)) {
    const hash = pictureIn(value)?.hash
    if (typeof hash === 'string') found.add(hash)
    else for (const entry of Object.values(value)) hashesIn(entry, found)
  }
}

/** The same with what the media library knows of each picture; without those that it has no more. */
function refreshed(value: unknown, files: ReadonlyMap<string, Stored>): unknown {
  if (Array.isArray(value)) {
    const isThere = (entry: unknown) => {
      const hash = isPlain(entry) ? pictureIn(entry)?.hash : undefined
      return typeof hash !== 'string' || files.has(hash)
    }
    return value.filter(isThere).map((entry) => refreshed(entry, files))
  }
  if (!isPlain(value)) return value
  const picture = pictureIn(value)
  const file = typeof picture?.hash === 'string' ? files.get(picture.hash) : undefined
  if (picture && file)
    return { ...value, image: { ...picture, ...file, alternativeText: file.alternativeText?.trim() ? file.alternativeText : picture.alternativeText } }
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, refreshed(entry, files)]))
}

/**
 * Middleware: a rich text holds copies of its pictures as they were when they were put in. Visitors get them as they are: replaced, cropped, described anew, or not
 * at all after they were deleted.
 */
export async function currentPictures(context: { body?: unknown }, next: () => Promise<void>): Promise<void> {
  await next()
  const hashes = new Set<string>()
  hashesIn(context.body, hashes)
  if (hashes.size === 0) return
  const rows: Stored[] = await strapi.db.query(FILE).findMany({ where: { hash: { $in: [...hashes] } }, select: FIELDS })
  context.body = refreshed(context.body, new Map(rows.map((row) => [row.hash, row])))
}
