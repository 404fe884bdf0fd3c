import 'server-only'
import { once } from 'node:events'
import { processState } from '@/lib/framework/process/process-state.mjs'

/** `ended` never rejects; `published` tells how many publications there had been when it began. */
type Reading = { ended: Promise<unknown>; published: number }

const underWay = new Map<string, Reading>()

const published = () => processState.marks?.count ?? 0

/**
 * Runs a kept read once another one of the same address has ended, so that it finds in the cache what that one was told: after a publication many
 * pages ask for the same. One that began before the last publication is not waited for. Throws what `read` throws, or the signal's reason.
 */
export async function afterAnother<T>(address: string, signal: AbortSignal, read: () => Promise<T>): Promise<T> {
  const other = underWay.get(address)
  if (other?.published === published()) {
    await other.ended
    signal.throwIfAborted()
    return read()
  }
  const answer = read()
  // One that hangs may end long after its reader has given it up.
  const reading = { ended: Promise.race([answer.catch(() => undefined), once(signal, 'abort')]), published: published() }
  underWay.set(address, reading)
  void reading.ended.then(() => underWay.get(address) === reading && underWay.delete(address))
  return answer
}
