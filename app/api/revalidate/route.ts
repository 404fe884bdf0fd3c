import { setTimeout as pause } from 'node:timers/promises'
import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { Renewals } from '@/lib/cache/renewals'
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

/** How often and how long after each other a page is asked for until it is rendered anew; milliseconds. */
const ASKS = 40
const PAUSE = 150

/** Requests a page until it is no old one, so that no visitor is the one who has it rendered. Failing to is no error: a visit will do it. */
async function render(pathname: string): Promise<void> {
  for (let asked = 0; asked < ASKS; asked += 1) {
    const response = await fetch(new URL(pathname, ownOrigin()), { cache: 'no-store', redirect: 'manual' }).catch(() => null)
    await response?.body?.cancel()
    if (response?.headers.get('x-nextjs-cache') !== 'STALE') return
    await pause(PAUSE)
  }
}

const renewals = new Renewals({ mark: (tag) => revalidateTag(tag, 'max'), render })

/** What the content service calls after each change: the pages that show the document are rendered anew. */
export async function POST(request: Request) {
  if (!secretMatches(request.headers.get('x-webhook-secret'), env().REVALIDATE_SECRET)) {
    return new Response(null, { status: 401 })
  }
  const payload = webhook.safeParse(await request.json().catch(() => null))
  if (!payload.success) return Response.json({ error: 'malformed webhook' }, { status: 400 })
  const { model, entry } = payload.data
  if (!model || !entry || isDraftOnly(payload.data)) return Response.json({ renewed: 0 })
  const tags = [typeTag(model), documentTag(entry.documentId)]
  for (const tag of tags) revalidateTag(tag, 'max')
  noteSearchChange(model, entry.documentId)
  const { own, others } = touchedPages(model, entry)
  after(() => renewals.run({ tags, own, others }))
  return Response.json({ renewed: own.length + others.length })
}
