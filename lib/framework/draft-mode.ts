import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { env, isDevelopment } from '@/lib/env'

const NAME = '__prerender_bypass'

const manifest = z.object({ preview: z.object({ previewModeId: z.string() }) })

let id: string | undefined

/** What opens the framework's draft mode: the same for everybody until the next build. */
function draftModeId(): string {
  if (isDevelopment()) return 'development'
  const file = join(env().NEXT_DIST_DIR, 'prerender-manifest.json')
  return manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).preview.previewModeId
}

/**
 * The cookies of a request as the framework is to see them: with its draft mode, in which nothing comes from what is kept. It
 * never leaves this process, because it would outlive the preview. (docs/decisions/previews.md)
 */
export function withDraftMode(cookies: string): string {
  id ??= draftModeId()
  return `${cookies}; ${NAME}=${id}`
}
