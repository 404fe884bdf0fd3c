import { type Rule, storedVersion } from './rule'

/** What Strapi writes into the row of a document by itself, or takes from elsewhere in a call. */
const OF_THE_ROW = new Set(['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'firstPublishedAt', 'locale', 'localizations'])

/**
 * Only fields of its type are written into a document. Strapi stores what else a body names where a column has that name:
 * the number of another row, the id of another document, a language that does not exist, another author (also as `created_by_id`).
 * Who makes a document under a certain id names it beside the data, where no body reaches.
 */
export const ownFieldsRule: Rule = async (write) => {
  const { attributes, documentId, data } = write
  for (const name of Object.keys(data)) if (!(name in attributes) || OF_THE_ROW.has(name)) Reflect.deleteProperty(data, name)
  // Strapi names the author of what is new.
  if ('createdBy' in data && 'createdAt' in (await storedVersion(write, ['createdAt']))) delete data.createdBy
  if (documentId) data.documentId = documentId
}
