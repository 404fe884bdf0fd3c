import { randomInt } from 'node:crypto'

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
