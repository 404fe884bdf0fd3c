import { createHmac, randomInt } from 'node:crypto'
import { required } from '../environment'

const COUNT = 10

/** Without letters and digits that look alike on paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 10

/** Codes that stand for a lost telephone, in two halves to be read more easily. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
    return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
  })
}

const clean = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '')

/** What is kept of a code, however it is typed. They are random: nobody guesses one from this. */
export const digestOf = (code: string): string =>
  createHmac('sha256', required('API_TOKEN_SALT'))
    .update(`recovery code ${clean(code)}`)
    .digest('hex')
