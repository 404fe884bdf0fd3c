import { nameOf, titleOf } from '../submissions/about'
import type { Values } from './render'
import { typedLine, typedName } from './typed'

/** What was sent, as it is stored. */
export type Submission = { id: number; email: string; reference: string } & Record<string, unknown>

export const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** What every mail says of a submission. */
export const summaryOf = (submission: Submission): Values => ({
  name: typedName(nameOf(submission)),
  title: typedLine(titleOf(submission)),
  reference: submission.reference,
})
