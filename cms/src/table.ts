import type { UID } from '@strapi/strapi'

/** The table in which what is of a type is stored. */
export const tableOf = (uid: UID.ContentType): string => strapi.db.metadata.get(uid).tableName

/** The column of that table in which a field is stored; throws when the type has no such field. */
export function columnOf(uid: UID.ContentType, field: string): string {
  const attribute: unknown = strapi.db.metadata.get(uid).attributes[field]
  if (!attribute) throw new Error(`${uid} has no field "${field}".`)
  return String(Object(attribute).columnName ?? field)
}
