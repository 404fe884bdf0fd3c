import 'server-only'
import { env, ownOrigin } from '@/lib/env'
import { ownHeaders } from '@/lib/framework/own-requests/own-headers'
import { processState } from '@/lib/framework/process/process-state.mjs'

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    /** Whether what is made after a start is there. */
    isWarm?: boolean
  }
}

/** The first address of each entry; those of its other languages stand in entries of their own. */
const LOCATION = /<loc>([^<]+)<\/loc>/g

/** Milliseconds. */
const PATIENCE = 20_000

/** Where there are too many pages for one sitemap, it names others. */
const PART = /^\/sitemap\/\d+\.xml$/

/** The paths that a sitemap names; none where it cannot be read. */
async function namedIn(sitemap: string): Promise<string[]> {
  try {
    const response = await fetch(new URL(sitemap, ownOrigin()), { headers: ownHeaders, cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
    if (!response.ok) return []
    return [...(await response.text()).matchAll(LOCATION)].map(([, url = '']) => new URL(url).pathname)
  } catch {
    return []
  }
}

/** The pages that the sitemap names; of many the first ones, as no more are made ahead than those. */
async function listedPages(): Promise<string[]> {
  const named = await namedIn('/sitemap.xml')
  const [first = ''] = named
  return PART.test(first) ? namedIn(first) : named
}

/**
 * Has the pages made that nothing is kept of yet, some at a time behind those that an editor waits for, so that the first visitor after a start
 * does not wait either. Those of a former process of the same build are kept still.
 */
export async function warmPages(): Promise<void> {
  const { keptAddresses, renewals } = processState
  if (env().WARM_PAGES !== 'false' && keptAddresses && renewals) {
    const [listed] = await Promise.all([listedPages(), keptAddresses.readFormer()])
    renewals.add({ own: [], others: listed.filter((address) => !keptAddresses.has(address)) })
    await renewals.done()
  }
  processState.isWarm = true
}
