import type { Language } from '../../labels/language'
import type { MailTemplate } from '../../outbox/mail-names'
import { arabic } from './ar'
import { german } from './de'
import { english } from './en'

export type Text = { subject: string; body: string }
export type Texts = Record<MailTemplate, Text>

/** The mails as they are until an editor words them differently. Markdown; words in braces are filled in. */
export const DEFAULTS: Record<Language, Texts> = { ar: arabic, en: english, de: german }
