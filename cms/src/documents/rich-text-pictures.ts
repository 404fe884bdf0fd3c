import { isBlank } from '../rules/text'
import type { Rule } from './rule'

type Picture = { url?: string; hash?: string; alternativeText?: string | null }

function collect(value: unknown, found: Picture[] = []): Picture[] {
  if (Array.isArray(value)) {
    for (const entry of value) collect(entry, found)
  } else if (typeof value === 'object' && value !== null) {
    if ('type' in value && value.type === 'image' && 'image' in value && typeof value.image === 'object' && value.image) {
      found.push(value.image)
    } else {
      for (const entry of Object.values(value)) collect(entry, found)
    }
  }
  return found
}

/**
 * A picture in a rich text is a copy of what the media library knew when it was inserted: its address names the host of the
 * admin, and an alternative text written later is missing. Both are mended at every save.
 */
export const richTextPicturesRule: Rule = async ({ data }) => {
  for (const picture of collect(data)) {
    if (picture.url?.includes('/uploads/')) picture.url = picture.url.slice(picture.url.indexOf('/uploads/'))
    if (!isBlank(picture.alternativeText ?? '') || !picture.hash) continue
    const file = await strapi.db.query('plugin::upload.file').findOne({ where: { hash: picture.hash }, select: ['alternativeText'] })
    picture.alternativeText = file?.alternativeText ?? ''
  }
}
