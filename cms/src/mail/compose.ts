import type { UID } from '@strapi/strapi'
import type { Language, MailTemplate } from '../submissions/kind'

export type Mail = { to: string; subject: string; text: string; html: string }

type Queued = { template: MailTemplate; language: Language; uid: UID.ContentType; documentId: string }

export async function compose(_mail: Queued): Promise<Mail | null> {
  throw new Error('to be written')
}
