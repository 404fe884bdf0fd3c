import type { ErrorCode, Problem } from '../error-codes'

/** What stands beside the address when somebody has applied before, by what the form says. (Requirements, sections 5 and 8) */
const ERRORS: ReadonlyMap<string, ErrorCode> = new Map<Problem, ErrorCode>([
  ['duplicate', 'already_submitted'],
  ['duplicate_timeline', 'already_registered'],
  ['duplicate_campaign', 'already_submitted_campaign'],
])

/** The error of the address when a problem is a duplicate, else null. */
export const duplicateError = (problem: string): ErrorCode | null => ERRORS.get(problem) ?? null

/** How a duplicate is called: by campaign, by period, or by project. */
export function duplicateProblem({ isCampaign, hasTimelines }: { isCampaign: boolean; hasTimelines: boolean }): Problem {
  if (isCampaign) return 'duplicate_campaign'
  return hasTimelines ? 'duplicate_timeline' : 'duplicate'
}
