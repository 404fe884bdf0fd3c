import { fieldError } from '../documents/field-error'
import { type Rule, storedVersion } from '../documents/rule'
import { COMMON, inBraces, unknownIn } from '../mail/placeholders'
import { message } from '../messages'
import { REPLY_TEMPLATE } from '../uids'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** A template of replies has its words, and knows the words in braces that it names. */
export const replyTemplateRule: Rule = async (write) => {
  if (write.uid !== REPLY_TEMPLATE) return
  const fields: Record<string, unknown> = { ...(await storedVersion(write, ['subject', 'body'])), ...write.data }
  for (const field of ['subject', 'body']) {
    const [unknown] = unknownIn(text(fields[field]), COMMON)
    if (unknown) throw fieldError([field], message('mailUnknown', unknown, inBraces(COMMON)))
  }
}
