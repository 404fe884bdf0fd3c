import 'server-only'
import { z } from 'zod'
import { collection } from '@/lib/content/client'
import { publishedNow } from '@/lib/content/published-now'
import { DEFAULT_LOCALE } from '@/rules/languages'
import { REDIRECT_TARGET } from '@/rules/redirects'

const schema = () => z.object({ formerAddress: z.string(), leadsTo: z.string().regex(REDIRECT_TARGET).nullish() })

const redirects = collection({ path: '/api/redirects', model: 'redirect', schema })

/** Addresses without their language at which something once stood, and where it is now; null where it was taken back. */
export type Redirects = ReadonlyMap<string, string | null>

/** All there are, as they are now: other documents than those in the list change it. Throws ContentUnavailable. */
export async function readRedirects(): Promise<Redirects> {
  const found = await publishedNow(() => redirects.all(DEFAULT_LOCALE))
  return new Map(found.map(({ formerAddress, leadsTo }) => [formerAddress, leadsTo ?? null]))
}
