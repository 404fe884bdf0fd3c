import { draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import { type NextRequest } from 'next/server'
import { z } from 'zod'
import { env } from '@/lib/env'
import { LOCALES } from '@/lib/i18n/languages'
import { path } from '@/lib/i18n/paths'
import { secretMatches } from '@/lib/secret'
import { previewRoute } from './preview-route'

const parameters = z.object({
  uid: z.string(),
  documentId: z.string().regex(/^[a-z0-9]*$/i).default(''),
  slug: z.string().regex(/^[a-z0-9-]*$/).default(''),
  locale: z.enum(LOCALES),
  status: z.enum(['draft', 'published']).default('draft'),
})

/** Where the preview button of the content service leads: the page of a document, as draft or as published. */
export async function GET(request: NextRequest) {
  const query = Object.fromEntries(request.nextUrl.searchParams)
  if (!secretMatches(query.secret ?? null, env().PREVIEW_SECRET)) return new Response(null, { status: 401 })
  const target = parameters.safeParse(query)
  if (!target.success) return new Response('malformed preview link', { status: 400 })
  const mode = await draftMode()
  if (target.data.status === 'draft') mode.enable()
  else mode.disable()
  redirect(path(target.data.locale, previewRoute(target.data)))
}
