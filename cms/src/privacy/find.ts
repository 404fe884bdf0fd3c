import type { UID } from '@strapi/strapi'
import { SUBMISSIONS } from '../content-types'
import { emailKey } from '../rules/text'
import { WITHDRAWAL } from '../uids'

export type Submission = Record<string, unknown> & { id: number; documentId: string }
export type Found = { uid: UID.ContentType; submission: Submission }

const BATCH = 500

/** Every text in the answers of an application, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** What stands between the addresses of a list. Earlier versions stored `a,b@example.org`, and mailed `b@example.org`. */
const BETWEEN = /[\s,;:<>()"[\]\\،؛]+/

/** Whether a text is an address, in any spelling, or a list that names it. */
function names(key: string, text: string): boolean {
  if (emailKey(text) === key) return true
  return text.includes('@') && text.split(BETWEEN).some((part) => part.includes('@') && emailKey(part) === key)
}

/** Whether a submission came from the address, in any spelling, or names it among its answers. */
function isFrom(key: string, { email, data }: Submission): boolean {
  return [email, ...textsIn(data)].some((text) => typeof text === 'string' && names(key, text))
}

async function* allOf(uid: UID.ContentType): AsyncGenerator<Submission> {
  let after = 0
  for (;;) {
    const rows: Submission[] = await strapi.db.query(uid).findMany({ where: { id: { $gt: after } }, orderBy: { id: 'asc' }, limit: BATCH })
    yield* rows
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

/**
 * What a person has sent, and receipts of what they have withdrawn: by the address, or by a reference number, which is all that an idea may have. Every row is looked at,
 * because spellings are folded by the same rule as everywhere, and no database knows it.
 */
export async function findSubmissions(who: string): Promise<Found[]> {
  const key = emailKey(who)
  const found: Found[] = []
  for (const uid of [...SUBMISSIONS, WITHDRAWAL] as UID.ContentType[]) {
    for await (const submission of allOf(uid)) {
      if (emailKey(String(submission.reference)) === key || isFrom(key, submission)) found.push({ uid, submission })
    }
  }
  return found
}
