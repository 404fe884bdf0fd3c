import 'server-only'
import { env, ownOrigin } from '@/lib/env'
import { ownHeaders } from '@/lib/framework/own-requests/own-headers'
import { processState } from '@/lib/framework/process/process-state.mjs'

/** The first address of each entry; those of its other languages stand in entries of their own. */
const LOCATION = /<loc>([^<]+)<\/loc>/g

/** Milliseconds. */
const PATIENCE = 20_000

/** The pages that the sitemap names, as paths; none where it cannot be read. */
async function listedPages(): Promise<string[]> {
  try {
    const response = await fetch(new URL('/sitemap.xml', ownOrigin()), { headers: ownHeaders, cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
    if (!response.ok) return []
    return [...(await response.text()).matchAll(LOCATION)].map(([, url = '']) => new URL(url).pathname)
  } catch {
    return []
  }
}

/**
 * Has the pages made that nothing is kept of yet, some at a time behind those that an editor waits for, so that the first visitor after a start
 * does not wait either. Those of a former process of the same build are kept still.
 */
export async function warmPages(): Promise<void> {
  const { keptAddresses, renewals } = processState
  if (env().WARM_PAGES === 'false' || !keptAddresses || !renewals) return
  const [listed] = await Promise.all([listedPages(), keptAddresses.readFormer()])
  renewals.add({ own: [], others: listed.filter((address) => !keptAddresses.has(address)) })
}
