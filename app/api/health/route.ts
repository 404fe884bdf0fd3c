import { env } from '@/lib/env'
import { isShared } from '@/lib/redis'
import { checkContentService, secondsSinceLastAnswer } from '@/lib/content/health'
import { marks } from '@/lib/framework/cache/marks.mjs'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { isSearchReady, isSearchWhole } from '@/lib/search/live-index'
import { readRelease } from '@/lib/release'
import { secretMatches } from '@/lib/secret'

export const dynamic = 'force-dynamic'

const BEARER = /^Bearer /i

/** Those who watch have METRICS_TOKEN; where it is not set, the token of the site opens it too. */
function mayLook({ headers }: Request): boolean {
  const given = headers.get('authorization')?.replace(BEARER, '') ?? null
  const { METRICS_TOKEN, CONTENT_TOKEN } = env()
  return secretMatches(given, METRICS_TOKEN) || secretMatches(given, CONTENT_TOKEN)
}

async function details() {
  const shared = isShared()
  const contentService = await checkContentService()
  return {
    status: contentService.status === 'ok' && shared !== false ? 'ok' : 'degraded',
    contentService,
    cache: { ageSeconds: secondsSinceLastAnswer(), changes: marks.count, toBeRenewed: processState.renewals?.count ?? 0 },
    // With the other processes of the site, where there are any.
    ...(shared !== undefined && { shared: shared ? 'ok' : 'away' }),
    // Not whole where there are more texts than the process has memory for.
    search: { ready: isSearchReady(), whole: isSearchWhole() },
    release: readRelease(),
    uptimeSeconds: Math.round(process.uptime()),
  }
}

/**
 * Always 200 while the site runs: it serves its kept pages without the content service too. The public learns that it is up, and asks
 * nothing of the content service by that. (docs/decisions/health.md)
 */
export async function GET(request: Request) {
  return Response.json(mayLook(request) ? await details() : { status: 'up' }, { headers: { 'cache-control': 'no-store' } })
}
