import type { UID } from '@strapi/strapi'

type Attribute = {
  type: string
  component?: string
  components?: string[]
  repeatable?: boolean
  target?: UID.ContentType
  mappedBy?: string
  writable?: boolean
  private?: boolean
  pluginOptions?: { i18n?: { localized?: boolean } }
}
type Populate = Record<string, unknown>

export const attributesOf = (uid: string): Record<string, Attribute> => strapi.getModel(uid as UID.Schema).attributes

/** What has to be loaded to see all of a document, its files and parts, however deep; and, where that is asked for, which documents it names. */
export function wholePopulate(uid: string, options: { withRelations?: boolean } = {}): Populate {
  const populate: Populate = {}
  for (const [name, attribute] of Object.entries(attributesOf(uid))) {
    if (attribute.type === 'media') populate[name] = true
    if (attribute.type === 'relation' && options.withRelations && !attribute.mappedBy && attribute.writable !== false) {
      populate[name] = { select: ['documentId'] }
    }
    if (attribute.type === 'component' && attribute.component) populate[name] = { populate: wholePopulate(attribute.component, options) }
    if (attribute.type === 'dynamiczone') {
      populate[name] = { on: Object.fromEntries((attribute.components ?? []).map((part) => [part, { populate: wholePopulate(part, options) }])) }
    }
  }
  return populate
}
