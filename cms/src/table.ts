import type { UID } from '@strapi/strapi'

/** The table in which what is of a type is stored. */
export const tableOf = (uid: UID.ContentType): string => strapi.db.metadata.get(uid).tableName
