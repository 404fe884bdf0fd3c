import type { MailTemplate } from '../outbox/mail-names'
import { inLanguage, type InLanguages, type Locale } from '../rules/languages'
import type { Values } from './render'

const WORDS: Partial<Record<MailTemplate, InLanguages<string>>> = {
  accepted: { ar: 'ملاحظة من الفريق:', en: 'A note from the team:', de: 'Eine Anmerkung des Teams:' },
  rejected: { ar: 'السبب:', en: 'The reason:', de: 'Der Grund:' },
}

/** The reason of a decision as its mail says it; nothing where none was given. */
export function reasonIn(template: MailTemplate, reason: string, language: Locale): Values {
  const words = WORDS[template]
  return words && reason ? { reason: `${inLanguage(words, language)} ${reason}` } : {}
}
