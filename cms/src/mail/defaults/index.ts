import type { MailTemplate } from '../../outbox/mail-names'
import { inLanguage, type InLanguages, type Locale } from '../../rules/languages'
import { arabic } from './ar'
import { german } from './de'
import { english } from './en'

export type Text = { subject: string; body: string }
export type Texts = Record<MailTemplate, Text>

/** The mails as they are until an editor words them differently. Markdown; words in braces are filled in. */
const DEFAULTS: InLanguages<Texts> = { ar: arabic, en: english, de: german }

export const defaultsIn = (language: Locale): Texts => inLanguage(DEFAULTS, language)
