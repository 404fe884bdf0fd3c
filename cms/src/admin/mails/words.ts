import { type Language, wordIn } from '../../labels/language'
import { VALUES } from '../../labels/values'
import type { OutboxMail } from '../../mail/outbox/list'
import { RECIPIENT } from '../../outbox/views'
import { CAUSES, FOR_NOW, OTHER_CAUSE } from '../labels/mails'

/** What a mail is called. */
export const mailName = (template: string, language: Language): string => (VALUES[template] ? wordIn(VALUES[template], language) : template)

/** Why a mail was not taken, by the name of the error, and what helps. An address that is only refused for now is not wrong. */
export const causeIn = ({ lastError, view }: Pick<OutboxMail, 'lastError' | 'view'>, language: Language): string =>
  wordIn(view === 'failing' && lastError === RECIPIENT ? FOR_NOW : (CAUSES[lastError ?? ''] ?? OTHER_CAUSE), language)
