import 'server-only'
import { processState } from '@/lib/framework/process/process-state.mjs'

/** Milliseconds for which a read is recalled, unless something is published before. */
const KEEP_MS = 10_000
const MOST = 200

type Read = { body: Promise<unknown>; at: number; published: number }

const reads = new Map<string, Read>()

const published = () => processState.marks?.count ?? 0

/**
 * What was read a moment ago for another visitor, else what is read now: pages that are made for each visitor ask for the same things,
 * and would each wait for the delay of a request. What fails is not recalled.
 */
export function recall(address: string, read: () => Promise<unknown>): Promise<unknown> {
  const found = reads.get(address)
  if (found && found.published === published() && Date.now() - found.at < KEEP_MS) return found.body
  const body = read()
  reads.delete(address)
  reads.set(address, { body, at: Date.now(), published: published() })
  body.catch(() => reads.delete(address))
  const [oldest] = reads.keys()
  if (reads.size > MOST && oldest !== undefined) reads.delete(oldest)
  return body
}
