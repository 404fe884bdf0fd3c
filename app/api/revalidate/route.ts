import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { MARK, markTags, renderAnew, SECRET_HEADER } from '@/lib/cache/own-requests'
import { Renewals } from '@/lib/cache/renewals'
import { touchedPages } from '@/lib/cache/touched-pages'
import { documentTag, typeTag } from '@/lib/content/tags'
import { env } from '@/lib/env'
import { noteSearchChange } from '@/lib/search/live-index'
import { secretMatches } from '@/lib/secret'

const webhook = z.object({
  event: z.string(),
  model: z.string().optional(),
  tags: z.array(z.string()).default([]),
  entry: z
    .object({ documentId: z.string(), slug: z.string().nullish(), publishedAt: z.string().nullish() })
    .optional(),
})

type Webhook = z.output<typeof webhook>

/** Saving a draft changes nothing that a visitor sees. */
function isDraftOnly({ event, entry }: Webhook): boolean {
  return ['entry.create', 'entry.update'].includes(event) && entry?.publishedAt === null
}

const renewals = new Renewals({ mark: markTags, render: renderAnew })

/** What the content service calls after each change: the pages that show the document are rendered anew. */
export async function POST(request: Request) {
  if (!secretMatches(request.headers.get(SECRET_HEADER), env().REVALIDATE_SECRET)) {
    return new Response(null, { status: 401 })
  }
  const payload = webhook.safeParse(await request.json().catch(() => null))
  if (!payload.success) return Response.json({ error: 'malformed webhook' }, { status: 400 })
  const { event, model, entry } = payload.data
  if (event === MARK) {
    for (const tag of payload.data.tags) revalidateTag(tag, 'max')
    return Response.json({ marked: payload.data.tags.length })
  }
  if (!model || !entry || isDraftOnly(payload.data)) return Response.json({ renewed: 0 })
  const tags = [typeTag(model), documentTag(entry.documentId)]
  for (const tag of tags) revalidateTag(tag, 'max')
  noteSearchChange(model, entry.documentId)
  const { own, others } = touchedPages(model, entry)
  after(() => renewals.run({ tags, own, others }))
  return Response.json({ renewed: own.length + others.length })
}
