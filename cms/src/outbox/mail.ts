import type { UID } from '@strapi/strapi'
import type { Locale } from '../rules/languages'
import type { MailName, MailTemplate } from './mail-names'

export type Mail = {
  to: string
  /** Of whoever reads it: the sender is named in it. */
  language: Locale
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  /** What has a `cid` is shown in the text, by the address `cid:…`. */
  attachments?: { filename: string; content: string | Buffer; contentType: string; cid?: string }[]
}

/** What a mail is made of when it is sent. */
export type Composed = { template: MailTemplate; language: Locale; uid: UID.ContentType; documentId: string }

/** The same of every mail, those that editors do not word included. */
export type Queued = Omit<Composed, 'template'> & { template: MailName }

/** Makes a mail as it would be sent now; null when its subject no longer exists. */
export type Compose = (mail: Queued) => Promise<Mail | null>
