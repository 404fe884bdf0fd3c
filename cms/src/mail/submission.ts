import { nameOf, titleOf } from '../submissions/about'
import { typedLine, typedName } from './typed'

/** What was sent, as it is stored. */
export type Submission = { id: number; email: string; reference: string } & Record<string, unknown>

export const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** What every mail says of a submission. */
export const summaryOf = (submission: Record<string, unknown>) => ({
  name: typedName(nameOf(submission)),
  title: typedLine(titleOf(submission)),
  reference: text(submission.reference),
})
