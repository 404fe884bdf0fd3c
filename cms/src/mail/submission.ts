import type { Values } from './render'
import { unlinked } from './typed'

/** What was sent, as it is stored. */
export type Submission = { id: number; email: string; reference: string } & Record<string, unknown>

export const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const NAMES = ['fullName', 'contactName', 'name']

const nameOf = (submission: Submission): string => NAMES.map((field) => text(submission[field])).find(Boolean) ?? ''

const TITLES = ['projectTitle', 'departmentTitle', 'eventTitle', 'organizationName', 'title', 'subject']

/** What the submission is about: the project, department or event, or what the sender has called it. */
const titleOf = (submission: Submission): string => TITLES.map((field) => text(submission[field])).find(Boolean) ?? ''

/** What every mail says of a submission. */
export const summaryOf = (submission: Submission): Values => ({
  name: unlinked(nameOf(submission)),
  title: unlinked(titleOf(submission)),
  reference: submission.reference,
})
