import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { touchedPages } from '@/lib/cache/touched-pages'
import { documentTag, typeTag } from '@/lib/content/tags'
import { env, ownOrigin } from '@/lib/env'
import { noteSearchChange } from '@/lib/search/live-index'
import { secretMatches } from '@/lib/secret'

const webhook = z.object({
  event: z.string(),
  model: z.string().optional(),
  entry: z
    .object({ documentId: z.string(), slug: z.string().nullish(), publishedAt: z.string().nullish() })
    .optional(),
})

type Webhook = z.output<typeof webhook>

/** Saving a draft changes nothing that a visitor sees. */
function isDraftOnly({ event, entry }: Webhook): boolean {
  return ['entry.create', 'entry.update'].includes(event) && entry?.publishedAt === null
}

/** Requests a page, so that no visitor is the one who has it rendered anew. Failing to is no error: a visit will do it. */
async function warm(pathname: string): Promise<void> {
  await fetch(new URL(pathname, ownOrigin()), { cache: 'no-store' }).then((response) => response.body?.cancel()).catch(() => undefined)
}

/** What the content service calls after each change: the pages that show the document are rendered anew. */
export async function POST(request: Request) {
  if (!secretMatches(request.headers.get('x-webhook-secret'), env().REVALIDATE_SECRET)) {
    return new Response(null, { status: 401 })
  }
  const payload = webhook.safeParse(await request.json().catch(() => null))
  if (!payload.success) return Response.json({ error: 'malformed webhook' }, { status: 400 })
  const { model, entry } = payload.data
  if (!model || !entry || isDraftOnly(payload.data)) return Response.json({ renewed: 0 })
  revalidateTag(typeTag(model), 'max')
  revalidateTag(documentTag(entry.documentId), 'max')
  noteSearchChange(model, entry.documentId)
  const { own, others } = touchedPages(model, entry)
  after(async () => {
    await Promise.all(own.map(warm))
    await Promise.all(others.map(warm))
  })
  return Response.json({ renewed: own.length + others.length })
}
