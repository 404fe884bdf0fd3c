import type { Core, UID } from '@strapi/strapi'
import { type Language, MAIL_TEMPLATES, type MailTemplate } from '../submissions/kind'
import { DEFAULTS, type Text } from './defaults'
import { problemOf } from './placeholders'

export const TEMPLATE = 'api::mail-template.mail-template' as UID.ContentType
const LANGUAGES: Language[] = ['ar', 'en', 'de']

/** The text of a mail as editors have worded it; as it is by default where there is none that can be sent. */
export async function readTemplate(key: MailTemplate, language: Language): Promise<Text> {
  const row: Text | null = await strapi.db.query(TEMPLATE).findOne({ where: { key, locale: language }, select: ['subject', 'body'] })
  return row && !problemOf(key, row) ? row : DEFAULTS[language][key]
}

/** Puts the texts that are missing where editors find them. */
export async function ensureMailTemplates(strapi: Core.Strapi): Promise<void> {
  const documents = strapi.documents(TEMPLATE)
  for (const key of MAIL_TEMPLATES) {
    const rows: { documentId: string; locale: Language }[] = await strapi.db.query(TEMPLATE).findMany({ where: { key }, select: ['documentId', 'locale'] })
    let documentId = rows[0]?.documentId
    for (const locale of LANGUAGES.filter((language) => !rows.some((row) => row.locale === language))) {
      const data = { key, ...DEFAULTS[locale][key] } as never
      if (documentId) await documents.update({ documentId, locale, data })
      else documentId = (await documents.create({ locale, data })).documentId
    }
  }
}
