import { publicUrl } from '../../environment'
import type { MailTemplate } from '../../outbox/mail-names'
import type { Locale } from '../../rules/languages'
import { remindersToken } from './token'

/** Where the pages are. */
export const REMINDERS = '/reminders'

/** Mails that nobody needs to know what they have to know: all others are about something that the person does or has done. */
export const isReminder = (template: MailTemplate): boolean => template === 'eventReminder'

/** The page on which reminders are turned off; programs post to the same address. */
export const remindersLink = (address: string, language: Locale): string => `${publicUrl()}${REMINDERS}/${language}/${remindersToken(address)}`

/** Lets mail programs offer it beside the mail, by one press. (RFC 8058) */
export const unsubscribeHeaders = (link: string): Record<string, string> => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
