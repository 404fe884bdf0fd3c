import { randomBytes } from 'node:crypto'

/** A document id as Strapi makes them: 24 small letters and digits, a letter first. */
export function newDocumentId(): string {
  const digits = BigInt(`0x${randomBytes(20).toString('hex')}`)
    .toString(36)
    .padStart(24, '0')
  return `s${digits.slice(-23)}`
}
