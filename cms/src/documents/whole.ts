import type { UID } from '@strapi/strapi'

type Attribute = { type: string; component?: string; components?: string[]; repeatable?: boolean }
type Populate = Record<string, unknown>

export const attributesOf = (uid: string): Record<string, Attribute> => strapi.getModel(uid as UID.Schema).attributes

/** What has to be loaded to see all of a document, its files and parts, however deep. */
export function wholePopulate(uid: string): Populate {
  const populate: Populate = {}
  for (const [name, attribute] of Object.entries(attributesOf(uid))) {
    if (attribute.type === 'media') populate[name] = true
    if (attribute.type === 'component' && attribute.component) populate[name] = { populate: wholePopulate(attribute.component) }
    if (attribute.type === 'dynamiczone') {
      populate[name] = { on: Object.fromEntries((attribute.components ?? []).map((part) => [part, { populate: wholePopulate(part) }])) }
    }
  }
  return populate
}
