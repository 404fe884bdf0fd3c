const listeners = new Set<() => void>()

const tellHere = () => listeners.forEach((run) => run())

/** To the other tabs of this site. */
const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('imar-waiting') : null
channel?.addEventListener('message', tellHere)

/** Says in every tab that something else waits than before. */
export function changed(): void {
  tellHere()
  channel?.postMessage(null)
}

/** Runs at every change, in whichever tab it was made. Returns what ends it. */
export function onChange(run: () => void): () => void {
  listeners.add(run)
  return () => void listeners.delete(run)
}
