import { createHash, timingSafeEqual } from 'node:crypto'
import { required } from '../environment'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether the header `upload-token` holds the secret that the site shares for files. (Requirements, section 6) */
export function isUploadToken(header: string | string[] | undefined): boolean {
  return typeof header === 'string' && timingSafeEqual(digest(header), digest(required('UPLOAD_TOKEN')))
}
