import 'server-only'
import { cookies, draftMode } from 'next/headers'
import { isPastFramework } from '@/lib/framework/process/rendering'
import { PREVIEW_COOKIE } from './cookie'
import { type Preview, readSigned } from './signed'

/** The preview for which this page is rendered; null for visitors, and for everything that is kept. */
export async function currentPreview(): Promise<Preview | null> {
  // Past the framework nothing is made for an editor.
  if (isPastFramework()) return null
  // Asked first: reading cookies would make every page one per request.
  if (!(await draftMode()).isEnabled) return null
  return readSigned('session', (await cookies()).get(PREVIEW_COOKIE)?.value ?? '')
}
