import 'server-only'
import { env } from '@/lib/env'

const HEALTH_TIMEOUT_MS = 2000

export type ContentHealth = { reachable: boolean; latencyMs: number | null }

/** Whether the content service answers now. Never throws. */
export async function checkContentService(): Promise<ContentHealth> {
  const start = performance.now()
  try {
    const signal = AbortSignal.timeout(HEALTH_TIMEOUT_MS)
    const response = await fetch(new URL('/_health', env().CONTENT_URL), { cache: 'no-store', signal })
    return { reachable: response.ok, latencyMs: Math.round(performance.now() - start) }
  } catch {
    return { reachable: false, latencyMs: null }
  }
}
