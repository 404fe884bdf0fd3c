import { createHmac } from 'node:crypto'
import type { Servers } from './servers'

type Target = { uid: string; documentId?: string; slug?: string; locale: string }

/** A link as the content service makes it, for a document that there need not be, made at another time or with another secret. */
export function previewLink(
  { siteUrl, secrets }: Servers,
  { uid, documentId = 'x', slug = '', locale }: Target,
  { age = 0, secret = secrets.PREVIEW_SECRET } = {},
): string {
  const preview = { uid, documentId, slug, locale, status: 'draft', user: 1, issued: Date.now() - age }
  const payload = Buffer.from(JSON.stringify(preview)).toString('base64url')
  return `${siteUrl}/api/preview?link=${payload}.${createHmac('sha256', secret).update(`preview link ${payload}`).digest('base64url')}`
}
