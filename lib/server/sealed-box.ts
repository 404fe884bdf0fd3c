import 'server-only'
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyedDigest } from './keyed-digest'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

const key = () => Buffer.from(keyedDigest('sealed box'), 'base64url')

/** A text that only a process with the same FORMS_SECRET can read, and that nobody else can have written. `about` is what it belongs to. */
export function seal(text: string, about: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key(), nonce).setAAD(Buffer.from(about))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** What was sealed; null for what was not, or about something else. */
export function unseal(box: Buffer, about: string): string | null {
  const start = NONCE_BYTES + TAG_BYTES
  if (box.length < start) return null
  try {
    const decipher = createDecipheriv(CIPHER, key(), box.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(about)).setAuthTag(box.subarray(NONCE_BYTES, start))
    return decipher.update(box.subarray(start), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
