import type { Core } from '@strapi/strapi'
import { REPLY_TEMPLATES } from '../replies/defaults'
import { LOCALES } from '../rules/languages'
import { REPLY_TEMPLATE } from '../uids'

/** Puts a few templates where editors find them, once: what they delete stays deleted. */
export async function ensureReplyTemplates(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'imar', key: 'reply_templates' })
  if (await store.get({})) return
  const documents = strapi.documents(REPLY_TEMPLATE)
  for (const template of REPLY_TEMPLATES) {
    let documentId: string | undefined
    for (const locale of LOCALES) {
      // Not every language has words of its own.
      if (!template[locale]) continue
      const data = template[locale] as never
      if (documentId) await documents.update({ documentId, locale, data })
      else documentId = (await documents.create({ locale, data })).documentId
    }
  }
  await store.set({ value: true })
}
