import 'server-only'
import { randomUUID } from 'node:crypto'
import { secretMatches } from '@/lib/secret'
import { spendOnce } from './spend-once'
import type { FormName } from './form'
import { keyedDigest } from '@/lib/server/keyed-digest'

const LASTS_MS = 30 * 60 * 1000

const signature = (form: FormName, id: string, issuedAt: string) => keyedDigest('confirmation', form, id, issuedAt)

/**
 * A token for one submission of a form without a captcha, valid for half an hour. It asks for no least age: who waits two seconds
 * is no more a person than who does not, and a quick one would be refused.
 */
export function issueConfirmation(form: FormName): string {
  const id = randomUUID()
  const issuedAt = Date.now().toString(36)
  return [id, issuedAt, signature(form, id, issuedAt)].join('.')
}

/**
 * Uses up a confirmation for `content` (what is sent, or a digest of it); its id, or null when it is not ours, expired, or was used
 * for something else. A button pressed twice sends the same twice, which the content service stores once: that is no second use.
 */
export async function redeemConfirmation(token: string, form: FormName, content: string): Promise<string | null> {
  const [id = '', issuedAt = '', given = ''] = token.split('.')
  if (!secretMatches(given, signature(form, id, issuedAt))) return null
  const until = parseInt(issuedAt, 36) + LASTS_MS
  if (until <= Date.now()) return null
  return (await spendOnce(id, content, until)) ? id : null
}
