import type { Core } from '@strapi/strapi'
import { type Locale, LOCALES } from '../rules/languages'
import { MAIL_TEMPLATES, type MailTemplate } from '../outbox/mail-names'
import { TEMPLATE } from '../uids'
import { defaultsIn, type Text, type Texts } from './defaults'
import { problemOf } from './placeholders'

/** The text of a mail as editors have worded it; as it is by default where there is none that can be sent. */
export async function readTemplate(key: MailTemplate, language: Locale): Promise<Text> {
  const row: Text | null = await strapi.db.query(TEMPLATE).findOne({ where: { key, locale: language }, select: ['subject', 'body'] })
  return row && !problemOf(key, row) ? row : defaultsIn(language)[key]
}

type Row = Text & { documentId: string; locale: Locale }

const isSame = (one: Text, other: Text | undefined) => one.subject === other?.subject && one.body === other.body

/**
 * Puts the texts where editors find them: those that are missing, and those that we word differently by now and nobody has
 * changed since we put them there.
 */
export async function ensureMailTemplates(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'imar', key: 'mail_defaults' })
  const put: Partial<Record<Locale, Texts>> = Object(await store.get({}))
  const documents = strapi.documents(TEMPLATE)
  for (const key of MAIL_TEMPLATES) {
    const rows: Row[] = await strapi.db.query(TEMPLATE).findMany({ where: { key }, select: ['documentId', 'locale', 'subject', 'body'] })
    let documentId = rows[0]?.documentId
    for (const locale of LOCALES) {
      const text = defaultsIn(locale)[key]
      const row = rows.find((found) => found.locale === locale)
      if (row && (isSame(row, text) || !isSame(row, put[locale]?.[key]))) continue
      const data = { key, ...text } as never
      if (documentId) await documents.update({ documentId, locale, data })
      else documentId = (await documents.create({ locale, data })).documentId
    }
  }
  await store.set({ value: Object.fromEntries(LOCALES.map((locale) => [locale, defaultsIn(locale)])) })
}
