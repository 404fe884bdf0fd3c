import type { UID } from '@strapi/strapi'
import type { Locale } from '../rules/languages'
import type { MailTemplate } from './mail-names'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  attachments?: { filename: string; content: string; contentType: string }[]
}

/** Of what a mail is made when it goes out. */
export type Composed = { template: MailTemplate; language: Locale; uid: UID.ContentType; documentId: string }

/** Makes a mail as it goes out now; null when what it tells about is there no more. */
export type Compose = (mail: Composed) => Promise<Mail | null>
