import { buildFeed } from '@/lib/entities/feed'
import { answerUnlessSame } from '@/lib/server/conditional'
import { isLocale } from '@/rules/languages'

// Made per request from kept reads: a build needs no content service.
export const dynamic = 'force-dynamic'

export async function GET(request: Request, { params }: { params: Promise<{ lang: string }> }) {
  const { lang } = await params
  if (!isLocale(lang)) return new Response(null, { status: 404 })
  return answerUnlessSame(request, await buildFeed(lang), 'application/atom+xml; charset=utf-8')
}
