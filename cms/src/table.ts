import type { UID } from '@strapi/strapi'

/** The table in which what is of a type is stored. */
export const tableOf = (uid: UID.ContentType): string => strapi.db.metadata.get(uid).tableName

/** The column of that table in which a field is stored. */
export const columnOf = (uid: UID.ContentType, field: string): string => String(Object(strapi.db.metadata.get(uid).attributes[field]).columnName ?? field)
