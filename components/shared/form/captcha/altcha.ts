const TIMEOUT_MS = 60_000

/** Whether this browser can prove work beside the page: keys are derived in secure contexts only. */
export const canProveWork = () => isSecureContext && typeof Worker === 'function'

/** Proves work in a worker of this origin, so that typing stays smooth; the token, or null when it found none. */
export async function proveWork(challenge: unknown): Promise<string | null> {
  const worker = new Worker(new URL('./altcha-worker.ts', import.meta.url))
  try {
    const solution = await new Promise<unknown>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data)
      worker.onerror = () => resolve(null)
      worker.postMessage({ type: 'work', challenge, timeout: TIMEOUT_MS })
    })
    const isFound = typeof solution === 'object' && solution !== null && 'derivedKey' in solution
    return isFound ? btoa(JSON.stringify({ challenge, solution })) : null
  } finally {
    worker.terminate()
  }
}
