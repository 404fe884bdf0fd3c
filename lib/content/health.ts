import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/env'
import { processState } from '@/lib/framework/process/process-state.mjs'

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    lastContentAnswer?: number
  }
}

const HEALTH_TIMEOUT_MS = 2000

const said = z.object({
  status: z.enum(['ok', 'degraded', 'unavailable']),
  checks: z.record(z.string(), z.object({ status: z.string() })).default({}),
})

/**
 * How the content service is: whether it answers at all, after how many milliseconds, whether it can do its work, and in a word each thing
 * on which it relies (`cms/src/health`).
 */
export type ContentHealth = { reachable: boolean; latencyMs: number | null; status: z.output<typeof said>['status']; checks: Record<string, string> }

const AWAY: ContentHealth = { reachable: false, latencyMs: null, status: 'unavailable', checks: {} }

/** How the content service is now. Never throws. */
export async function checkContentService(): Promise<ContentHealth> {
  const start = performance.now()
  try {
    const { CONTENT_URL, CONTENT_TOKEN } = env()
    const response = await fetch(new URL('/_ready', CONTENT_URL), {
      headers: { authorization: `Bearer ${CONTENT_TOKEN}` },
      cache: 'no-store',
      signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS),
    })
    const { status, checks } = said.parse(await response.json())
    const words = Object.entries(checks).map(([name, check]): [string, string] => [name, check.status])
    return { reachable: true, latencyMs: Math.round(performance.now() - start), status, checks: Object.fromEntries(words) }
  } catch {
    return AWAY
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
