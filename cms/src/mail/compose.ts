import type { UID } from '@strapi/strapi'
import { siteUrl } from '../environment'
import type { Language, MailTemplate } from '../submissions/kind'
import { makeToken } from '../verification/tokens'
import { calendarEntry, describeEvent } from './event'
import { render, type Values } from './render'
import { readTemplate } from './templates'
import { waitingTime } from './waiting'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  attachments?: { filename: string; content: string; contentType: string }[]
}

export type Composed = { template: MailTemplate; language: Language; uid: UID.ContentType; documentId: string }

type Submission = { id: number; email: string; reference: string } & Record<string, unknown>

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

function nameOf(submission: Submission): string {
  const { data } = submission
  const values: Record<string, unknown> = typeof data === 'object' && data !== null ? { ...data } : {}
  const full = text(values.fullName) || [text(values.firstName), text(values.lastName)].filter(Boolean).join(' ')
  return text(submission.fullName) || text(submission.contactName) || text(submission.name) || full
}

/** What the submission is about: the project, department or event, or what the sender has called it. */
const titleOf = (submission: Submission) =>
  ['projectTitle', 'departmentTitle', 'eventTitle', 'organizationName', 'title', 'subject'].map((field) => text(submission[field])).find(Boolean) ?? ''

const pages: Record<string, string> = {
  'api::project-submission.project-submission': 'verification/project-submission',
  'api::departments-application.departments-application': 'verification/department',
  'api::event-registration.event-registration': 'verification/registration',
}

/** A link with a token of its own, whose time begins now. */
async function linkTo({ uid, documentId, language }: Composed, { id, email }: Submission): Promise<Values> {
  const { token, code } = await makeToken(uid, documentId)
  const query = new URLSearchParams({ email, token, id: String(id) })
  return { link: `${siteUrl()}/${language}/${pages[uid] ?? ''}?${query.toString()}`, code }
}

async function invitationLink(submission: Submission): Promise<Values> {
  const department = await strapi.db.query('api::department.department').findOne({
    where: { documentId: text(submission.departmentId), publishedAt: { $notNull: true }, whatsappInvite: { $notNull: true } },
    select: ['whatsappInvite'],
  })
  return { link: text(department?.whatsappInvite) }
}

async function valuesOf(mail: Composed, submission: Submission): Promise<Values> {
  const common = {
    name: nameOf(submission),
    title: titleOf(submission),
    reference: submission.reference,
    waiting: waitingTime(mail.uid, mail.language),
  }
  switch (mail.template) {
    case 'verification':
      return { ...common, ...(await linkTo(mail, submission)) }
    case 'registration':
      return { ...common, ...(await describeEvent(text(submission.eventId), mail.language)), ...(await linkTo(mail, submission)) }
    case 'invitation':
      return { ...common, ...(await invitationLink(submission)) }
    default:
      return common
  }
}

/** The mail as it goes out now, or null when what it tells about is there no more. */
export async function compose(mail: Composed): Promise<Mail | null> {
  const submission: Submission | null = await strapi.db.query(mail.uid).findOne({ where: { documentId: mail.documentId } })
  if (!submission?.email) return null
  const [template, values] = await Promise.all([readTemplate(mail.template, mail.language), valuesOf(mail, submission)])
  const entry = mail.template === 'registration' ? await calendarEntry(text(submission.eventId), mail.language) : null
  return {
    to: submission.email,
    ...render(template, values, mail.language),
    ...(entry && { attachments: [{ filename: 'event.ics', content: entry, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }] }),
  }
}
