import { createHmac } from 'node:crypto'
import type { UID } from '@strapi/strapi'
import { entityOf } from '../entities'
import { required, siteUrl } from '../environment'
import { rightsOf } from '../rights'
import { slugOfFormPage } from '../submissions/volunteer/form-page'
import { FORM } from '../uids'

/** What the site shows to whoever holds the link; it reads this in `lib/preview/signed.ts`. */
type Preview = {
  uid: string
  documentId: string
  slug: string
  locale: string
  status: 'draft' | 'published'
  user: number
  issued: number
}

/** A link that nobody else can write. The site takes it for ten minutes; `saved` and `slug` tell the admin which draft it will show, and where. */
function signedLink(preview: Preview, saved: string): string {
  const payload = Buffer.from(JSON.stringify(preview)).toString('base64url')
  const signature = createHmac('sha256', required('PREVIEW_SECRET')).update(`preview link ${payload}`).digest('base64url')
  return `${siteUrl()}/api/preview?${new URLSearchParams({ link: `${payload}.${signature}`, saved, slug: preview.slug }).toString()}`
}

type Parameters = { documentId?: string; locale?: string | null; status?: string | null }

/** The person who asks, if they may read the document; undefined otherwise. */
function readerOf(uid: string, document: Record<string, unknown>): number | undefined {
  const { user, userAbility } = strapi.requestContext.get()?.state ?? {}
  if (!user || !userAbility) return undefined
  return rightsOf({ user, userAbility }, uid as UID.ContentType).may('read', document) ? user.id : undefined
}

/**
 * The link with which the site shows a draft, in its language, to the person who asks; undefined where there is nothing to
 * preview, and for those who may not read it: the admin then offers none. (docs/decisions/previews.md)
 */
export async function previewUrl(uid: string, { documentId, locale, status }: Parameters): Promise<string | undefined> {
  if (!entityOf(uid)?.hasPreview || !documentId) return undefined
  const language = locale ?? 'ar'
  const where = { documentId, locale: language, publishedAt: null }
  const document = await strapi.db.query(uid).findOne({ where, populate: ['createdBy'] })
  const user = document && readerOf(uid, document)
  if (!user) return undefined
  const slug: string | undefined = uid === FORM ? await slugOfFormPage(documentId, language) : document.slug
  // A form is tried where it is offered.
  if (uid === FORM && !slug) return undefined
  const preview: Preview = {
    uid,
    documentId,
    slug: slug ?? '',
    locale: language,
    status: status === 'published' ? 'published' : 'draft',
    user,
    issued: Date.now(),
  }
  return signedLink(preview, new Date(document.updatedAt).toISOString())
}
