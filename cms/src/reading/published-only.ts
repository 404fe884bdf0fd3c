import { errors } from '@strapi/utils'

export const SITE_TOKEN = 'site'
export const PREVIEW_TOKEN = 'preview'

type Context = { query: Record<string, unknown>; state: { auth?: { credentials?: { name?: string } } } }

/** What `status` may say without being able to show a draft: the published version, or the state of an event. */
const HARMLESS = new Set<unknown>([undefined, '', 'published', 'upcoming', 'ongoing', 'past'])

/**
 * Middleware: only the preview token reads drafts. Without this, a token that may read at all reads them with `?status=draft`.
 * Anything that is not known to be harmless counts as an attempt.
 */
export async function publishedOnly(context: Context, next: () => Promise<void>): Promise<void> {
  const { status, publicationFilter, hasPublishedVersion } = context.query
  const plain = HARMLESS.has(status) && publicationFilter === undefined && hasPublishedVersion === undefined
  if (!plain && context.state.auth?.credentials?.name !== PREVIEW_TOKEN) {
    throw new errors.ForbiddenError('Drafts are read with the preview token only.')
  }
  await next()
}
