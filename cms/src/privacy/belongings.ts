import type { UID } from '@strapi/strapi'

export const OUTBOX = 'api::outbox-mail.outbox-mail' as UID.ContentType
const TOKEN = 'api::verification-token.verification-token' as UID.ContentType

/** What names a submission and goes with it; its files too, which have bytes and a folder of their own to erase them. */
export const BELONGINGS = [OUTBOX, TOKEN]
