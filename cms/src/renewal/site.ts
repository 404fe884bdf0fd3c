import { required, siteUrl } from '../environment'

type Changed = { model: string; uid: string; documentId: string; slug?: string }

export const revalidateUrl = () => `${siteUrl()}/api/revalidate`
export const revalidateHeaders = () => ({ 'x-webhook-secret': required('REVALIDATE_SECRET') })

/** Has the site render the pages of a document anew. Throws when the site did not take it. */
export async function tellSite({ model, uid, documentId, slug }: Changed): Promise<void> {
  const response = await fetch(revalidateUrl(), {
    method: 'POST',
    headers: { ...revalidateHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify({
      event: 'renew',
      createdAt: new Date().toISOString(),
      model,
      uid,
      entry: { documentId, ...(slug ? { slug } : {}) },
    }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`the site answered ${response.status}`)
}
