import { isShared } from '@/lib/redis'
import { checkContentService, secondsSinceLastAnswer } from '@/lib/content/health'
import { marks } from '@/lib/framework/cache/marks.mjs'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { isSearchReady, isSearchWhole } from '@/lib/search/live-index'

export const dynamic = 'force-dynamic'

/** Always 200 while the site runs: it serves its kept pages without the content service too. */
export async function GET() {
  const shared = isShared()
  const contentService = await checkContentService()
  return Response.json(
    {
      status: contentService.status === 'ok' && shared !== false ? 'ok' : 'degraded',
      contentService,
      cache: { ageSeconds: secondsSinceLastAnswer(), changes: marks.count, toBeRenewed: processState.renewals?.count ?? 0 },
      // With the other processes of the site, where there are any.
      ...(shared !== undefined && { shared: shared ? 'ok' : 'away' }),
      // Not whole where there are more texts than the process has memory for.
      search: { ready: isSearchReady(), whole: isSearchWhole() },
      uptimeSeconds: Math.round(process.uptime()),
    },
    { headers: { 'cache-control': 'no-store' } },
  )
}
