import { required } from '../environment'
import { typeName } from '../uids'
import type { Notice } from './notices'

/** Milliseconds for which a site may think about a change. */
const PATIENCE = 10_000

/** Has a site make anew what shows a document. Throws when it did not take it. */
export async function tellSite(site: string, { uid, documentId, names, locales, ids }: Notice): Promise<void> {
  const response = await fetch(`${site}/api/revalidate`, {
    method: 'POST',
    headers: { 'x-webhook-secret': required('REVALIDATE_SECRET'), 'content-type': 'application/json' },
    body: JSON.stringify({ model: typeName(uid), documentId, names, locales, ids }),
    signal: AbortSignal.timeout(PATIENCE),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`answered ${response.status}`)
}
