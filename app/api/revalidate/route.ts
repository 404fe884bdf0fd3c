import { changedTags, documentTags } from '@/lib/content/tags'
import { noteEventChange } from '@/lib/search/listed-events'
import { env } from '@/lib/env'
import { marks } from '@/lib/framework/cache/marks.mjs'
import { changeSchema } from '@/lib/framework/own-requests/change'
import { heardNotices } from '@/lib/framework/cluster/heard-notices'
import { renewWhatCarries } from '@/lib/framework/cache/own-renewals'
import { REPEATED_HEADER, SECRET_HEADER } from '@/lib/framework/own-requests/requests'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { noteSearchChange } from '@/lib/search/live-index'
import { secretMatches } from '@/lib/secret'

/** What the content service tells after each change: from the answer on nobody gets what was made before it. (docs/decisions/notices-to-the-site.md) */
export async function POST(request: Request) {
  if (!secretMatches(request.headers.get(SECRET_HEADER), env().REVALIDATE_SECRET)) {
    return new Response(null, { status: 401 })
  }
  const told = changeSchema.safeParse(await request.json().catch(() => null))
  if (!told.success) return Response.json({ error: 'malformed notice' }, { status: 400 })
  const { model, documentId, names = [], locales, ids } = told.data
  noteSearchChange(model, documentId)
  noteEventChange(model, documentId)
  // What another process was told is marked as soon as this one hears of it, and made anew by that one, for all.
  if (request.headers.has(REPEATED_HEADER) || !heardNotices().take(ids)) return Response.json({ heard: true })
  const tags = changedTags(told.data)
  marks.mark(tags)
  await processState.changes?.tell(told.data)
  await renewWhatCarries(tags, documentTags(model, documentId, ...names), locales)
  return Response.json({ heard: true })
}
