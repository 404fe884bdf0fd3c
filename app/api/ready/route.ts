import { processState } from '@/lib/framework/process/process-state.mjs'

export const dynamic = 'force-dynamic'

/** After so long a process serves as it is: its content service may be away. Seconds. */
const PATIENCE_S = 180

const AGAIN_S = '2'

/**
 * Whether a new process has what its visitors would wait for: 200 once its search and its pages are made, 503 until then. For who puts it in the place
 * of another one; whether it runs at all says `/api/health`. (docs/decisions/pages-made-after-a-start.md)
 */
export function GET() {
  const ready = processState.isWarm === true || process.uptime() > PATIENCE_S
  const headers = { 'cache-control': 'no-store', ...(!ready && { 'retry-after': AGAIN_S }) }
  return Response.json({ ready }, { status: ready ? 200 : 503, headers })
}
