import { errors } from '@strapi/utils'
import { message } from '../messages'
import { cleanCode } from '../rules/text'

/** Characters of a typed code; more is none. */
export const LONGEST_TYPED = 200

/** Six digits of the app, or the ten characters of a recovery code. */
const CODE = /^(?:\d{6}|[a-z0-9]{10})$/

/**
 * A code of the second step as it was meant: in Latin digits, without the spaces and dashes between its groups and what is invisible. Throws what
 * is told of one that can be none, before it counts as a try.
 */
export function readTypedCode(typed: string): string {
  const code = cleanCode(typed.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\s\p{Pd}.]/gu, '')
  if (!CODE.test(code)) throw new errors.ApplicationError(message('codeShape'), { code: 'wrong' })
  return code
}
