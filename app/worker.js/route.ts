import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/lib/env'
import { WITHDRAWN } from '@/lib/offline/withdrawn'

// Whether there is one is a setting of the running site, not of the build.
export const dynamic = 'force-dynamic'

/** The service worker, or what takes it back everywhere. (docs/decisions/offline-reading.md) */
export async function GET(): Promise<Response> {
  const code = env().OFFLINE_READING === 'true' ? await readFile(join(process.cwd(), 'public/built/worker.js'), 'utf8') : WITHDRAWN
  return new Response(code, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      // Browsers ask at each visit, and must hear at once of one that is withdrawn.
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    },
  })
}
