/** Longer than the site waits for the content service, twice. Milliseconds. */
export const TIMEOUT = 40_000

/** Sends what a form says to its address, for an answer that script understands. Rejects without one. */
export async function post(address: string, body: FormData): Promise<unknown> {
  const signal = AbortSignal.timeout(TIMEOUT)
  const response = await fetch(address, { method: 'POST', headers: { accept: 'application/json' }, body, signal })
  return response.json()
}
