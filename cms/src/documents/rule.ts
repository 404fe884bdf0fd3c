import type { UID } from '@strapi/strapi'

type Fields = Record<string, unknown>

/** What a rule is told of a write through the document service. */
export type Write = {
  uid: UID.ContentType
  attributes: Record<string, { type: string }>
  /** Of what is new: only where the caller names it. */
  documentId: string | undefined
  locale: string | undefined
  /** The fields that are written; a rule may add to them. */
  data: Fields
}

export type Rule = (write: Write) => Promise<void> | void

/** The draft (or the only version) of a document in a language. */
export async function storedVersion({ uid, attributes, documentId, locale }: Write, fields: readonly string[]): Promise<Fields> {
  if (!documentId) return {}
  const { options } = strapi.contentType(uid)
  const where = {
    documentId,
    ...(locale ? { locale } : {}),
    ...(options?.draftAndPublish ? { publishedAt: null } : {}),
  }
  const select = fields.filter((field) => field in attributes)
  return (await strapi.db.query(uid).findOne({ where, select })) ?? {}
}
