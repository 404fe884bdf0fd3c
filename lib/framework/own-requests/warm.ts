import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { env, ownOrigin } from '@/lib/env'
import type { KeptAddresses } from '@/lib/framework/cache/kept-addresses.mjs'
import { MOST_RENEWALS, type Renewals } from '@/lib/framework/cache/renewals'
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

/** What could not be made is tried again, so often in all: a content service that several sites ask after a start does not answer everything in time. */
const ROUNDS = 3
const PAUSE = 1000

/** The paths that a sitemap names; null where it cannot be read. */
async function namedIn(sitemap: string): Promise<string[] | null> {
  try {
    const response = await fetch(new URL(sitemap, ownOrigin()), { headers: ownHeaders, cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
    if (!response.ok) return null
    return [...(await response.text()).matchAll(LOCATION)].map(([, url = '']) => new URL(url).pathname)
  } catch {
    return null
  }
}

/** The pages that the sitemap names; of many the first ones, as no more are made ahead than those. */
async function listedPages(): Promise<string[] | null> {
  const named = await namedIn('/sitemap.xml')
  const [first = ''] = named ?? []
  return PART.test(first) ? namedIn(first) : named
}

/** Those that nothing is kept of, as many as are made ahead; null where no sitemap can be read. */
async function missingPages(kept: KeptAddresses): Promise<string[] | null> {
  const listed = await listedPages()
  return listed && listed.filter((address) => !kept.has(address)).slice(0, MOST_RENEWALS)
}

async function makeMissing(kept: KeptAddresses, renewals: Renewals): Promise<void> {
  let missing: string[] | null = null
  for (let round = 1; round <= ROUNDS; round += 1) {
    if (round > 1) await pause(PAUSE, undefined, { ref: false })
    // The same ones again: of many pages others would come in the place of those that are made.
    missing = missing ? missing.filter((address) => !kept.has(address)) : await missingPages(kept)
    if (missing?.length === 0) return
    renewals.add({ own: [], others: missing ?? [] })
    await renewals.done()
  }
}

/**
 * Has the pages made that nothing is kept of yet, some at a time behind those that an editor waits for, so that the first visitor after a start
 * does not wait either. Those of a former process of the same build are kept still.
 */
export async function warmPages(): Promise<void> {
  const { keptAddresses, renewals } = processState
  if (env().WARM_PAGES !== 'false' && keptAddresses && renewals) {
    await keptAddresses.readFormer()
    await makeMissing(keptAddresses, renewals)
  }
  processState.isWarm = true
}
