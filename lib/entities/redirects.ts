import 'server-only'
import { z } from 'zod'
import { DEFAULT_LOCALE } from '@/rules/languages'
import { collection } from '@/lib/content/client'
import { publishedNow } from '@/lib/content/published-now'

/** A path of this site, or a whole address: never `//host`, which browsers take for one. */
const target = z.string().regex(/^(?:\/(?!\/)|https?:\/\/)[^\s\\]+$/)

const schema = () => z.object({ formerAddress: z.string(), leadsTo: target.nullish() })

const redirects = collection({ path: '/api/redirects', model: 'redirect', schema })

/** Addresses without their language at which something once stood, and where it is now; null where it was taken back. */
export type Redirects = ReadonlyMap<string, string | null>

/** All there are, as they are now: other documents than those in the list change it. Throws ContentUnavailable. */
export async function readRedirects(): Promise<Redirects> {
  const found = await publishedNow(() => redirects.all(DEFAULT_LOCALE))
  return new Map(found.map(({ formerAddress, leadsTo }) => [formerAddress, leadsTo ?? null]))
}
