import { fieldError } from '../documents/field-error'
import { type Rule, storedVersion } from '../documents/rule'
import { message } from '../messages'
import { MAIL_TEMPLATES } from '../outbox/mail-names'
import { TEMPLATE } from '../uids'
import { problemOf } from './placeholders'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** A template can be sent: it has its words and its placeholders, and there is one for each mail. */
export const mailTemplateRule: Rule = async (write) => {
  if (write.uid !== TEMPLATE) return
  const fields: Record<string, unknown> = { ...(await storedVersion(write, ['key', 'subject', 'body'])), ...write.data }
  const key = MAIL_TEMPLATES.find((name) => name === fields.key)
  // That there is a key is the schema's matter.
  if (!key) return
  const other = await strapi.db.query(TEMPLATE).findOne({
    where: { key, ...(write.documentId ? { documentId: { $ne: write.documentId } } : {}) },
    select: ['id'],
  })
  if (other) throw fieldError(['key'], message('mailTaken'))
  const found = problemOf(key, { subject: text(fields.subject), body: text(fields.body) })
  if (found) throw fieldError([found.field], message(found.problem, ...found.words))
}
