import type { UID } from '@strapi/strapi'
import type { Composed, Mail } from '../outbox/mail'
import { type Locale, toLocale } from '../rules/languages'
import { REPLY } from '../uids'
import { render } from './render'
import { type Submission, summaryOf, text } from './submission'
import { readTemplate } from './templates'

/** What a reviewer writes to whoever has sent something. */
export type ReplyText = { subject: string; text: string }

type Row = ReplyText & { submissionUid: UID.ContentType; submissionId: string }

/** The language in which a submission was sent. */
export const languageOfSender = ({ submitLanguage, language }: Record<string, unknown>): Locale => toLocale(submitLanguage ?? language)

/** Whether somebody can be answered: anonymous feedback has an address that is not theirs. */
export const isAnswerable = ({ email, isAnonymous }: Record<string, unknown>): boolean => text(email) !== '' && isAnonymous !== true

/** The mail that brings a reply, as it would leave now. */
export async function replyMail(submission: Submission, reply: ReplyText): Promise<Mail> {
  const language = languageOfSender(submission)
  const values = { ...summaryOf(submission), subject: reply.subject, answer: reply.text }
  return { to: submission.email, ...render(await readTemplate('reply', language), values, language) }
}

/** The mail of a reply that was written; null when it or what it answers is there no more. */
export async function composeReply({ documentId }: Composed): Promise<Mail | null> {
  const reply: Row | null = await strapi.db.query(REPLY).findOne({ where: { documentId } })
  const submission: Submission | null = reply && (await strapi.db.query(reply.submissionUid).findOne({ where: { documentId: reply.submissionId } }))
  return reply && submission && isAnswerable(submission) ? replyMail(submission, reply) : null
}
