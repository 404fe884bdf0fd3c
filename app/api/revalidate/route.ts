import { z } from 'zod'
import { documentTags, typeTag } from '@/lib/content/tags'
import { noteEventChange } from '@/lib/search/listed-events'
import { env } from '@/lib/env'
import { marks } from '@/lib/framework/cache/marks.mjs'
import { renewWhatCarries } from '@/lib/framework/cache/own-renewals'
import { SECRET_HEADER } from '@/lib/framework/own-requests/requests'
import { noteSearchChange } from '@/lib/search/live-index'
import { secretMatches } from '@/lib/secret'

const webhook = z.object({
  event: z.string(),
  model: z.string().optional(),
  entry: z.object({ documentId: z.string(), slug: z.string().nullish(), publishedAt: z.string().nullish() }).optional(),
})

type Webhook = z.output<typeof webhook>

/** Saving a draft changes nothing that a visitor sees. */
function isDraftOnly({ event, entry }: Webhook): boolean {
  return ['entry.create', 'entry.update'].includes(event) && entry?.publishedAt === null
}

/** What the content service calls after each change: from its answer on nobody gets what was made before it. */
export async function POST(request: Request) {
  if (!secretMatches(request.headers.get(SECRET_HEADER), env().REVALIDATE_SECRET)) {
    return new Response(null, { status: 401 })
  }
  const payload = webhook.safeParse(await request.json().catch(() => null))
  if (!payload.success) return Response.json({ error: 'malformed webhook' }, { status: 400 })
  const { model, entry } = payload.data
  if (!model || !entry || isDraftOnly(payload.data)) return Response.json({ changed: false })
  const tags = [typeTag(model)]
  marks.mark(tags)
  noteSearchChange(model, entry.documentId)
  noteEventChange(model, entry.documentId)
  await renewWhatCarries(tags, documentTags(model, entry.documentId, entry.slug))
  return Response.json({ changed: true })
}
