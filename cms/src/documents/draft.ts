import type { UID } from '@strapi/strapi'
import { titleFieldOf } from '../entities'

/** A language of a document; null of a type without languages. */
export type About = { uid: UID.ContentType; documentId: string; language: string | null }

/** Whether documents of a type are published: others are public as soon as they are saved. */
export const isPublished = (uid: string): uid is UID.ContentType =>
  uid in strapi.contentTypes && strapi.contentType(uid as UID.ContentType).options?.draftAndPublish === true

/** Whether documents of a type have languages. */
export const isLocalized = (uid: UID.ContentType): boolean => Object(strapi.contentType(uid).pluginOptions?.i18n).localized === true

/** The draft of a language of a document with who made it, which the rights of some depend on; null where there is none. */
export async function draftOf({ uid, documentId, language }: About): Promise<Record<string, unknown> | null> {
  const where = { documentId, publishedAt: null, ...(isLocalized(uid) && { locale: language }) }
  return strapi.db.query(uid).findOne({ where, populate: ['createdBy'] })
}

/** What a document is called by. */
export function titleOf(uid: UID.ContentType, draft: Record<string, unknown>): string {
  const title = draft[titleFieldOf(uid)]
  return typeof title === 'string' ? title : ''
}
