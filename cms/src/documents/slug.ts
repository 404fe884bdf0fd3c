import { message } from '../messages'
import { fieldError } from './field-error'
import type { Rule } from './rule'

const PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * One Latin slug for a document in all its languages. Strapi's own `uid` type has one for each language, and a unique column
 * would forbid the second one: so it is checked here.
 */
export const slugRule: Rule = async ({ uid, attributes, documentId, data }) => {
  const { slug } = data
  if (!('slug' in attributes) || slug === undefined || slug === null || slug === '') return
  if (typeof slug !== 'string' || !PATTERN.test(slug)) throw fieldError(['slug'], message('slugPattern'))
  const other = await strapi.db.query(uid).findOne({
    where: { slug, ...(documentId ? { documentId: { $ne: documentId } } : {}) },
    select: ['id'],
  })
  if (other) throw fieldError(['slug'], message('slugTaken', slug))
}
