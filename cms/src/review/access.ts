import type { UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import type { z } from 'zod'
import { READ } from '../admin-routes'
import { isSubmission } from '../submissions/visible-fields'
import type { Answered } from './form-words'
import { submissionScope } from './scope'

/** Somebody with an account of the admin. */
export type Person = { id: number }

export type About = { uid: UID.ContentType; documentId: string }

export type Submission = Record<string, unknown> & Answered & { id: number; documentId: string; reference: string }

/** Whoever is signed in, with the name that others know them by. */
export type Reviewer = Person & { name: string }

type Account = { id: number; firstname?: string | null; lastname?: string | null; email?: string | null }

/** What an account of the admin is called. */
export const nameOfPerson = ({ firstname, lastname, email }: Omit<Account, 'id'>): string => [firstname, lastname].filter(Boolean).join(' ') || (email ?? '')

export function reviewerOf({ state }: Context): Reviewer {
  const account: Account = state.user
  return { id: account.id, name: nameOfPerson(account) }
}

/** What the signed-in person may read of a type of submission. Throws what the caller is answered. */
export function reading(context: Context) {
  const { uid } = context.params
  if (!isSubmission(uid)) throw new errors.NotFoundError()
  const checker = strapi.plugin('content-manager').service('permission-checker').create({ userAbility: context.state.userAbility, model: uid })
  if (checker.cannot.read()) throw new errors.ForbiddenError()
  return { uid: uid as UID.ContentType, checker }
}

/** A submission that somebody sees, or null. */
export async function seenBy(person: Person, { uid, documentId }: About): Promise<Submission | null> {
  return strapi.db.query(uid).findOne({ where: { $and: [{ documentId }, await submissionScope(person, uid)] } })
}

/** The submission that a call is about, to somebody who may read it. */
export async function submissionRead(context: Context): Promise<{ about: About; submission: Submission }> {
  const { uid } = reading(context)
  const about = { uid, documentId: String(context.params.documentId) }
  const submission = await seenBy(context.state.user, about)
  if (!submission) throw new errors.NotFoundError()
  return { about, submission }
}

/** The same to somebody who may write what reviewers write. */
export async function submissionReviewed(context: Context): Promise<{ about: About; submission: Submission }> {
  if (reading(context).checker.cannot.update()) throw new errors.ForbiddenError()
  return submissionRead(context)
}

/** Whether somebody may read a type at all. */
export const mayRead = (context: Context, uid: string): boolean => context.state.userAbility.can(READ, uid)

/** What was sent along with a call. Throws where it is something else than the schema says. */
export function bodyOf<S extends z.ZodType>(schema: S, { request }: Context): z.output<S> {
  const { success, data } = schema.safeParse(request.body)
  if (!success) throw new errors.ValidationError('malformed call')
  return data
}
