import type { UID } from '@strapi/strapi'
import type { Context } from 'koa'
import { PERSON_KINDS, type PersonKind } from '../submissions/person/keys'
import { kindOf } from '../submissions/kinds'
import { isSubmission } from '../submissions/visible-fields'
import { PERSON_KEY } from '../uids'
import { type About, mayRead, type Submission } from './access'
import { submissionScope } from './scope'

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

const NAMES = ['fullName', 'contactName', 'name']
const TITLES = ['projectTitle', 'departmentTitle', 'eventTitle', 'organizationName', 'title', 'subject']

const firstOf = (submission: Submission, fields: string[]): string =>
  fields.map((field) => submission[field]).find((value): value is string => typeof value === 'string' && value !== '') ?? ''

/** By which keys others are the same person, by type and id. */
async function matches({ uid, documentId }: About): Promise<Map<UID.ContentType, Map<string, PersonKind[]>>> {
  const query = strapi.db.query(PERSON_KEY)
  const own: Key[] = await query.findMany({ where: { submissionUid: uid, submissionId: documentId } })
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

const asEarlier =
  (uid: UID.ContentType, matched: Map<string, PersonKind[]>) =>
  (submission: Submission): Earlier => ({
    uid,
    documentId: submission.documentId,
    reference: submission.reference,
    name: firstOf(submission, NAMES),
    title: firstOf(submission, TITLES),
    status: firstOf(submission, ['verificationStatus']) || null,
    createdAt: String(submission.createdAt),
    matched: PERSON_KINDS.filter((kind) => matched.get(submission.documentId)?.includes(kind)),
  })

/** What else the sender of a submission has sent, of all types that the caller sees, the most certain and newest first. */
export async function earlierOf(context: Context, about: About): Promise<Earlier[]> {
  const found: Earlier[] = []
  for (const [uid, matched] of await matches(about)) {
    if (!isSubmission(uid) || !kindOf(uid) || !mayRead(context, uid)) continue
    const where = { $and: [{ documentId: { $in: [...matched.keys()] } }, await submissionScope(context.state.user, uid)] }
    const rows: Submission[] = await strapi.db.query(uid).findMany({ where, orderBy: { id: 'desc' }, limit: MOST })
    found.push(...rows.map(asEarlier(uid, matched)))
  }
  const isSure = ({ matched }: Earlier) => matched.some((kind) => kind !== 'name')
  const byCertainty = (one: Earlier, other: Earlier) => Number(isSure(other)) - Number(isSure(one)) || Date.parse(other.createdAt) - Date.parse(one.createdAt)
  return found.sort(byCertainty).slice(0, MOST)
}
