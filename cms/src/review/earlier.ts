import type { UID } from '@strapi/strapi'
import type { Context } from 'koa'
import { PERSON_KINDS, type PersonKind } from '../submissions/person/keys'
import { kindOf } from '../submissions/kinds'
import { isSubmission } from '../submissions/visible-fields'
import { PERSON_KEY } from '../uids'
import { rightsOf } from '../rights'
import { nameOf, titleOf } from '../submissions/about'
import { type About, type Readable, type Submission } from './access'

/** Something else that the same person seems to have sent, and by what they are known again. */
export type Earlier = {
  uid: string
  documentId: string
  reference: string
  name: string
  title: string
  status: string | null
  createdAt: string
  matched: PersonKind[]
}

type Key = { submissionUid: UID.ContentType; submissionId: string; kind: PersonKind; folded: string }

/** More is no list to look at; whoever shares a name with so many is told apart by address and number. */
const MOST = 50
const MOST_KEYS = 1000

/** The fields that tell by what somebody is known again. */
const TOLD_BY: Record<PersonKind, readonly string[]> = {
  email: ['email'],
  phone: ['phone', 'data'],
  name: ['fullName', 'contactName', 'name'],
}

/** By which keys others are the same person, by type and id. */
async function matches({ uid, documentId }: About, mayKnow: (kind: PersonKind) => boolean): Promise<Map<UID.ContentType, Map<string, PersonKind[]>>> {
  const query = strapi.db.query(PERSON_KEY)
  const all: Key[] = await query.findMany({ where: { submissionUid: uid, submissionId: documentId } })
  const own = all.filter(({ kind }) => mayKnow(kind))
  if (own.length === 0) return new Map()
  const found: Key[] = await query.findMany({
    where: { $or: own.map(({ kind, folded }) => ({ kind, folded })), submissionId: { $ne: documentId } },
    orderBy: { id: 'desc' },
    limit: MOST_KEYS,
  })
  const types = new Map<UID.ContentType, Map<string, PersonKind[]>>()
  for (const { submissionUid, submissionId, kind } of found) {
    const ofType = types.get(submissionUid) ?? new Map<string, PersonKind[]>()
    ofType.set(submissionId, [...(ofType.get(submissionId) ?? []), kind])
    types.set(submissionUid, ofType)
  }
  return types
}

const asEarlier = (uid: UID.ContentType, { documentId, createdAt }: Submission, shown: Readable, matched: readonly PersonKind[]): Earlier => ({
  uid,
  documentId,
  reference: shown.reference ?? '',
  name: nameOf(shown),
  title: titleOf(shown),
  status: typeof shown.verificationStatus === 'string' ? shown.verificationStatus : null,
  createdAt: String(createdAt),
  matched: PERSON_KINDS.filter((kind) => matched.includes(kind)),
})

/**
 * What else the sender of a submission has sent, of all types that the caller sees, the most certain and newest first. `mayRead` says which
 * fields of the submission they may read: by others nobody is known again.
 */
export async function earlierOf({ state }: Context, about: About, mayRead: (field: string) => boolean): Promise<Earlier[]> {
  const found: Earlier[] = []
  for (const [uid, matched] of await matches(about, (kind) => TOLD_BY[kind].some(mayRead))) {
    if (!isSubmission(uid) || !kindOf(uid)) continue
    const rights = rightsOf(state, uid)
    const where = { $and: [{ documentId: { $in: [...matched.keys()] } }, await rights.where('read')] }
    const rows: Submission[] = await strapi.db.query(uid).findMany({ where, orderBy: { id: 'desc' }, limit: MOST })
    for (const row of rows) found.push(asEarlier(uid, row, await rights.readable(row), matched.get(row.documentId) ?? []))
  }
  const isSure = ({ matched }: Earlier) => matched.some((kind) => kind !== 'name')
  const byCertainty = (one: Earlier, other: Earlier) => Number(isSure(other)) - Number(isSure(one)) || Date.parse(other.createdAt) - Date.parse(one.createdAt)
  return found.sort(byCertainty).slice(0, MOST)
}
