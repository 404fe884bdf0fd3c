import { createHmac, timingSafeEqual } from 'node:crypto'
import { publicUrl, required } from '../../environment'
import type { Locale } from '../../rules/languages'

/** Where the page is on which a change is stopped. */
export const STOP = '/stop-change'

const PARTS = /^([a-z0-9]{10,50})\.([\w-]{43})$/

const sign = (documentId: string): string => createHmac('sha256', required('API_TOKEN_SALT')).update(`account notice ${documentId}`).digest('base64url')

/** The page that lets the owner of an account stop a change. */
export const stopLink = (documentId: string, language: Locale): string => `${publicUrl()}${STOP}/${language}/${documentId}.${sign(documentId)}`

/** The notice for which a token was made; null of what was not made here. */
export function noticeOf(token: string): string | null {
  const [, documentId = '', signature = ''] = PARTS.exec(token) ?? []
  return signature && timingSafeEqual(Buffer.from(signature), Buffer.from(sign(documentId))) ? documentId : null
}
