import type { Values } from './render'
import { unlinked } from './typed'

/** What was sent, as it is stored. */
export type Submission = { id: number; email: string; reference: string } & Record<string, unknown>

export const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

function nameOf(submission: Submission): string {
  const { data } = submission
  const values: Record<string, unknown> = typeof data === 'object' && data !== null ? { ...data } : {}
  const full = text(values.fullName) || [text(values.firstName), text(values.lastName)].filter(Boolean).join(' ')
  return text(submission.fullName) || text(submission.contactName) || text(submission.name) || full
}

const TITLES = ['projectTitle', 'departmentTitle', 'eventTitle', 'organizationName', 'title', 'subject']

/** What the submission is about: the project, department or event, or what the sender has called it. */
const titleOf = (submission: Submission): string => TITLES.map((field) => text(submission[field])).find(Boolean) ?? ''

/** What every mail says of a submission. */
export const summaryOf = (submission: Submission): Values => ({
  name: unlinked(nameOf(submission)),
  title: unlinked(titleOf(submission)),
  reference: submission.reference,
})
