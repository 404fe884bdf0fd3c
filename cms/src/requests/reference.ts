import { createHmac, randomInt } from 'node:crypto'
import { required } from '../environment'

/** Nothing that is mistaken for something else when read aloud or written down: no 0 and O, no 1, I and L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Random readable characters, as for references and codes that people type. */
export function readable(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** A reference number such as `V-7K3F-92QD`, whose first letter tells the kind of submission. */
export function newReference(prefix: string): string {
  return `${prefix}-${readable(4)}-${readable(4)}`
}

/** The reference number that goes with a key: always the same one, and nobody outside can tell it from a random one. */
export function referenceOf(prefix: string, key: string): string {
  const digest = createHmac('sha256', required('API_TOKEN_SALT')).update(`reference ${key}`).digest()
  const letters = Array.from(digest.subarray(0, 8), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4)}`
}
