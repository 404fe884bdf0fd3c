import { required, siteUrl } from './environment'

type Parameters = { documentId?: string; locale?: string | null; status?: string | null }

// What the site has a page for; the rest is seen on the home page or where it is used.
const PREVIEWED = new Set([
  'article', 'report', 'project', 'event', 'announcement', 'home-slider', 'hero', 'home-page-stat', 'who-we-are', 'partner',
  'ambassador', 'department', 'faq', 'contact-info', 'pages-info', 'impressum', 'terms-of-use', 'privacy-policy',
].map((name) => `api::${name}.${name}`))

async function slugOf(uid: string, documentId: string, locale: string): Promise<string | undefined> {
  const contentType = strapi.contentTypes[uid as keyof typeof strapi.contentTypes]
  if (!contentType || !('slug' in contentType.attributes)) return undefined
  const row: unknown = await strapi.db.query(uid).findOne({ where: { documentId, locale, publishedAt: null }, select: ['slug'] })
  return row && typeof row === 'object' && 'slug' in row && typeof row.slug === 'string' ? row.slug : undefined
}

/**
 * The address at which the site shows a draft, in its language; undefined where there is nothing to preview.
 * The site checks the secret, opens the draft mode and leads on to the page.
 */
export async function previewUrl(uid: string, { documentId, locale, status }: Parameters): Promise<string | undefined> {
  if (!PREVIEWED.has(uid) || !documentId) return undefined
  const language = locale ?? 'ar'
  const slug = await slugOf(uid, documentId, language)
  const query = new URLSearchParams({
    secret: required('PREVIEW_SECRET'),
    uid,
    documentId,
    ...(slug ? { slug } : {}),
    locale: language,
    status: status ?? 'draft',
  })
  return `${siteUrl()}/api/preview?${query.toString()}`
}
