import type { Core } from '@strapi/strapi'
import { HOME_ZONE } from '../rules/at-home'
import { LOCALES } from '../rules/languages'

/** Fields that hold the language of what was handed in, of a page that was spoken about, or of a mail. */
export const LANGUAGE_FIELDS = ['submitLanguage', 'locale', 'language']

/** A schema is a file without code: what it cannot take from the table of languages and from the identity is put into it here. */
export function fillSchemas(strapi: Core.Strapi): void {
  for (const { attributes } of Object.values(strapi.contentTypes)) {
    for (const name of LANGUAGE_FIELDS) {
      const attribute = attributes[name]
      if (attribute?.type === 'enumeration') attribute.enum = [...LOCALES]
    }
    if (attributes.timeZone?.type === 'string') attributes.timeZone.default = HOME_ZONE
  }
}
