import type { UID } from '@strapi/strapi'
import { pageWith } from '../applicants/page'
import type { Composed, Mail } from '../outbox/mail'
import { type Locale, toLocale } from '../rules/languages'
import { REPLY } from '../uids'
import { ownPage, withPage } from './private-page'
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

/** In the place of a secret that nobody but the applicant may have. */
const NO_SECRET = 'x'.repeat(8)

async function mailWith(mine: string, submission: Submission, reply: ReplyText): Promise<Mail> {
  const language = languageOfSender(submission)
  const values = { ...summaryOf(submission), mine, subject: reply.subject, answer: reply.text }
  return { to: submission.email, ...render(withPage(await readTemplate('reply', language), values, language), values, language) }
}

/** The mail that brings a reply, as it would leave now, but for the secret in the link to the applicant's own page. */
export const previewReply = (submission: Submission, reply: ReplyText): Promise<Mail> =>
  mailWith(pageWith(NO_SECRET, languageOfSender(submission)), submission, reply)

/** The mail of a reply that was written; null when it or what it answers is there no more. */
export async function composeReply({ documentId, language }: Composed): Promise<Mail | null> {
  const reply: Row | null = await strapi.db.query(REPLY).findOne({ where: { documentId } })
  if (!reply) return null
  const { submissionUid: uid, submissionId } = reply
  const submission: Submission | null = await strapi.db.query(uid).findOne({ where: { documentId: submissionId } })
  if (!submission || !isAnswerable(submission)) return null
  return mailWith(await ownPage({ uid, documentId: submissionId, language }), submission, reply)
}
