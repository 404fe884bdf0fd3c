import type { UID } from '@strapi/strapi'

/**
 * Gives the published versions in the other languages the fields that all languages share (slug, dates, covers). Strapi does
 * so for drafts, but on publishing it compares with whichever version of the document the database names first.
 */
export async function shareWithOtherLanguages(uid: UID.ContentType, ids: number[]): Promise<void> {
  const i18n = strapi.plugin('i18n')
  const contentType = strapi.contentType(uid)
  if (!i18n.service('content-types').isLocalizedContentType(contentType)) return
  const populate = i18n.service('content-types').getNestedPopulateOfNonLocalizedAttributes(uid)
  for (const id of ids) {
    const entry = await strapi.db.query(uid).findOne({ where: { id }, populate })
    if (entry) await i18n.service('localizations').syncNonLocalizedAttributes(entry, contentType)
  }
}
