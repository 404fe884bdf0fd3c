import 'server-only'
import { env } from '@/lib/env'
import { processState } from '@/lib/framework/process/process-state.mjs'

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    lastContentAnswer?: number
  }
}

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

/**
 * Remembers when the content service gave an answer. A kept answer carries its own date, so that reading it again
 * does not make the cache look fresh.
 */
export function noteAnswer(response: Response): void {
  const date = Date.parse(response.headers.get('date') ?? '')
  if (Number.isNaN(date)) return
  processState.lastContentAnswer = Math.max(date, processState.lastContentAnswer ?? 0)
}

/** Seconds since the content service last gave an answer: no kept page is newer. Null before the first one. */
export function secondsSinceLastAnswer(now = Date.now()): number | null {
  const last = processState.lastContentAnswer
  return last === undefined ? null : Math.max(0, Math.round((now - last) / 1000))
}
