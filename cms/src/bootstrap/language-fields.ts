import type { Core } from '@strapi/strapi'
import { LOCALES } from '../rules/languages'

/** Fields that hold the language of what was handed in, of a page that was spoken about, or of a mail. */
export const LANGUAGE_FIELDS = ['submitLanguage', 'locale', 'language']

/** Lets these fields hold every language of the table: a schema is a file without code and cannot take them from it. */
export function fillLanguageFields(strapi: Core.Strapi): void {
  for (const { attributes } of Object.values(strapi.contentTypes)) {
    for (const name of LANGUAGE_FIELDS) {
      const attribute = attributes[name]
      if (attribute?.type === 'enumeration') attribute.enum = [...LOCALES]
    }
  }
}
