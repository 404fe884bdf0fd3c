import 'server-only'
import type { Submitted } from '@/lib/content/submissions'
import { definitionOf } from './definitions'
import { PROBLEMS, type Problem, readErrorCode } from './error-codes'
import type { Errors, FormName } from './form'

export type Refusal = { status: number; errors: Errors; problem?: Problem }

const isProblem = (code: string): code is Problem => (PROBLEMS as readonly string[]).includes(code)

/** Fields that the content service found wrong although the site did not, such as a file that is gone. */
function fieldErrors(fields: { path: string; code: string }[]): Errors {
  return Object.fromEntries(fields.map(({ path, code }) => [path.replace(/^data\./, ''), readErrorCode(code)]))
}

/** Why the content service refused a submission, with the status for the visitor. (Requirements, section 8) */
export function refusal(form: FormName, { code, fields }: Extract<Submitted, { state: 'refused' }>): Refusal {
  if (code === 'invalid' && fields.length > 0) return { status: 422, errors: fieldErrors(fields) }
  const problem = isProblem(code) ? code : definitionOf(form).failures.answered
  return { status: problem === 'rate_limited' ? 429 : 409, errors: {}, problem }
}
