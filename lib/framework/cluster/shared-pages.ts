import 'server-only'
import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { gunzip, gzip } from 'node:zlib'
import { z } from 'zod'
import { tagsOf } from '@/lib/framework/cache/kept-addresses.mjs'
import type { Changes } from './changes'
import { attempt } from '@/lib/redis'

const DAY_SECONDS = 24 * 60 * 60
const KEEP_SECONDS = 7 * DAY_SECONDS

/** Larger ones each process makes for itself. Bytes. */
const LARGEST = 2 * 1024 * 1024

const pack = promisify(gzip)
const unpack = promisify(gunzip)

const valueSchema = z.looseObject({ kind: z.enum(['APP_PAGE', 'APP_ROUTE']), headers: z.record(z.string(), z.unknown()).optional() })

const pageSchema = z.object({
  value: valueSchema,
  cacheControl: z.object({ revalidate: z.union([z.number(), z.literal(false)]), expire: z.number().optional() }).optional(),
  /** The number of the last change that was known when work on it began. */
  change: z.number(),
  madeAt: z.number(),
})

/** A kept page, or a file made by a route, as another process made it. */
export type SharedPage = z.infer<typeof pageSchema>

/** Pages that the processes of one build make for each other. (docs/decisions/several-sites.md) */
export class SharedPages {
  constructor(
    private readonly changes: Changes,
    private readonly build: string,
  ) {}

  /** The number of the last change that is known now: what is made from now on has it in it. */
  get change(): number {
    return this.changes.heard
  }

  /** A page that nothing has outdated, and that has not grown old. */
  async read(key: string): Promise<SharedPage | null> {
    const name = this.#nameOf(key)
    const packed = name && (await attempt((redis) => redis.getBuffer(name)))
    if (!packed) return null
    const page = pageSchema.parse(deserialize(await unpack(packed)))
    const { value, change, madeAt, cacheControl } = page
    if (!this.changes.areNewest(tagsOf(value.headers), change)) return null
    if (typeof cacheControl?.revalidate !== 'number') return page
    // It grows old here when it does where it was made.
    const revalidate = cacheControl.revalidate - Math.floor((Date.now() - madeAt) / 1000)
    return revalidate > 0 ? { ...page, cacheControl: { ...cacheControl, revalidate } } : null
  }

  async write(key: string, page: SharedPage): Promise<void> {
    const name = this.#nameOf(key)
    if (!name) return
    const packed = await pack(serialize(page), { level: 1 })
    if (packed.length <= LARGEST) await attempt((redis) => redis.set(name, packed, 'EX', KEEP_SECONDS))
  }

  /** Empty while nobody knows what has changed. */
  #nameOf(key: string): string {
    const { epoch } = this.changes
    return epoch && `page:${this.build}:${epoch}:${key}`
  }
}
