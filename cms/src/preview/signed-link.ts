import { createHmac } from 'node:crypto'
import { required, siteUrl } from '../environment'

/** What the site shows to whoever holds the link; it reads this in `lib/preview/signed.ts`. */
export type Preview = {
  uid: string
  documentId: string
  slug: string
  locale: string
  status: 'draft' | 'published'
  user: number
  issued: number
}

/** A link that nobody else can write. The site takes it for ten minutes. */
export function signedLink(preview: Preview): string {
  const payload = Buffer.from(JSON.stringify(preview)).toString('base64url')
  const signature = createHmac('sha256', required('PREVIEW_SECRET')).update(`preview link ${payload}`).digest('base64url')
  return `${siteUrl()}/api/preview?link=${payload}.${signature}`
}
