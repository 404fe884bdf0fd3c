import type { UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import type { z } from 'zod'
import { READ } from '../admin-routes'
import { type Rights, rightsOf, type Viewer } from '../rights'
import { isSubmission } from '../submissions/visible-fields'
import type { Answered } from './form-words'

/** Somebody with an account of the admin. */
export type Person = { id: number }

export type About = { uid: UID.ContentType; documentId: string }

export type Submission = Record<string, unknown> & Answered & { id: number; documentId: string; reference: string }

/** What is left of one for somebody who may read some of its fields. */
export type Readable = Partial<Submission>

/**
 * What reviewers write for each other (notes, opinions, replies, whose an application is) follows the rights of this field, decisions those
 * of that one.
 */
export const NOTES_FIELD = 'reviewNote'
export const DECISION_FIELD = 'verificationStatus'

/** Whoever is signed in, with the name that others know them by. */
export type Reviewer = Person & { name: string }

type Account = { id: number; firstname?: string | null; lastname?: string | null; email?: string | null }

/** What an account of the admin is called. */
export const nameOfPerson = ({ firstname, lastname, email }: Omit<Account, 'id'>): string => [firstname, lastname].filter(Boolean).join(' ') || (email ?? '')

export function reviewerOf({ state }: Context): Reviewer {
  const account: Account = state.user
  return { id: account.id, name: nameOfPerson(account) }
}

/** The rights of the signed-in person to a type of submission that they may read. Throws what the caller is answered. */
export function reading(context: Context): { uid: UID.ContentType; rights: Rights } {
  const { uid } = context.params
  if (!isSubmission(uid)) throw new errors.NotFoundError()
  const rights = rightsOf(context.state, uid as UID.ContentType)
  rights.demand('read')
  return { uid: uid as UID.ContentType, rights }
}

/** A submission that somebody sees, as it is stored, or null. */
export async function seenBy(viewer: Viewer, { uid, documentId }: About): Promise<Submission | null> {
  return strapi.db.query(uid).findOne({ where: { $and: [{ documentId }, await rightsOf(viewer, uid).where('read')] } })
}

/** A submission, what somebody may read of it, and what else they may do with it. */
export type Read = {
  about: About
  /** As it is stored: for the work of the service and not to be shown. */
  stored: Submission
  submission: Readable
  rights: Rights
}

/** The submission that a call is about, to somebody who may read it. */
export async function submissionRead(context: Context): Promise<Read> {
  const { uid, rights } = reading(context)
  const about = { uid, documentId: String(context.params.documentId) }
  const stored = await seenBy(context.state, about)
  if (!stored) throw new errors.NotFoundError()
  return { about, stored, submission: await rights.readable(stored), rights }
}

/** The same to somebody who may write this field of it. */
export async function submissionWritten(context: Context, field: string): Promise<Read> {
  reading(context).rights.demand('update', null, [field])
  const read = await submissionRead(context)
  read.rights.demand('update', read.stored, [field])
  return read
}

/** Whether somebody may read a type at all. */
export const mayRead = (context: Context, uid: string): boolean => context.state.userAbility.can(READ, uid)

/** What was sent along with a call. Throws where it is something else than the schema says. */
export function bodyOf<S extends z.ZodType>(schema: S, { request }: Context): z.output<S> {
  const { success, data } = schema.safeParse(request.body)
  if (!success) throw new errors.ValidationError('malformed call')
  return data
}
